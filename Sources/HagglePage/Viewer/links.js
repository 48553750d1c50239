// Where we stand as an address: #e=120&n=Grid.2&v=why is event 120, with the view Grid.2 selected
// and its size explained.
//
// linkTo({ event, node, tab })       the part behind the # (node: its name or null)
// readLink("#e=120&n=Grid.2&v=why")  { event, node, tab }; what is not there is null
// linkErrors(link, trace, reader)    what there is not of it, in words; empty where all is
// new Links(viewer).note(isJump)     keeps the address up to date; the browser's back goes back

const delay = 120;

function linkTo({ event, node, tab }) {
  const parts = [`e=${event}`];
  if (node !== null) parts.push(`n=${encodeURIComponent(node)}`);
  if (tab !== "log") parts.push(`v=${tab}`);
  return `#${parts.join("&")}`;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readLink(hash) {
  const link = { event: null, node: null, tab: null };
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [name, ...rest] = part.split("=");
    const value = decoded(rest.join("="));
    if (name === "e" && /^\d+$/.test(value)) link.event = Number(value);
    if (name === "n" && value !== "") link.node = value;
    if (name === "v" && value !== "") link.tab = value;
  }
  return link;
}

function linkErrors({ event, node, tab }, trace, reader) {
  const last = trace.events.length - 1;
  const errors = [];
  if (event !== null && event > last) {
    const range = last < 0 ? "the trace has none" : `they go from 0 to ${last}`;
    errors.push(`there is no event ${event}; ${range}`);
  }
  if (node !== null && !trace.nodes.some((about) => about.name === node)) {
    errors.push(`no view is called ${haggle.displayName(node)}; :tree lists them`);
  }
  if (tab !== null && !reader.has(tab)) errors.push(`there is no tab ${tab}`);
  return errors.join("; ");
}

class Links {
  constructor(viewer) {
    this.viewer = viewer;
    addEventListener("hashchange", () => {
      if (location.hash !== this.#current) viewer.follow(readLink(location.hash));
    });
  }

  get #current() { return linkTo(this.viewer.place); }

  /** Steps replace the address; jumps are places to come back to. Browsers refuse many at once. */
  note(isJump) {
    this.isJump = this.isJump || isJump;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const link = this.#current;
      if (link !== location.hash) {
        if (this.isJump) history.pushState(null, "", link);
        else history.replaceState(null, "", link);
      }
      this.isJump = false;
    }, delay);
  }
}

Object.assign(haggle, { linkErrors, linkTo, readLink, Links });
