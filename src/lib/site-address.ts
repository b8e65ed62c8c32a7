/**
 * The store's public address: `SITE_URL`, else Netlify's, else localhost at `PORT`. Used in pages,
 * feeds and mails.
 */
export function siteAddress(env: Readonly<Record<string, string | undefined>>): string {
  return env.SITE_URL || env.URL || `http://localhost:${env.PORT || 4321}`;
}
