import { nth } from '#src/lib/nth.ts';
import { INKS } from '../../inks.ts';
import { capitals } from '../../text/place.ts';
import { leanOf, lying, placed } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { darker } from '../tints.ts';
import { around, type Kit, STEEL, type Tool } from './kit.ts';

/** A cook's knife along the x axis: point at -560, butt at 470. */
const blade = (kit: Kit) =>
  `<g transform="translate(18 26)" opacity=".22"><path d="M-560,-16C-360,110 -60,120 150,104V-40H-560ZM150,-44C250,-56 380,-62 462,-34C494,-22 494,40 462,56C390,76 250,40 150,46Z" fill="${INKS.ink}"/></g>` +
  `<path d="M-560,-20C-360,110 -60,122 150,106V-42H-560Z" fill="${STEEL}"/><path d="M-560,-20C-360,110 -60,122 150,106V60C-120,76 -380,40 -560,-20Z" fill="url(#dk)"/><path d="M-520,-26H140" stroke="#fff" stroke-width="7" opacity=".6"/>` +
  `<path d="M150,-50L190,-50L190,66L150,106Z" fill="${INKS.steel}"/><path d="M188,-48C290,-60 400,-66 470,-36C500,-24 500,40 470,56C400,78 290,40 188,46Z" fill="${darker(kit.wood, 0.15)}"/><path d="M188,20C290,14 410,44 486,30C480,46 476,54 470,56C400,78 290,40 188,46Z" fill="url(#dk)"/>` +
  [250, 334, 418]
    .map((x) => `<circle cx="${x}" cy="${x > 380 ? 6 : 0}" r="13" fill="${INKS.butter}"/>`)
    .join('') +
  capitals(kit.author, 40, 6, 17, INKS.steel, 'middle', 190);

/** A chopping board, 460 wide and 700 tall about 0,0, with a handle above. */
const chopping = (kit: Kit) =>
  `<g transform="translate(20 26)" opacity=".22">${plank(INKS.ink)}</g>${plank(kit.wood)}` +
  `<path d="${[-150, -70, 20, 96, 170].map((x, i) => `M${x},${-300 + i * 14}C${x + 24},-100 ${x - 26},100 ${x + 10},${316 - i * 8}`).join('')}" stroke="${darker(kit.wood, 0.2)}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
  `<path d="M232,-300V300Q232,350 180,350H90C190,300 200,-200 180,-345Q232,-340 232,-300Z" fill="url(#dk)" opacity=".5"/><circle cy="-430" r="26" fill="${kit.theme.ground}"/><circle cy="-430" r="26" fill="none" stroke="${darker(kit.wood, 0.3)}" stroke-width="5"/>` +
  capitals('Found', 0, 316, 18, darker(kit.wood, 0.4), 'middle');
const plank = (fill: string) =>
  `<path d="M-60,-350V-440C-60,-510 60,-510 60,-440V-350H180Q232,-350 232,-298V298Q232,350 180,350H-180Q-232,350 -232,298V-298Q-232,-350 -180,-350Z" fill="${fill}"/>`;

const slices = (kit: Kit, x: number, y: number, step: number) =>
  [0, 1, 2, 3]
    .map((i) =>
      placed({
        name: nth(kit.foods, 0),
        x: x + i * step,
        y: y + (i % 2) * 16,
        size: 210 - i * 26,
        rotation: i * 24 - 20,
      }),
    )
    .join('');

export const knife: Tool = {
  tag: [590, 800, 12],
  front: (kit, chance) =>
    around(kit, [{ x: 660, y: 190, size: 380 }], chance) +
    moved(360, 520, 40, 1.1, blade(kit)) +
    around(kit, [{ x: 150, y: 850, size: 360 }], chance),
  use: (kit) =>
    moved(400, 560, 84, 1.34, chopping(kit)) +
    slices(kit, 150, 640, 150) +
    moved(420, 400, -16, 0.84, blade(kit)),
  detail: (kit, chance) =>
    moved(-60, 330, 26, 1.9, blade(kit)) + around(kit, [{ x: 180, y: 850, size: 420 }], chance),
};

export const board: Tool = {
  tag: [470, 190, 10],
  front: (kit, chance) =>
    moved(384, 610, 9, 1.2, chopping(kit)) +
    around(
      kit,
      [
        { x: 130, y: 880, size: 380 },
        { x: 690, y: 850, size: 280 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(400, 520, -72, 1.36, chopping(kit)) +
    lying([
      {
        name: nth(kit.foods, 0),
        x: 300,
        y: 470,
        size: 440,
        rotation: leanOf(nth(kit.foods, 0), chance.next()),
      },
      {
        name: kit.foods[1] ?? nth(kit.foods, 0),
        x: 560,
        y: 640,
        size: 340,
        rotation: leanOf(kit.foods[1] ?? nth(kit.foods, 0), chance.next()),
      },
      { name: kit.foods[2] ?? nth(kit.foods, 0), x: 560, y: 380, size: 260, rotation: 20 },
      { name: nth(kit.foods, -1), x: 250, y: 720, size: 270, rotation: -30 },
    ]),
  detail: (kit, chance) =>
    moved(190, 40, -12, 2.1, chopping(kit)) + around(kit, [{ x: 640, y: 850, size: 430 }], chance),
};
