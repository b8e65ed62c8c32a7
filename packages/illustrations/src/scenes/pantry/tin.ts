import { INKS } from '../../inks.ts';
import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import { lookOf, placed } from '../foods/foods.ts';
import { clipped, dots, rect } from '../grounds.ts';
import { darker, lighter } from '../tints.ts';
import { label } from './label.ts';
import type { Pack } from './pack.ts';

const FISH = ['sardine', 'herring', 'mussel', 'prawn', 'crab', 'salmon'];
export const isFlatTin = (pack: Pack) => pack.foods.some((name) => FISH.includes(name));

/**
 * A flat tin from above: with its printed lid, or with the lid rolled back and the contents in oil. About
 * 680 by 430, centre at 0,0.
 */
export function flatTin(pack: Pack, id: string, options: { isOpen?: boolean } = {}): string {
  const box = (w: number, h: number, r: number, fill: string, extra = '') =>
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${extra}/>`;
  const rim =
    `<g transform="translate(22 30)">${box(680, 430, 104, INKS.ink, ' opacity=".22"')}</g>` +
    box(680, 430, 104, '#c9ccc3') +
    box(646, 396, 90, '#8f968f');
  return rim + (options.isOpen ? insides(pack, id) : printedLid(pack));
}

function printedLid(pack: Pack): string {
  const { lines, body, onBody } = pack;
  const hero = nth(pack.foods, 0);
  const first = block({
    text: lines[0],
    x: -240,
    y: -150,
    width: 480,
    height: 118,
    lines: [1, 2],
    faces: ['italic'],
    leading: 0.9,
    min: 20,
    max: 150,
    align: 'middle',
    vertical: 'middle',
    fills: [onBody],
  });
  const second = lines[1]
    ? block({
        text: lines[1],
        x: -220,
        y: -22,
        width: 440,
        height: 62,
        lines: [1],
        faces: ['display'],
        leading: 1,
        min: 16,
        max: 80,
        align: 'middle',
        vertical: 'middle',
        fills: [onBody],
      }).svg
    : '';
  const count = lookOf(hero).aspect > 1.8 ? 2 : 3;
  const row = Array.from({ length: count }, (_, i) =>
    placed({
      name: hero,
      x: (i - (count - 1) / 2) * (count === 2 ? 190 : 128),
      y: 96,
      size: count === 2 ? 180 : 108,
      rotation: i % 2 ? 8 : -8,
    }),
  );
  return (
    `<rect x="-312" y="-187" width="624" height="374" rx="82" fill="${body}"/>` +
    `<rect x="-298" y="-173" width="596" height="346" rx="72" fill="none" stroke="${onBody}" stroke-width="4"/>` +
    first.svg +
    second +
    row.join('') +
    capitals(lines[2], 0, 160, 15, onBody, 'middle', 380)
  );
}

function insides(pack: Pack, id: string): string {
  const hero = pack.foods.find((name) => FISH.includes(name)) ?? nth(pack.foods, 0);
  const isLong = lookOf(hero).aspect > 1.8;
  const oil = '#f0bf36';
  const packed = isLong
    ? [-120, -42, 40, 122].map((y, i) =>
        placed({ name: hero, x: i % 2 ? 8 : -8, y, size: 560, rotation: i % 2 ? 180 : 0 }),
      )
    : Array.from({ length: 11 }, (_, i) =>
        placed({
          name: hero,
          x: -236 + (i % 4) * 138 + (Math.floor(i / 4) % 2) * 60,
          y: -112 + Math.floor(i / 4) * 112,
          size: 168,
          rotation: i * 67,
        }),
      );
  const inside =
    'M-222,-179H222Q304,-179 304,-99V99Q304,179 222,179H-222Q-304,179 -304,99V-99Q-304,-179 -222,-179Z';
  return (
    `<path d="${inside}" fill="${oil}"/><path d="${inside}" fill="url(#dk)" opacity=".4"/>` +
    clipped(id, inside, packed.join('')) +
    `<path d="M170,-215C220,-232 344,-232 366,-184V184C344,232 220,232 170,215C206,136 206,-136 170,-215Z" fill="${pack.body}"/>` +
    '<path d="M170,-215C206,-136 206,136 170,215C156,215 146,208 140,200C172,116 172,-116 140,-200C146,-208 156,-215 170,-215Z" fill="#e4e4da"/>' +
    `<path d="M240,-214C278,-116 278,116 240,214" stroke="${pack.onBody}" stroke-width="4" fill="none"/>`
  );
}

/** An upright tin with a label around it. When open, its lid stands up behind. 500 wide, 640 tall. */
export function roundTin(pack: Pack, id: string, options: { isOpen?: boolean } = {}): string {
  const metal = '#c9cdc6';
  const ridges = [-250, -232, 262, 280].map((y) => `M-250,${y}A250,46 0 0 0 250,${y}`).join('');
  const lid = options.isOpen
    ? `<g transform="translate(96 -470) rotate(18)"><ellipse rx="236" ry="196" fill="${darker(metal, 0.2)}"/><ellipse rx="222" ry="182" fill="${metal}"/><ellipse rx="150" ry="120" fill="none" stroke="${darker(metal, 0.25)}" stroke-width="4"/></g>`
    : '';
  const top = options.isOpen
    ? `<ellipse cy="-300" rx="236" ry="52" fill="${darker(metal, 0.35)}"/><ellipse cy="-290" rx="216" ry="38" fill="${pack.tint}"/><ellipse cy="-290" rx="216" ry="38" fill="url(#dk)" opacity=".6"/>`
    : `<ellipse cy="-300" rx="236" ry="50" fill="${lighter(metal, 0.35)}"/><ellipse cy="-298" rx="190" ry="36" fill="none" stroke="${darker(metal, 0.2)}" stroke-width="4"/>`;
  return (
    `<ellipse cx="36" cy="322" rx="262" ry="50" fill="${INKS.ink}" opacity=".22"/>` +
    lid +
    `<path d="M-250,-300V290A250,54 0 0 0 250,290V-300Z" fill="${metal}"/>` +
    `<path d="${ridges}" stroke="${darker(metal, 0.3)}" stroke-width="5" fill="none"/>` +
    `<ellipse cy="-300" rx="250" ry="56" fill="${metal}"/>` +
    top +
    clipped(
      id,
      'M-250,-214A250,48 0 0 0 250,-214V236A250,52 0 0 1 -250,236Z',
      rect(-250, -230, 500, 540, pack.body) +
        dots(
          [
            [-250, -230],
            [250, -230],
            [250, 310],
            [-250, 310],
          ],
          { cell: 10 },
        ),
    ) +
    label(pack, -196, -134, 392, 344, `${id}l`) +
    `<path d="M150,-300V300Q230,290 250,284V-300Z" fill="url(#dk)" opacity=".45"/>`
  );
}
