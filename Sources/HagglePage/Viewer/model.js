// The model: haggle's own code, compiled. It decides, the page shows. Requests and answers are data
// (see HagglePageModel); what is asked for has a name, the wish.
//
// await Model.begin(code, trace, other)   from the compiled code, the trace's text, and that of the
//                                         trace that it is held against, if there is one
//   .ask(wish, more = {})   the answer

class Model {
  static async begin(code, trace, other) {
    const { instance } = await WebAssembly.instantiate(code);
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

haggle.Model = Model;
