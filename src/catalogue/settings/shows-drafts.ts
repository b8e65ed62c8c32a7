/**
 * True for a preview: a build with `DRAFTS=show`, which has drafts and what is published at another time.
 */
export function showsDrafts(): boolean {
  return process.env.DRAFTS === 'show';
}
