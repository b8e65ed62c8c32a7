/** How a build brings its pictures along; the pages are the same in all of them. */
export const PICTURE_MODES = ['on-demand', 'cdn', 'baked'] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];

/** What `PICTURES` says; unset, `cdn` on the platform, which has one, and `on-demand` elsewhere. @throws for anything else */
export function pictureMode(env: Readonly<Record<string, string | undefined>>): PictureMode {
  const asked = env.PICTURES || (env.NETLIFY ? 'cdn' : 'on-demand');
  const mode = PICTURE_MODES.find((one) => one === asked);
  if (!mode) throw new Error(`PICTURES: ${PICTURE_MODES.join(', ')} is expected`);
  return mode;
}
