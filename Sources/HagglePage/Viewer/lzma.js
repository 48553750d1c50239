// What `xz --format=lzma` packed, undone. Browsers undo gzip only, by which the model takes a third
// more: each page that is sent to somebody carries it. The format is that of the LZMA SDK's
// specification: a header, then one stream of bits, each coded by how likely it was so far.
//
// haggle.expanded(packed)   the bytes; an error where the packed ones end too early or mean nothing

/** How likely 0 is at each of so many places, in 2 048ths. */
const odds = (count) => new Uint16Array(count).fill(1024);

/** Bits out of bytes: the part of a range in which they lie says which one comes next. */
class BitReader {
  /** The range and the place in it: 32 bits each, which a browser keeps best in such an array. */
  #range = new Uint32Array([0xFFFFFFFF, 0]);
  #bytes;
  #place;

  constructor(bytes, start) {
    [this.#bytes, this.#place] = [bytes, start + 1];
    for (let count = 0; count < 4; count += 1) this.#readByte();
  }

  #readByte() {
    if (this.#place >= this.#bytes.length) throw new Error("it ends too early");
    this.#range[1] = this.#range[1] << 8 | this.#bytes[this.#place];
    this.#place += 1;
  }

  #widen() {
    this.#range[0] <<= 8;
    this.#readByte();
  }

  bit(likely, place) {
    const range = this.#range;
    const chance = likely[place];
    const bound = (range[0] >>> 11) * chance;
    const isSet = range[1] >= bound;
    if (isSet) {
      range[0] -= bound;
      range[1] -= bound;
      likely[place] = chance - (chance >> 5);
    } else {
      range[0] = bound;
      likely[place] = chance + (2048 - chance >> 5);
    }
    if (range[0] < 0x1000000) this.#widen();
    return isSet ? 1 : 0;
  }

  /** Bits of which 0 and 1 are as likely, the highest first. */
  even(count) {
    const range = this.#range;
    let value = 0;
    for (let left = count; left > 0; left -= 1) {
      range[0] >>>= 1;
      const bit = range[1] >= range[0] ? 1 : 0;
      range[1] -= bit * range[0];
      if (range[0] < 0x1000000) this.#widen();
      value = value * 2 + bit;
    }
    return value;
  }

  /** A value of so many bits, the highest first; how likely each is depends on those before it. */
  value(likely, start, count) {
    let node = 1;
    for (let left = count; left > 0; left -= 1) node = node * 2 + this.bit(likely, start + node);
    return node - (1 << count);
  }

  /** The same with the lowest bit first. */
  reversed(likely, start, count) {
    let [node, value] = [1, 0];
    for (let index = 0; index < count; index += 1) {
      const bit = this.bit(likely, start + node);
      node = node * 2 + bit;
      value |= bit << index;
    }
    return value;
  }
}

/** How long a repetition is: 2 to 9, 10 to 17 or 18 to 273 bytes. */
class Lengths {
  constructor() {
    [this.kind, this.short, this.middle, this.long] = [odds(2), odds(128), odds(128), odds(256)];
  }

  next(reader, column) {
    if (reader.bit(this.kind, 0) === 0) return 2 + reader.value(this.short, column * 8, 3);
    if (reader.bit(this.kind, 1) === 0) return 10 + reader.value(this.middle, column * 8, 3);
    return 18 + reader.value(this.long, 0, 8);
  }
}

/** The bytes as far as they are known, and what was read last: a byte, or which repetition. */
class Expansion {
  #bytes = new Uint8Array(1 << 20);
  #count = 0;
  #distances = [0, 0, 0, 0];
  /** Less than 7: a byte. */
  #state = 0;
  #isRepeated = odds(12 * 16);
  #isKnown = odds(12);
  #isOlder = [odds(12), odds(12), odds(12)];
  #isLong = odds(12 * 16);
  #lengths = new Lengths();
  #knownLengths = new Lengths();
  #slots = odds(4 * 64);
  #middleBits = odds(128);
  #lowestBits = odds(16);

