import rareLetters from 'virtual:rare-letters';

/**
 * Names the fonts of rare letters once the page shows one. Without script, or without the file, such letters stand in a font that
 * the machine has.
 */
function look(): void {
  if (!rareLetters.test(document.body.textContent)) return;
  observer.disconnect();
  import('./rare-faces.client.ts').catch(() => {});
}

const observer = new MutationObserver(look);
observer.observe(document.body, { childList: true, subtree: true });
look();
