import { INKS } from '../../inks.ts';
import { capitals } from '../../text/place.ts';
import { leanOf, lying, placed } from '../foods.ts';
import { moved, rect } from '../grounds.ts';
import { corners } from '../stage.ts';
import { darker, lighter } from '../tints.ts';
import type { Kit, Tool } from './kit.ts';

const STEEL = '#c9cdc6';
const around = (
  kit: Kit,
  spots: { x: number; y: number; size: number }[],
  chance: Parameters<Tool['front']>[1],
) => lying(corners(kit.foods, spots, chance));

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
        name: kit.foods[0]!,
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
      { name: kit.foods[0]!, x: 300, y: 470, size: 380, rotation: leanOf(kit.foods[0]!, chance.next()) },
      {
        name: kit.foods[1] ?? kit.foods[0]!,
        x: 560,
        y: 640,
        size: 280,
        rotation: leanOf(kit.foods[1] ?? kit.foods[0]!, chance.next()),
      },
      { name: kit.foods[2] ?? kit.foods[0]!, x: 560, y: 380, size: 180, rotation: 20 },
      { name: kit.foods.at(-1)!, x: 250, y: 720, size: 190, rotation: -30 },
    ]),
  detail: (kit, chance) =>
    moved(190, 40, -12, 2.1, chopping(kit)) + around(kit, [{ x: 640, y: 850, size: 430 }], chance),
};

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
        name: kit.foods[i % kit.foods.length]!,
        x: 200 + i * 200,
        y: 740 + (i % 2) * 60,
        size: 170,
        rotation: leanOf(kit.foods[i % kit.foods.length]!, chance.next()),
      })),
    ) +
    moved(440, 400, 14, 1.1, pin(kit)),
  detail: (kit, chance) =>
    moved(120, 380, 24, 2.1, pin(kit)) + around(kit, [{ x: 620, y: 850, size: 400 }], chance),
};

/** Mortar and pestle from the side, about 640 wide; what is pounded looks over the rim. */
const mortarBowl = (kit: Kit, inside: string, pestle: number) =>
  `<ellipse cx="40" cy="330" rx="300" ry="44" fill="${INKS.ink}" opacity=".22"/><ellipse cy="-120" rx="330" ry="70" fill="${kit.dark}"/><ellipse cy="-112" rx="290" ry="52" fill="${darker(kit.coat, 0.5)}"/>` +
  `<g transform="translate(70 -120) rotate(${pestle})"><path d="M-44,90C-70,40 -40,-20 -30,-120L-24,-330C-40,-390 40,-390 24,-330L30,-120C40,-20 70,40 44,90Z" fill="${kit.light}"/><path d="M24,-330L30,-120C40,-20 70,40 44,90H10C30,0 10,-200 12,-360Z" fill="url(#dk)" opacity=".7"/></g>${inside}` +
  `<path d="M-330,-120A330,70 0 0 0 330,-120C330,60 250,180 150,220L190,330H-190L-150,220C-250,180 -330,60 -330,-120Z" fill="${kit.coat}"/><path d="M330,-120C330,60 250,180 150,220L190,330H60C150,200 210,60 210,-62Q300,-84 330,-120Z" fill="url(#dk)" opacity=".7"/><path d="M-280,-10C-262,70 -220,130 -180,164" stroke="${kit.light}" stroke-width="16" stroke-linecap="round" fill="none"/>`;
const overRim = (kit: Kit) =>
  [-190, -60, 150]
    .map((x, i) =>
      placed({
        name: kit.foods[i % kit.foods.length]!,
        x,
        y: -150 - (i % 2) * 26,
        size: 220,
        rotation: [-30, 14, 40][i]!,
      }),
    )
    .join('');

export const mortar: Tool = {
  tag: [560, 300, 8],
  front: (kit, chance) =>
    moved(384, 560, -1, 1.16, mortarBowl(kit, '', 28)) +
    around(
      kit,
      [
        { x: 140, y: 890, size: 320 },
        { x: 660, y: 910, size: 260 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(420, 520, 3, 1.08, mortarBowl(kit, overRim(kit), -26)) +
    around(
      kit,
      [
        { x: 640, y: 890, size: 360 },
        { x: 150, y: 920, size: 240 },
      ],
      chance,
    ),
  detail: (kit, chance) =>
    moved(330, 660, -6, 2, mortarBowl(kit, overRim(kit), 22)) +
    around(kit, [{ x: 680, y: 900, size: 300 }], chance),
};

/** A box grater from the side, 380 wide and 620 tall. */
const boxGrater = (kit: Kit) =>
  `<path d="M-190,330H250L310,280H180Z" fill="${INKS.ink}" opacity=".22"/><path d="M150,-250L250,-290L320,270L220,330Z" fill="${darker(STEEL, 0.3)}"/><path d="M-150,-250H150L220,330H-220Z" fill="${STEEL}"/><path d="M150,-250L220,330H110L90,-250Z" fill="url(#dk)" opacity=".6"/>` +
  Array.from({ length: 8 }, (_, row) =>
    Array.from(
      { length: 5 },
      (_, column) =>
        `<path transform="translate(${(column - 2) * (52 + row * 2.6) + (row % 2 ? 14 : -10)} ${-200 + row * 64})" d="M-16,0A16,13 0 0 1 16,0A20,7 0 0 1 -16,0Z" fill="${INKS.steel}"/>`,
    ).join(''),
  ).join('') +
  rect(-166, -272, 332, 34, kit.coat) +
  `<path d="M-96,-272C-96,-400 96,-400 96,-272H60C60,-350 -60,-350 -60,-272Z" fill="${kit.coat}"/>`;
const shavings = Array.from(
  { length: 26 },
  (_, i) =>
    `<path transform="translate(${((i * 73) % 420) - 210} ${((i * 41) % 90) - 40}) rotate(${i * 47})" d="M-26,0C-14,-16 14,-16 26,0" stroke="#fbeecb" stroke-width="11" stroke-linecap="round" fill="none"/>`,
).join('');

export const grater: Tool = {
  tag: [610, 350, 14],
  front: (kit, chance) =>
    around(kit, [{ x: 130, y: 220, size: 330 }], chance) +
    moved(400, 540, 3, 1.28, boxGrater(kit)) +
    around(
      kit,
      [
        { x: 110, y: 880, size: 340 },
        { x: 690, y: 920, size: 250 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(300, 520, -16, 1.06, boxGrater(kit)) +
    moved(430, 880, 0, 1.3, shavings) +
    lying([
      { name: kit.foods[0]!, x: 590, y: 430, size: 430, rotation: leanOf(kit.foods[0]!, chance.next()) },
    ]) +
    around(kit, [{ x: 720, y: 900, size: 200 }], chance),
  detail: (kit, chance) =>
    moved(330, 520, 8, 2.3, boxGrater(kit)) + around(kit, [{ x: 650, y: 860, size: 400 }], chance),
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
