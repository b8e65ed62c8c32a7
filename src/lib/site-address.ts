/**
 * The public address of the store: `SITE_URL`, else the platform's own, else this machine at `PORT`. Pages, feeds and mails name it.
 */
export function siteAddress(env: Readonly<Record<string, string | undefined>>): string {
  return env.SITE_URL || env.URL || `http://localhost:${env.PORT || 4321}`;
}
