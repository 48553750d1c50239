import Testing

/// Everything that needs a browser is nested in this suite, so that it runs one after the other.
@Suite(
  .serialized,
  .enabled(
    if: Browser.isInstalled,
    "there is no Chromium on this machine; HAGGLE_CHROMIUM may say where it is"))
struct `In a browser` {}
