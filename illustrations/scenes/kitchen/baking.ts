import { nth } from '#src/lib/nth.ts';
import { INKS } from '../../inks.ts';
import { leanOf, lying, placed } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { darker, lighter } from '../tints.ts';
import { around, type Kit, STEEL, type Tool } from './kit.ts';

const { ink } = INKS;

/** A rolling pin along the x axis, barrel ±330, handles to ±520. */
const pin = (kit: Kit) =>
  `<g transform="translate(16 30)" opacity=".22"><rect x="-330" y="-84" width="660" height="168" rx="30" fill="${INKS.ink}"/></g>` +
  ['-1', '1']
    .map(
      (side) =>
        `<g transform="scale(${side} 1)"><path d="M320,-26H360L380,-44H490Q530,-40 530,0T490,44H380L360,26H320Z" fill="${kit.coat}"/><path d="M380,14H520Q510,44 490,44H380Z" fill="url(#dk)"/></g>`,
    )
    .join('') +
  `<rect x="-330" y="-84" width="660" height="168" rx="30" fill="${kit.wood}"/><path d="M-330,20H330V54Q330,84 300,84H-300Q-330,84 -330,54Z" fill="url(#dk)" opacity=".8"/><path d="M-290,-52H250" stroke="${lighter(kit.wood, 0.45)}" stroke-width="12" stroke-linecap="round"/><path d="M-280,-10C-100,-24 40,6 280,-12M-240,30C-60,16 100,40 250,26" stroke="${darker(kit.wood, 0.2)}" stroke-width="4" fill="none"/>`;
const doughSheet =
  '<path d="M-330,-60C-340,-240 -160,-320 20,-300C220,-290 360,-200 340,20C330,220 180,310 -20,300C-220,290 -330,180 -330,-60Z" fill="#f0ddb0"/><path d="M340,20C330,220 180,310 -20,300C-180,292 -280,220 -316,80C-140,220 160,220 340,20Z" fill="url(#db)"/>';

export const rollingPin: Tool = {
  tag: [620, 560, 16],
  front: (kit, chance) =>
    around(kit, [{ x: 180, y: 200, size: 360 }], chance) +
    moved(420, 480, -38, 1.24, pin(kit)) +
    around(
      kit,
      [
        { x: 640, y: 850, size: 340 },
        { x: 200, y: 930, size: 240 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(400, 600, 12, 1.16, doughSheet) +
    lying(
      [0, 1, 2].map((i) => ({
        name: nth(kit.foods, i % kit.foods.length),
        x: 200 + i * 200,
        y: 740 + (i % 2) * 60,
        size: 250,
        rotation: leanOf(nth(kit.foods, i % kit.foods.length), chance.next()),
      })),
    ) +
    moved(440, 400, 14, 1.1, pin(kit)),
  detail: (kit, chance) =>
    moved(120, 380, 24, 2.1, pin(kit)) + around(kit, [{ x: 620, y: 850, size: 400 }], chance),
};

/** A balloon whisk along the y axis, wires up to -420, handle down to 420. */
const wires = (kit: Kit) =>
  [210, 150, 84, 24]
    .map(
      (w) =>
        `<path d="M-16,120C${-w},-60 ${-w * 1.1},-420 0,-430C${w * 1.1},-420 ${w},-60 16,120" fill="none" stroke="${INKS.steel}" stroke-width="9"/><path d="M-16,120C${-w},-60 ${-w * 1.1},-420 0,-430" fill="none" stroke="#eef0ea" stroke-width="3"/>`,
    )
    .join('') +
  `<path d="M-30,110H30L36,180H-36Z" fill="${STEEL}"/><path d="M-36,180H36C50,280 46,380 34,440Q0,466 -34,440C-46,380 -50,280 -36,180Z" fill="${kit.coat}"/><path d="M36,180C50,280 46,380 34,440Q20,454 0,456C20,360 20,260 10,180Z" fill="url(#dk)" opacity=".6"/><circle cy="424" r="10" fill="${kit.theme.ground}"/>`;
const batter = (kit: Kit) =>
  `<circle cx="16" cy="24" r="300" fill="${INKS.ink}" opacity=".22"/><circle r="300" fill="${kit.light}"/><circle r="284" fill="${kit.coat}"/><circle r="250" fill="#f9dc8c"/><path d="M-140,20C-120,-120 100,-150 130,-10C146,90 -40,130 -60,30C-66,-30 40,-50 52,10" fill="none" stroke="#fff3cf" stroke-width="26" stroke-linecap="round"/>`;

export const whisk: Tool = {
  tag: [600, 730, 12],
  front: (kit, chance) =>
    around(kit, [{ x: 160, y: 220, size: 360 }], chance) +
    moved(430, 500, 26, 1.16, wires(kit)) +
    around(
      kit,
      [
        { x: 660, y: 190, size: 230 },
        { x: 170, y: 850, size: 340 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(370, 590, 0, 1.24, batter(kit)) +
    moved(480, 470, 216, 0.95, wires(kit)) +
    around(
      kit,
      [
        { x: 120, y: 130, size: 300 },
        { x: 690, y: 900, size: 260 },
      ],
      chance,
    ),
  detail: (kit, chance) =>
    moved(420, 760, -24, 1.9, wires(kit)) + around(kit, [{ x: 150, y: 860, size: 380 }], chance),
};

/** A loaf tin from its long side, 700 wide; `inside` rises from it. */
const bakingTin = (kit: Kit, inside: string) =>
  `<path d="M-330,210H370L440,160H320Z" fill="${ink}" opacity=".22"/><path d="M-370,-100L-310,-170H410L350,-100Z" fill="${darker(kit.coat, 0.5)}"/>${inside}<path d="M350,-100L410,-170L380,150L310,210Z" fill="${kit.dark}"/><path d="M-370,-100H350L310,210H-330Z" fill="${kit.coat}"/><path d="M350,-100L310,210H110C210,120 230,0 220,-100Z" fill="url(#dk)" opacity=".6"/><path d="M-388,-118H368V-84H-388Z" fill="${kit.light}"/><path d="M-320,-40L-300,150" stroke="${kit.light}" stroke-width="16" stroke-linecap="round"/>`;
const risen = (kit: Kit) =>
  placed({
    name: kit.foods.includes('loaf') ? 'loaf' : nth(kit.foods, 0),
    x: 0,
    y: -170,
    size: 640,
    rotation: 0,
  });

export const loafTin: Tool = {
  tag: [590, 760, 10],
  front: (kit, chance) =>
    around(
      kit,
      [
        { x: 180, y: 240, size: 340 },
        { x: 650, y: 200, size: 260 },
      ],
      chance,
    ) +
    moved(390, 600, -3, 1.12, bakingTin(kit, '')) +
    around(kit, [{ x: 150, y: 910, size: 300 }], chance),
  use: (kit, chance) =>
    moved(400, 560, 4, 1.1, bakingTin(kit, risen(kit))) +
    around(
      kit.foods.length > 1 ? { ...kit, foods: kit.foods.slice(1) } : kit,
      [
        { x: 660, y: 880, size: 330 },
        { x: 150, y: 920, size: 240 },
      ],
      chance,
    ),
  detail: (kit, chance) =>
    moved(230, 640, -10, 2, bakingTin(kit, risen(kit))) +
    around(kit, [{ x: 660, y: 900, size: 280 }], chance),
};
