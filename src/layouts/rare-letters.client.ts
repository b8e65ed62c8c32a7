import faces from 'virtual:rare-faces';

/** Letters of central and eastern Europe, Turkish and the okina: LATIN_EXTENDED in config/font-faces.ts. */
const RARE = /[\u0100-\u017f\u0218-\u021b\u02bb\u02bc]/;

/**
 * Names the fonts of rare letters once the page shows one, and not before its first paint, which would wait for them. The browser
 * fetches of them what the text needs. Without script such letters come from a font that the machine has.
 */
function watch(): void {
  if (hasRare(document.body)) {
    requestAnimationFrame(() => setTimeout(nameFaces));
    return;
  }
  const observer = new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(hasRare))) return;
    observer.disconnect();
    nameFaces();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function hasRare({ textContent }: Node): boolean {
  return RARE.test(textContent ?? '');
}

function nameFaces(): void {
  for (const { family, source, descriptors } of faces)
    document.fonts.add(new FontFace(family, source, descriptors));
}

watch();
