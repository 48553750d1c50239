// Opened with its first file.
