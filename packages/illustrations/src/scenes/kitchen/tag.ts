import { INKS } from '../../inks.ts';
import { block, capitals } from '../../text/place.ts';
import { lightOf } from '../contrast.ts';
import { moved } from '../grounds.ts';
import type { Kit } from './kit.ts';

/** A card on a string, tied to the tool at x, y, with the tool's name and maker. */
export function swingTag(kit: Kit, x: number, y: number, turn: number): string {
  const { ink } = INKS;
  const card = 'M-44,26L0,-26H236V146H-44Z';
  const tape = isDarkGround(kit) ? INKS.butter : INKS.tomato;
  const name = block({
    text: kit.name,
    x: -18,
    y: 14,
    width: 232,
    height: 82,
    lines: kit.name.length < 10 ? [1] : [1, 2, 3],
    faces: ['display'],
    leading: 0.94,
    min: 18,
    max: 60,
    fills: [ink],
    vertical: 'middle',
  });
  return moved(
    x,
    y,
    turn,
    1,
    `<path d="M2,-7C-20,-48 -50,-70 -92,-78" stroke="${ink}" stroke-width="3.4" fill="none"/>` +
      `<path d="M-122,-72L-70,-100L-60,-80L-112,-52Z" fill="${tape}"/>` +
      `<path d="${card}" fill="${ink}" opacity=".22" transform="translate(9 12)"/><path d="${card}" fill="#fbf1dc"/>` +
      `<circle cx="2" cy="-7" r="6.5" fill="${ink}"/>` +
      name.svg +
      capitals(kit.author, -18, 126, 13, INKS.brick, 'start', 226),
  );
}

const isDarkGround = (kit: Kit) =>
  kit.coat === INKS.tomatoDeep || kit.coat === INKS.brick || lightOf(kit.theme.ground) < 0.4;
