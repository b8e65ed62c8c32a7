import { INKS } from '../../inks.ts';
import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import { clipped, polygon, rect, surface } from '../grounds.ts';
import { darker, lighter } from '../tints.ts';
import { label } from './label.ts';
import type { Pack } from './pack.ts';

const PAPERS = ['#c99a62', '#efe1c0'];

/**
 * A paper bag: folded and tied, or open at the top with `inside` visible. 560 wide, 760 tall,
 * centre at 0,0.
 */
export function bag(pack: Pack, id: string, inside?: string): string {
  const paper =
    pack.shape < 2 ? nth(PAPERS, pack.shape === 0 && pack.theme.name !== 'cream' ? 1 : 0) : pack.body;
  const dark = darker(paper, 0.16);
  const foot = `<path d="M-270,378H300L350,330H280Z" fill="${INKS.ink}" opacity=".22"/>`;
  const front = surface(
    [
      [-270, -250],
      [270, -250],
      [280, 380],
      [-280, 380],
    ],
    paper,
    12,
  );
  const folds = `<path d="M-270,-250L-214,-60L-280,380ZM270,-250L214,-60L280,380Z" fill="${INKS.ink}" opacity=".1"/>`;
  const card = label(pack, -196, -90, 392, 380, id);
  if (inside === undefined)
    return (
      foot +
      front +
      folds +
      card +
      polygon(
        [
          [-270, -250],
          [270, -250],
          [262, -380],
          [-262, -380],
        ],
        lighter(paper, 0.16),
      ) +
      `<path d="M-270,-250H270M-266,-318H266" stroke="${dark}" stroke-width="4"/>` +
      rect(-286, -300, 572, 20, pack.cap) +
      `<circle cx="-286" cy="-290" r="13" fill="${pack.cap}"/><circle cx="286" cy="-290" r="13" fill="${pack.cap}"/>`
    );
  const teeth = Array.from(
    { length: 18 },
    (_, i) => `L${-270 + (i + 0.5) * 30},${-268}L${-270 + (i + 1) * 30},-250`,
  ).join('');
  return (
    foot +
    polygon(
      [
        [-270, -250],
        [-220, -312],
        [224, -312],
        [270, -250],
      ],
      darker(paper, 0.4),
    ) +
    inside +
    front +
    `<path d="M-270,-250${teeth}V-200H-270Z" fill="${paper}"/>` +
    folds +
    card
  );
}

/** A squeezed tube standing on its cap, or with its nozzle open: 400 wide, 860 tall, centre at 0,0. */
export function tube(pack: Pack, id: string, options: { isOpen?: boolean } = {}): string {
  const { lines, body, onBody, cap } = pack;
  const outline = 'M-216,-430H216V-372C206,-200 176,120 128,270H-128C-176,120 -206,-200 -216,-372Z';
  const text = (of: string, y: number, height: number, face: 'italic' | 'display', max: number) =>
    block({
      text: of,
      x: -148,
      y,
      width: 296,
      height,
      lines: [1],
      faces: [face],
      leading: 0.9,
      min: 16,
      max,
      align: 'middle',
      vertical: 'middle',
      fills: [onBody],
    }).svg;
  const crimp = Array.from({ length: 25 }, (_, i) => `M${-204 + i * 17},-424V-378`).join('');
  return (
    (options.isOpen
      ? `<path d="${outline}" fill="${INKS.ink}" opacity=".22" transform="translate(20 24)"/>`
      : `<path d="M-150,430H190L250,400H120Z" fill="${INKS.ink}" opacity=".22"/>`) +
    `<path d="${outline}" fill="${body}"/>` +
    clipped(id, outline, band(pack)) +
    `<path d="M216,-430V-372C206,-200 176,120 128,270H20C110,60 130,-200 120,-430Z" fill="url(#dk)" opacity=".5"/>` +
    rect(-216, -430, 432, 58, lighter(body, 0.25)) +
    `<path d="${crimp}" stroke="${darker(body, 0.3)}" stroke-width="4"/>` +
    `<path d="M-180,-290C-176,-180 -164,-90 -154,-30" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".35"/>` +
    rect(-190, -300, 380, 5, onBody) +
    text(lines[0], -280, 140, 'italic', 150) +
    (lines[1] ? text(lines[1], -136, 84, 'display', 84) : '') +
    capitals(lines[2], 0, -12, 22, onBody, 'middle', 250) +
    `<path d="M-128,270H128L84,316H-84Z" fill="${darker(body, 0.2)}"/>` +
    (options.isOpen
      ? `<path d="M-42,316H42L28,372H-28Z" fill="#d9dfd6"/>`
      : `<path d="M-112,316H112L100,432H-100Z" fill="${cap}"/><path d="${Array.from({ length: 13 }, (_, i) => `M${-90 + i * 15},324L${-82 + i * 13.6},426`).join('')}" stroke="${darker(cap, 0.4)}" stroke-width="4"/>`)
  );
}

/** The printed band at the tube's lower end: a thick drip of the contents on cream. */
function band({ tint, cap }: Pack): string {
  const drip =
    'M-216,24H216V66C190,66 186,96 168,96C148,96 150,74 130,74C104,74 112,168 82,168C54,168 62,84 36,84C14,84 20,120 -4,120C-28,120 -20,82 -44,82C-72,82 -62,146 -90,146C-116,146 -108,76 -132,76C-150,76 -150,92 -168,92C-186,92 -190,66 -216,66Z';
  return (
    rect(-216, 24, 432, 190, '#fbf1dc') +
    rect(-216, 206, 432, 10, cap) +
    `<path d="${drip}" fill="${tint}"/><path d="M-150,40H120" stroke="${lighter(tint, 0.5)}" stroke-width="9" stroke-linecap="round"/>`
  );
}
