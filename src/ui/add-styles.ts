const added = new Set<string>();

/** Adds a style sheet to the page, once. */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
