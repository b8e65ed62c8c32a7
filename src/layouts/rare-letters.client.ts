/** Letters of central and eastern Europe, Turkish and the okina: LATIN_EXTENDED in config/font-faces.ts. */
const RARE = /[\u0100-\u017f\u0218-\u021b\u02bb\u02bc]/;

/**
 * Names the fonts of rare letters once the page shows one. Without script, or without the file, such letters stand in a font that
 * the machine has.
 */
function look(): void {
  if (!RARE.test(document.body.textContent)) return;
  observer.disconnect();
  import('./rare-faces.client.ts').catch(() => {});
}

const observer = new MutationObserver(look);
observer.observe(document.body, { childList: true, subtree: true });
look();

export {};
