import { nth } from '#src/lib/nth.ts';
import { INKS } from '../../inks.ts';
import { block, capitals } from '../../text/place.ts';
import { lying, placed } from '../foods/foods.ts';
import { clipped, dots, moved, rect } from '../grounds.ts';
import { corners } from '../stage.ts';
import { around, type Kit, type Tool } from './kit.ts';

const { ink } = INKS;

/** An apron laid flat: bib, skirt, pocket; `pocket` looks out of it. 560 wide, 860 tall. */
const apronCloth = (kit: Kit, pocket: string) => {
  const cut =
    'M-130,-330C-130,-220 -190,-150 -280,-130V420Q0,452 280,420V-130C190,-150 130,-220 130,-330Q0,-350 -130,-330Z';
  return (
    `<path d="M-120,-330C-120,-500 120,-500 120,-330" stroke="${kit.dark}" stroke-width="16" fill="none"/><path d="M-280,-110C-380,-90 -400,20 -440,80M280,-110C380,-90 400,20 440,80" stroke="${kit.dark}" stroke-width="16" fill="none" stroke-linecap="round"/>` +
    `<path d="${cut}" fill="${ink}" opacity=".2" transform="translate(16 20)"/><path d="${cut}" fill="${kit.coat}"/>` +
    dots(
      [
        [-130, -330],
        [130, -330],
        [280, -130],
        [280, 420],
        [-280, 420],
        [-280, -130],
      ],
      { cell: 7, radius: 1.1, opacity: 0.16 },
    ) +
    `<path d="M-118,-318C-116,-216 -180,-142 -268,-120V408M118,-318C116,-216 180,-142 268,-120V408" stroke="${kit.onCoat}" stroke-width="3" stroke-dasharray="12 8" fill="none" opacity=".7"/>` +
    pocket +
    `<path d="M-170,60H170V250Q0,290 -170,250Z" fill="${kit.light}"/><path d="M-160,74H160M-160,74V244M160,74V244" stroke="${kit.dark}" stroke-width="3" stroke-dasharray="10 7"/>` +
    rect(-62, 140, 124, 54, '#fbf1dc') +
    capitals(kit.author, 0, 174, 13, ink, 'middle', 108)
  );
};
const inPocket = (kit: Kit) =>
  [-90, 20, 100]
    .map((x, i) =>
      placed({
        name: nth(kit.foods, i % kit.foods.length),
        x,
        y: 20 - (i % 2) * 20,
        size: 190,
        rotation: nth([-24, 6, 28], i),
      }),
    )
    .join('');

export const apron: Tool = {
  tag: [560, 780, 10],
  front: (kit, chance) =>
    moved(396, 470, 3, 1.14, apronCloth(kit, '')) + around(kit, [{ x: 110, y: 900, size: 330 }], chance),
  use: (kit, chance) =>
    moved(380, 430, -5, 1.34, apronCloth(kit, inPocket(kit))) +
    around(kit, [{ x: 700, y: 890, size: 300 }], chance),
  detail: (kit, chance) =>
    moved(410, 330, 7, 2.1, apronCloth(kit, inPocket(kit))) +
    around(kit, [{ x: 150, y: 930, size: 280 }], chance),
};

/** A folded tea towel with stripes and a woven label, 520 wide and 680 tall. */
const towel = (kit: Kit, id: string) => {
  const cut = 'M-260,-340H260V340H-260Z';
  const bars =
    [-220, -196, -150, 150, 196, 220]
      .map((x, i) => rect(x - 6, -340, i % 3 === 1 ? 8 : 20, 680, kit.coat))
      .join('') + [230, 262, 276].map((y, i) => rect(-260, y, 520, i ? 8 : 22, kit.coat)).join('');
  return (
    `<path d="${cut}" fill="${ink}" opacity=".22" transform="translate(18 24)"/>` +
    rect(-244, -322, 520, 680, '#e6d9bd') +
    clipped(id, cut, rect(-260, -340, 520, 680, '#fbf4e4') + bars) +
    dots(
      [
        [-260, -340],
        [260, -340],
        [260, 340],
        [-260, 340],
      ],
      { cell: 6, radius: 0.9, opacity: 0.1 },
    ) +
    `<path d="M-252,332H252" stroke="${kit.dark}" stroke-width="3" stroke-dasharray="10 6"/><path d="M0,-340C20,-100 -16,120 8,340" stroke="${ink}" stroke-width="5" opacity=".1" fill="none"/>` +
    rect(-110, 60, 220, 96, kit.coat) +
    block({
      text: kit.name,
      x: -98,
      y: 68,
      width: 196,
      height: 80,
      lines: [1, 2, 3],
      faces: ['italic'],
      leading: 0.95,
      min: 12,
      max: 46,
      align: 'middle',
      vertical: 'middle',
      fills: [kit.onCoat],
    }).svg
  );
};

export const linen: Tool = {
  tag: [600, 760, 10],
  front: (kit, chance) =>
    moved(430, 430, 11, 1.02, towel(kit, chance.id('cloth'))) +
    moved(370, 520, -6, 1.06, towel(kit, chance.id('cloth'))) +
    around(kit, [{ x: 140, y: 900, size: 330 }], chance),
  use: (kit, chance) =>
    moved(420, 480, -28, 1.5, towel(kit, chance.id('cloth'))) +
    lying(
      corners(
        kit.foods,
        [
          { x: 330, y: 380, size: 430 },
          { x: 560, y: 640, size: 300 },
          { x: 190, y: 760, size: 250 },
        ],
        chance,
      ),
    ),
  detail: (kit, chance) =>
    moved(330, 380, 14, 2.2, towel(kit, chance.id('cloth'))) +
    around(kit, [{ x: 670, y: 880, size: 330 }], chance),
};
