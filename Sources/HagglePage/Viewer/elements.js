// Elements of the page. Text only ever becomes text: nothing here reads markup.
//
// element("button", { class: "x", onclick: f, "aria-label": "y" }, ...children)
// drawn("rect", attributes, ...children)      the same in SVG
// children are elements, texts, or arrays of them; attributes that are null or false are left out
// setChildren(element, ...children), setText(element, text), setAttributes(element, attributes)
// words(text)                                 a text as nodes, see below

const letters = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}"
  + "\\u{1e800}-\\u{1efff}";
/** Words that are written from right to left, with what is between them. */
const rightToLeft = new RegExp(`[${letters}]+(?:[^\\p{L}\\p{N}]+[${letters}]+)*`, "gu");
/** Control characters, what turns writing around, and what draws nothing. */
const unseen = new RegExp(
  "[\\0-\\x08\\n-\\x1f\\x7f-\\x9f\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b"
  + "\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb"
  + "\\u{e0000}-\\u{e00ff}]", "gu");

function visible(text) {
  return text.replace(/\n/g, " ").replace(unseen, "\ufffd");
}

/** A text as nodes: control characters visible, what is written from right to left by itself, so
 * that it turns nothing else around. */
function words(text) {
  const shown = visible(text);
  const made = [];
  let end = 0;
  for (const match of shown.matchAll(rightToLeft)) {
    const isolated = document.createElement("bdi");
    isolated.textContent = match[0];
    made.push(document.createTextNode(shown.slice(end, match.index)), isolated);
    end = match.index + match[0].length;
  }
  return [...made, document.createTextNode(shown.slice(end))];
}

function nodes(children) {
  return children.flat(Infinity).filter((child) => (child ?? "") !== "")
    .flatMap((child) => (typeof child === "string" ? words(child) : [child]));
}

function setAttributes(made, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else if (value === null || value === undefined || value === false) made.removeAttribute(name);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  return made;
}

function element(name, attributes = {}, ...children) {
  const made = setAttributes(document.createElement(name), attributes);
  made.append(...nodes(children));
  return made;
}

const svg = "http://www.w3.org/2000/svg";

/** In SVG there is no `bdi`, but the characters that do the same. */
function drawn(name, attributes = {}, ...children) {
  const made = setAttributes(document.createElementNS(svg, name), attributes);
  made.append(...children.flat(Infinity).map((child) => (typeof child === "string"
    ? visible(child).replace(rightToLeft, "\u2068$&\u2069") : child)));
  return made;
}

function setChildren(parent, ...children) {
  parent.replaceChildren(...nodes(children));
}

function setText(parent, text) {
  if (parent.textContent !== text) parent.replaceChildren(...words(text));
}

Object.assign(haggle, { element, drawn, setChildren, setText, setAttributes, words });
