import { siteAddress } from '#src/lib/site-address.ts';

/** How a build provides its pictures. The pages are the same in all modes. */
export const PICTURE_MODES = ['on-demand', 'cdn', 'baked'] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];
type Env = Readonly<Record<string, string | undefined>>;

/**
 * The value of `PICTURES`. Defaults to `on-demand`, which only the local server supports.
 *
 * @throws Error for an invalid value, or when the pictures of this build could not be served
 */
export function pictureMode(env: Env): PictureMode {
  const problem = pictureProblem(env);
  if (problem) throw new Error(`PICTURES: ${problem}`);
  return PICTURE_MODES.find((mode) => mode === env.PICTURES) ?? 'on-demand';
}

/**
 * Why the pictures of a build with these settings could not be served, as an error message for `PICTURES`.
 */
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
