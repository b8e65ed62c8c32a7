import { INKS } from '../../../inks.ts';
import { nth } from '../../../nth.ts';
import { capitals } from '../../../text/place.ts';
import { placed } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { darker } from '../../tints.ts';
import { chopping } from '../boards/board.ts';
import { around, type Kit, STEEL, type Tool } from '../kit.ts';

/** A cook's knife along the x axis, from its point at -560 to the end of its handle at 470. */
const blade = (kit: Kit) =>
  `<g transform="translate(18 26)" opacity=".22"><path d="M-560,-16C-360,110 -60,120 150,104V-40H-560ZM150,-44C250,-56 380,-62 462,-34C494,-22 494,40 462,56C390,76 250,40 150,46Z" fill="${INKS.ink}"/></g>` +
  `<path d="M-560,-20C-360,110 -60,122 150,106V-42H-560Z" fill="${STEEL}"/><path d="M-560,-20C-360,110 -60,122 150,106V60C-120,76 -380,40 -560,-20Z" fill="url(#dk)"/><path d="M-520,-26H140" stroke="#fff" stroke-width="7" opacity=".6"/>` +
  `<path d="M150,-50L190,-50L190,66L150,106Z" fill="${INKS.steel}"/><path d="M188,-48C290,-60 400,-66 470,-36C500,-24 500,40 470,56C400,78 290,40 188,46Z" fill="${darker(kit.wood, 0.15)}"/><path d="M188,20C290,14 410,44 486,30C480,46 476,54 470,56C400,78 290,40 188,46Z" fill="url(#dk)"/>` +
  [250, 334, 418]
    .map((x) => `<circle cx="${x}" cy="${x > 380 ? 6 : 0}" r="13" fill="${INKS.butter}"/>`)
    .join('') +
  capitals(kit.author, 40, 6, 17, INKS.steel, 'middle', 190);

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
  shows: 'knife',
  standing: [],
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
