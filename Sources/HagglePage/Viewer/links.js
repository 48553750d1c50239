// The position as an address: #e=120&n=Grid.2&v=why is event 120, with the view Grid.2 selected
// and its size explained.
//
// linkTo({ cursor, node, tab })      the part behind the # (node: its name or null)
// readLink("#e=120&n=Grid.2&v=why")  { event, node, tab }: texts; what is not there is left out
// new Links(viewer).note(isJump)     keeps the address up to date; the browser's back goes back

const delay = 120;

function linkTo({ cursor, node, tab }) {
  const parts = [`e=${cursor}`];
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
  const link = {};
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [name, ...rest] = part.split("=");
    const value = decoded(rest.join("="));
    if (name === "e" && /^\d+$/.test(value)) link.event = value;
    if (name === "n" && value !== "") link.node = value;
    if (name === "v" && value !== "") link.tab = value;
  }
  return link;
}

class Links {
  constructor(viewer) {
    this.viewer = viewer;
    addEventListener("hashchange", () => {
      if (location.hash !== this.#current) viewer.follow(readLink(location.hash));
    });
  }

  get #current() { return linkTo(this.viewer.state); }

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

Object.assign(haggle, { linkTo, readLink, Links });
