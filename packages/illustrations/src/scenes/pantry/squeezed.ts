import { INKS } from '../../inks.ts';
import { shape, stamp } from '../../shapes.ts';
import { spread } from '../dishes/kit/places.ts';
import { moved } from '../grounds.ts';
import { darker, lighter, mix } from '../tints.ts';
import type { Pack } from './pack.ts';

/** The contents of a tube, squeezed out along `d`, with shadow and highlight. */
export function ribbon({ tint }: Pack, d: string, width: number): string {
  const stroke = (ink: string, thick: number, extra = '') =>
    `<path d="${d}" stroke="${ink}" stroke-width="${thick}" fill="none" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
  return (
    stroke(INKS.ink, width + 4, ' opacity=".25" transform="translate(8 12)"') +
    stroke(darker(tint, 0.25), width + 6) +
    stroke(tint, width - 4) +
    stroke(lighter(tint, 0.55), width * 0.18, ` transform="translate(${-width * 0.16} ${-width * 0.14})"`)
  );
}

const FLAKE = 'M-9,-5L3,-9L10,0L2,8L-8,5Z';
/** Coarse salt, for salted products. */
const salt = ({ content }: Pack, rx: number, ry: number) => {
  if (content !== 'caramel') return '';
  const places = spread(13, 1, 'salt').map(([x, y, turn]) => [x * rx, y * ry, turn] as const);
  return (
    shape(
      INKS.silver,
      stamp(
        FLAKE,
        places.map(([x, y, turn]) => [x + 2, y + 3, turn]),
      ),
    ) + shape(INKS.white, stamp(FLAKE, places))
  );
};

const SPOON =
  'M-150,0C-150,-84 -20,-92 60,-52C110,-28 150,-17 220,-16H620V16H220C150,17 110,28 60,52C-20,92 -150,84 -150,0Z';
const BOWL = 'M-134,0C-134,-68 -16,-76 52,-42C72,-30 72,30 52,42C-16,76 -134,68 -134,0Z';

/** A steel spoon with some of the contents, its bowl around 0,0 and its handle to the right. */
export const spoonful = (pack: Pack) =>
  `<path d="${SPOON}" fill="${INKS.ink}" opacity=".24" transform="translate(12 18)"/>` +
  `<path d="${SPOON}" fill="${INKS.blade}"/><path d="M120,10H620V16H220C150,17 110,28 60,52Z" fill="url(#dk)" opacity=".6"/>` +
  `<path d="${BOWL}" fill="${darker(INKS.blade, 0.2)}"/>` +
  moved(-36, 0, 0, 0.86, `<path d="${BOWL}" fill="${darker(pack.tint, 0.22)}"/>`) +
  moved(-38, -5, 0, 0.8, `<path d="${BOWL}" fill="${pack.tint}"/>`) +
  `<path d="M-118,-20C-100,-44 -50,-48 -10,-38" stroke="${lighter(pack.tint, 0.55)}" stroke-width="8" stroke-linecap="round" fill="none"/>` +
  moved(-50, 6, 0, 1, salt(pack, 66, 34));

/** The cap, unscrewed. */
export const looseCap = ({ cap }: Pack) => {
  const ribs = Array.from(
    { length: 18 },
    (_, i) => `<path transform="rotate(${i * 20})" d="M70,0H80"/>`,
  ).join('');
  return (
    `<circle cx="10" cy="14" r="80" fill="${INKS.ink}" opacity=".22"/><circle r="80" fill="${cap}"/>` +
    `<g stroke="${mix(cap, INKS.ink, 0.4)}" stroke-width="6">${ribs}</g>` +
    `<circle r="60" fill="${mix(cap, INKS.ink, 0.25)}"/><circle r="24" fill="${cap}"/>`
  );
};
