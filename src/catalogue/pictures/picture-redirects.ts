import { SHARE_SIZE } from 'illustrations/share-size';
import { qualityOf, SHARE_CARD_ENCODER } from './encode.ts';
import type { PictureMode } from './picture-mode.ts';
import {
  ORIGINAL,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureUrl,
  SHARE_CARD,
  SHARE_CARD_SOURCE,
  variantName,
} from './picture-sizes.ts';

/** The endpoint of Netlify's image CDN, and its parameters. */
export const IMAGE_CDN = '/.netlify/images';
export type ImageCdnQuery = { url: string; w: number; fm: string; q: number };

/**
 * Netlify's rewrite rules (`_redirects`) from a picture's address to the image CDN. One rule per width and
 * format, so that no other sizes can be requested. Sharing pictures need a rule only when the build has not
 * made them. Documented at https://docs.netlify.com/build/image-cdn/overview/
 */
export function pictureRedirects(mode: Exclude<PictureMode, 'baked'>): string {
  const variants = PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) =>
      rule(variantName(width, format), ORIGINAL, { w: width, fm: format, q: qualityOf(width, format) }),
    ),
  );
  const card = rule(SHARE_CARD, SHARE_CARD_SOURCE, {
    w: SHARE_SIZE.width,
    fm: 'jpg',
    q: SHARE_CARD_ENCODER.quality,
  });
  return `${[...variants, ...(mode === 'on-demand' ? [card] : [])].join('\n')}\n`;
}

function rule(name: string, source: string, { w, fm, q }: Omit<ImageCdnQuery, 'url'>): string {
  return `${pictureUrl(':id', name)}  ${IMAGE_CDN}?url=${pictureUrl(':id', source)}&w=${w}&fm=${fm}&q=${q}  200`;
}
