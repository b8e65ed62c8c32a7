import type { Drawing } from './draw.ts';
import { PALETTE, type PaletteName } from './inks.ts';
import { nth } from './nth.ts';
import { SHARE_SIZE } from './share-size.ts';
import { fitText } from './text/fit.ts';
import { capitals, line, placeFitted, wrap } from './text/place.ts';
import { wordmarkOf } from './wordmark.ts';

export type ShareArt = Pick<Drawing, 'svg' | 'width' | 'height'>;

export type ShareCard = {
  /** The store's name. */
  brand: string;
  /** The store's logo, in place of its name in letters: the content of an SVG and its box. */
  logo?: { viewBox: string; width: number; height: number; content: string } | undefined;
  /** A word or two in small capitals above the title. */
  kicker: string;
  title: string;
  byline?: string;
  /** A palette, or the ground and the text of the store's own cards. */
  colour: PaletteName | { ground: string; ink: string };
  /** One picture, or four in a grid. Photographs are wrapped in an SVG. */
  art: readonly ShareArt[];
};

/**
 * The preview image of a page for social networks: text on a creator's colour, picture on the right. It
 * contains no price.
 */
export function drawShareCard({ brand, logo, kicker, title, byline, colour, art }: ShareCard): string {
  const { width, height } = SHARE_SIZE;
  const { ground, ink } = inksOf(colour);
  const pieces = placeArt(art);
  const room = Math.min(...pieces.map(({ x }) => x), width) - MARGIN - GAP;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    capitals(kicker, MARGIN, 88, 20, ink, 'start', room) +
    words(title, byline, room, ink) +
    `<path d="M${MARGIN},516h${room}" stroke="${ink}" stroke-opacity=".4"/>${logo ? placedLogo(logo, ink) : wordmark(brand, ink)}` +
    `${pieces.map(nested).join('')}</svg>`
  );
}

const MARGIN = 60;
const GAP = 52;
/** Wider pictures are cut at both sides, so that the text has enough space. */
const WIDEST = 640;
const TITLE = { top: 124, height: 290, max: 120, min: 46 } as const;
const BYLINE = { size: 34, leading: 42, lowest: 484 } as const;

function inksOf(colour: ShareCard['colour']): { ground: string; ink: string } {
  if (typeof colour === 'object') return colour;
  const { deep, fg } = PALETTE[colour];
  return { ground: deep, ink: fg };
}

function words(title: string, byline: string | undefined, room: number, ink: string): string {
  const below = byline ? evenLines(byline, room) : [];
  const height = TITLE.height - Math.max(0, below.length - 1) * BYLINE.leading;
  const fitted = fitText({
    text: title,
    width: room,
    height,
    lines: [1, 2, 3, 4],
    faces: ['display'],
    leading: 0.98,
    tracking: -0.015,
    min: TITLE.min,
    max: TITLE.max,
  });
  const lastLine = TITLE.top + nth(fitted.lines, -1).y;
  const first = Math.min(
    lastLine + fitted.size * 0.24 + 42,
    BYLINE.lowest - (below.length - 1) * BYLINE.leading,
  );
  return (
    placeFitted(fitted, MARGIN, TITLE.top, room, 'start', [ink]) +
    below
      .map((text, index) =>
        line(text, MARGIN, first + index * BYLINE.leading, BYLINE.size, ink, {
          face: 'italic',
          maxWidth: room,
        }),
      )
      .join('')
  );
}

/** Breaks a text into as few lines as possible, of similar length. */
function evenLines(text: string, room: number): string[] {
  const lines = wrap(text, 'italic', BYLINE.size, room, 3);
  for (let width = room - 16; width > room / 2; width -= 16) {
    const narrower = wrap(text, 'italic', BYLINE.size, width);
    if (narrower.length > lines.length)
      return lines.length === 1 ? lines : wrap(text, 'italic', BYLINE.size, width + 16, 3);
  }
  return lines;
}

/** The largest logo. A wide one is smaller, so that it does not overlap the picture. */
const LOGO = { width: 480, height: 44, below: 52 } as const;

function wordmark(brand: string, ink: string): string {
  const { left, top, width, height, path } = wordmarkOf(brand, ink);
  const scale = Math.min(LOGO.height / height, LOGO.width / width);
  const move = `translate(${MARGIN - left * scale} ${SHARE_SIZE.height - LOGO.below - (top + height) * scale})`;
  return `<g transform="${move} scale(${scale})">${path}</g>`;
}

function placedLogo({ viewBox, content, ...box }: NonNullable<ShareCard['logo']>, ink: string): string {
  const scale = Math.min(LOGO.height / box.height, LOGO.width / box.width);
  const [width, height] = [box.width * scale, box.height * scale];
  const y = SHARE_SIZE.height - LOGO.below - height;
  return `<svg x="${MARGIN}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" color="${ink}">${content}</svg>`;
}

type Piece = {
  svg: string;
  /** A prefix for its IDs, since several drawings may use the same IDs. */
  prefix: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

function placeArt(art: readonly ShareArt[]): Piece[] {
  const { width, height } = SHARE_SIZE;
  const [first] = art;
  if (!first) return [];
  if (art.length < 4) {
    const wide = Math.min(WIDEST, Math.round((height * first.width) / first.height));
    return [{ svg: first.svg, prefix: 'art-', x: width - wide, y: 0, width: wide, height }];
  }
  const side = height / 2;
  return art.slice(0, 4).map(({ svg }, index) => ({
    svg,
    prefix: `art${index}-`,
    x: width - height + (index % 2) * side,
    y: index > 1 ? side : 0,
    width: side,
    height: side,
  }));
}

/** Embeds a drawing in another one. It fills its box and is clipped by it. */
function nested({ svg, prefix, x, y, width, height }: Piece): string {
  return svg
    .replace(
      /^<svg ([^>]*?)width="[\d.]+" height="[\d.]+"/,
      `<svg $1x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
    )
    .replace(/ id="/g, ` id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
}
