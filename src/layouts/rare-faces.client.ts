import faces from 'virtual:rare-faces';

// Not before the next paint, since the first of a page would wait for them. The browser fetches those that the text needs.
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const { family, source, descriptors } of faces)
      document.fonts.add(new FontFace(family, source, descriptors));
  }),
);
