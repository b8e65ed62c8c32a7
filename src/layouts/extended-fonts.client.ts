import faces from 'virtual:extended-fonts';

// After the next paint, so that the first paint does not wait for the fonts. The browser loads only those
// that the text needs.
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const { family, source, descriptors } of faces)
      document.fonts.add(new FontFace(family, source, descriptors));
  }),
);
