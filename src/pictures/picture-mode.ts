import { siteAddress } from '../lib/site-address.ts';

/** How a build brings its pictures along; the pages are the same in all of them. */
export const PICTURE_MODES = ['on-demand', 'cdn', 'baked'] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];
type Env = Readonly<Record<string, string | undefined>>;

/**
 * What `PICTURES` says; unset, `on-demand`, which only the store's own local server can serve.
 * @throws for anything else, and where the pictures of this build could not be served
 */
export function pictureMode(env: Env): PictureMode {
  const problem = pictureProblem(env);
  if (problem) throw new Error(`PICTURES: ${problem}`);
  return PICTURE_MODES.find((mode) => mode === env.PICTURES) ?? 'on-demand';
}

/** Why the pictures of a build with these settings could not be served, as what is expected of `PICTURES`. */
export function pictureProblem(env: Env): string | undefined {
  const asked = env.PICTURES || 'on-demand';
  if (!(PICTURE_MODES as readonly string[]).includes(asked)) return `${PICTURE_MODES.join(', ')} is expected`;
  if (asked !== 'on-demand') return undefined;
  if (env.NETLIFY)
    return 'the platform cannot make pictures on demand; set it to cdn (its image CDN) or baked';
  const address = siteAddress(env);
  const isPublic = URL.canParse(address) && !LOCAL_HOSTS.includes(new URL(address).hostname);
  return !env.PICTURES && isPublic
    ? `must be set in a build for ${address}: cdn (the platform’s image CDN), baked (any file server), or on-demand (npm run serve)`
    : undefined;
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
