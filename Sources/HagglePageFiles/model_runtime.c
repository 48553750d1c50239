// What the compiled model needs of a C library and wasi-libc does not have. A program that carries
// the model needs nothing of it.
#ifdef __wasm__

#include <stdlib.h>
#include <string.h>

/// Reads a number for Swift: where it ends, or null where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end == text ? NULL : end;
}

/// By which hashes differ from run to run: here they are the same in each.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0, count); }

/// A program that stops prints why: nobody could read it here.
int putchar(int letter) { return letter; }

/// `strtod` reads texts and files alike: a model has no files, so there is nothing behind a text.
int __uflow(void *file) { return -1; }

void __wasm_call_ctors(void);

/// What is to be called first: otherwise the linker would begin and end a program with each call.
__attribute__((export_name("begin"))) void begin(void) { __wasm_call_ctors(); }

typedef unsigned long long Word;
typedef unsigned __int128 Wide;

static Wide product(Word a, Word b) {
  const Word half = 0xffffffff;
  Word low = (a & half) * (b & half);
  Word left = (a >> 32) * (b & half) + (low >> 32);
  Word right = (a & half) * (b >> 32) + (left & half);
  Word high = (a >> 32) * (b >> 32) + (left >> 32) + (right >> 32);
  return (Wide)high << 64 | right << 32 | (low & half);
}

/// The product of two numbers of 128 bits, which the processor does not know.
Wide __multi3(Wide a, Wide b) {
  Word crossed = (Word)a * (Word)(b >> 64) + (Word)(a >> 64) * (Word)b;
  return product((Word)a, (Word)b) + ((Wide)crossed << 64);
}

#endif
