/** A link to a style sheet, as Astro writes it; its first group is the URL. */
export const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * A page with its style sheets in place of the links to them, so that its first screen needs no other
 * request. A link that `sheets` lacks stays: the sheet of what is below the first screen.
 * @param sheets CSS by URL
 */
export function withStyleSheets(html: string, sheets: Readonly<Record<string, string>>): string {
  return html.replace(STYLE_LINK, (link, href: string) => {
    const css = sheets[href];
    return css === undefined ? link : `<style>${css}</style>`;
  });
}
