import extendedLetters from 'virtual:extended-letters';

/**
 * Adds the fonts of rare letters when the page shows one. Without JavaScript such letters use a system font.
 */
function look(): void {
  if (!extendedLetters.test(document.body.textContent)) return;
  observer.disconnect();
  import('./extended-fonts.client.ts').catch(() => {});
}

const observer = new MutationObserver(look);
observer.observe(document.body, { childList: true, subtree: true });
look();