  constructor(packed) {
    const kind = packed[0] ?? 225;
    if (kind >= 225) throw new Error("it is not packed by xz --format=lzma");
    this.leftBits = kind % 9;
    this.literalMask = (1 << Math.floor(kind / 9) % 5) - 1;
    this.columnMask = (1 << Math.floor(kind / 45)) - 1;
    this.literals = odds(0x300 * (this.literalMask + 1) << this.leftBits);
    this.reader = new BitReader(packed, 13);
  }

  all() {
    while (this.#next());
    return this.#bytes.subarray(0, this.#count);
  }

  /** False at the end. */
  #next() {
    const { reader } = this;
    const column = this.#count & this.columnMask;
    const cell = this.#state * 16 + column;
    if (reader.bit(this.#isRepeated, cell) === 0) {
      this.#readByte();
      return true;
    }
    const isKnown = reader.bit(this.#isKnown, this.#state) === 1;
    if (isKnown && this.#isSingle(cell)) {
      this.#state = this.#state < 7 ? 9 : 11;
      this.#repeat(1);
      return true;
    }
    const length = (isKnown ? this.#knownLengths : this.#lengths).next(reader, column);
    if (!isKnown) this.#distances = [this.#distance(length), ...this.#distances.slice(0, 3)];
    if (this.#distances[0] === 0xFFFFFFFF) return false;
    this.#state = (this.#state < 7 ? 7 : 10) + (isKnown ? 1 : 0);
    this.#repeat(length);
    return true;
  }

  #readByte() {
    const { reader, literals, leftBits } = this;
    const before = this.#count === 0 ? 0 : this.#bytes[this.#count - 1];
    const context = ((this.#count & this.literalMask) << leftBits) + (before >> 8 - leftBits);
    const start = 0x300 * context;
    let node = 1;
    // Behind a repetition the byte is likely to differ from the one that would have come next.
    if (this.#state >= 7) {
      const other = this.#bytes[this.#count - this.#distances[0] - 1];
      for (let place = 7; place >= 0 && node < 0x100; place -= 1) {
        const expected = other >> place & 1;
        const bit = reader.bit(literals, start + (1 + expected << 8) + node);
        node = node * 2 + bit;
        if (bit !== expected) break;
      }
    }
    while (node < 0x100) node = node * 2 + reader.bit(literals, start + node);
    this.#add(node & 0xFF);
    this.#state -= this.#state < 4 ? this.#state : this.#state < 10 ? 3 : 6;
  }

  /** Whether one byte is repeated; else one of the last four distances is the first from now on. */
  #isSingle(cell) {
    const { reader } = this;
    if (reader.bit(this.#isOlder[0], this.#state) === 0) {
      return reader.bit(this.#isLong, cell) === 0;
    }
    let place = 1;
    while (place < 3 && reader.bit(this.#isOlder[place], this.#state) === 1) place += 1;
    this.#distances.unshift(...this.#distances.splice(place, 1));
    return false;
  }

  /** One less than how far back it is: the highest bits by the length, the others by those. */
  #distance(length) {
    const { reader } = this;
    const slot = reader.value(this.#slots, Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const highest = (2 + slot % 2) * 2 ** count;
    if (slot < 14) return highest + reader.reversed(this.#middleBits, highest - slot, count);
    const middle = reader.even(count - 4) * 16;
    return highest + middle + reader.reversed(this.#lowestBits, 0, 4);
  }

  #repeat(length) {
    const distance = this.#distances[0] + 1;
    if (distance > this.#count) throw new Error("it repeats what is not there");
    for (let left = length; left > 0; left -= 1) this.#add(this.#bytes[this.#count - distance]);
  }

  #add(byte) {
    if (this.#count === this.#bytes.length) {
      const longer = new Uint8Array(this.#count * 2);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#count] = byte;
    this.#count += 1;
  }
}

haggle.expanded = (packed) => new Expansion(packed).all();
