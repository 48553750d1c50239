// The model: haggle's own code, compiled. It decides, the page shows. Requests and answers are data
// (see HagglePageModel); what is asked for has a name, the wish.
//
// await Model.begin(code, trace, other)   from the packed code, the trace's text, and that of the
//                                         trace that it is held against, if there is one
//   .ask(wish, more = {})   the answer
// bytesOf(letters)          what the page holds as letters

/** A digit of 93: the letters from ! to ~ without the one that begins markup. */
function digit(code) { return code < 60 ? code - 33 : code - 34; }

/** The bytes behind the letters: 13 bits in two, or 14 (PairedLetters), 6 in a last one alone. */
function bytesOf(text) {
  const letters = new TextEncoder().encode(text.replaceAll("\n", ""));
  const bytes = new Uint8Array(letters.length * 7 >> 3);
  let [waiting, count, filled] = [0, 0, 0];
  for (let place = 0; place < letters.length; place += 2) {
    const isPair = place + 1 < letters.length;
    const value = digit(letters[place]) + (isPair ? 93 * digit(letters[place + 1]) : 0);
    const bits = (value & 8191) < 457 ? 14 : 13;
    waiting |= value << count;
    for (count += isPair ? bits : 6; count >= 8; count -= 8) {
      bytes[filled] = waiting;
      filled += 1;
      waiting >>= 8;
    }
  }
  return bytes.subarray(0, filled);
}

/** What letters and gzip made of bytes, undone. */
async function unpacked(text) {
  const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

class Model {
  static async begin(code, trace, other) {
    const { instance } = await WebAssembly.instantiate(await unpacked(code));
    instance.exports.begin();
    const model = new Model(instance.exports);
    for (const [name, text] of [["open", trace], ["against", other]]) {
      const fault = text === undefined ? "" : model.#call(name, text);
      if (fault !== "") throw new Error(fault);
    }
    return model;
  }

  constructor(exports) { this.exports = exports; }

  ask(wish, more = {}) {
    return JSON.parse(this.#call("answer", JSON.stringify({ wish, ...more })));
  }

  /** Memory may move while the model works: it is looked at anew after each call. */
  #call(name, text) {
    const { memory, allocate, release } = this.exports;
    const bytes = new TextEncoder().encode(text);
    const request = allocate(bytes.length);
    new Uint8Array(memory.buffer, request, bytes.length).set(bytes);
    const reply = this.exports[name](request, bytes.length);
    release(request);
    const length = new DataView(memory.buffer).getUint32(reply, true);
    const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, reply + 4, length));
    release(reply);
    return answer;
  }
}

Object.assign(haggle, { Model, bytesOf });
