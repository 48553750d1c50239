// How numbers become text; the twin of HaggleVocabulary/NumberText.swift, to the character.
//
// NumberText.exact(number)          shortest decimal that reads back to the same bits
// NumberText.display(length)        for people: two decimals, `∞`; null (not specified) is `nil`
// NumberText.pair([width, height])  a size or a proposal for people: `93.33×nil`
// NumberText.integer(number)        a whole number, digit for digit
// NumberText.isShownAlike(a, b)     whether `display` says the same of both
// NumberText.parsed("12.5")         the finite decimal number that a text is; null for any other
//
// A length is a number, Infinity included; a proposal's axis may be null.

/** As Swift describes a number that is not whole, or too long for digits alone. */
function described(value) {
  const size = Math.abs(value);
  if (size >= 1e-4 && size < 1e16) return String(value);
  const [digits, exponent] = value.toExponential().split("e");
  return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
}

function exact(value) {
  if (value === Infinity) return "inf";
  if (value === -Infinity) return "-inf";
  if (Number.isNaN(value)) return "nan";
  if (Object.is(value, -0)) return "-0.0";
  return Number.isInteger(value) && Math.abs(value) < 1e16 ? String(value) : described(value);
}

function display(value) {
  if (value === null || value === undefined) return "nil";
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value < 0 ? "−∞" : "∞";
  const hundredths = Math.round(Math.abs(value) * 100);
  const sign = value < 0 && hundredths > 0 ? "−" : "";
  if (!(hundredths < 1e15)) return sign + exact(Math.round(Math.abs(value)));
  const fraction = hundredths % 100;
  const whole = (hundredths - fraction) / 100;
  if (fraction === 0) return `${sign}${whole}`;
  if (fraction % 10 === 0) return `${sign}${whole}.${fraction / 10}`;
  return `${sign}${whole}.${fraction < 10 ? "0" : ""}${fraction}`;
}

function pair([width, height]) {
  return `${display(width)}×${display(height)}`;
}

function integer(value) {
  return Number.isSafeInteger(value) ? String(value) : BigInt(value).toString();
}

/** The number that `display` shows. */
function shown(value) {
  const hundredths = Math.sign(value) * Math.round(Math.abs(value * 100));
  if (Math.abs(hundredths) < 1e15) return hundredths / 100;
  return Math.sign(value) * Math.round(Math.abs(value));
}

function isShownAlike(a, b) {
  return shown(a) === shown(b) || (Number.isNaN(a) && Number.isNaN(b));
}

function parsed(text) {
  const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text);
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : null;
}

haggle.NumberText = { exact, display, pair, integer, isShownAlike, parsed };
