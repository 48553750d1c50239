#ifndef HAGGLE_PAGE_FILES_H
#define HAGGLE_PAGE_FILES_H

#include <stddef.h>

/// A file of the viewer, as it stands in the program.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} HagglePageFile;

/// The file of that name, such as `viewer.js`; NULL where there is none.
const HagglePageFile *haggle_page_file(const char *name);

#endif
