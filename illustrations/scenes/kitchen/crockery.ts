import { nth } from '#src/lib/nth.ts';
import { INKS } from '../../inks.ts';
import { block } from '../../text/place.ts';
import { arrangement } from '../arrangement.ts';
import { china } from '../china.ts';
import { leanOf, placed } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { darker, lighter, tintOf } from '../tints.ts';
import { around, type Kit, type Tool } from './kit.ts';

const { ink } = INKS;

/** A footed bowl from the side, 680 wide; `inside` looks over the rim. */
const footed = (kit: Kit, inside: string) =>
  `<ellipse cx="40" cy="262" rx="220" ry="36" fill="${ink}" opacity=".22"/><ellipse cy="-120" rx="340" ry="62" fill="${kit.light}"/><ellipse cy="-112" rx="318" ry="50" fill="${darker(kit.coat, 0.3)}"/>${inside}` +
  `<path d="M-340,-120A340,62 0 0 0 340,-120C336,60 220,170 120,204L130,262H-130L-120,204C-220,170 -336,60 -340,-120Z" fill="${kit.coat}"/>` +
  `<path d="M-330,-50C-200,12 200,12 330,-50L320,-8C200,56 -200,56 -320,-8Z" fill="${kit.onCoat}" opacity=".85"/>` +
  `<path d="M340,-120C336,60 220,170 120,204L130,262H30C150,160 220,40 230,-74Q310,-92 340,-120Z" fill="url(#dk)" opacity=".6"/>`;
const heaped = (kit: Kit) =>
  [-200, 200, -70, 80, 0]
    .map((x, i) =>
      placed({
        name: nth(kit.foods, i % Math.min(3, kit.foods.length)),
        x,
        y: -160 - (i > 1 ? 46 : 0),
        size: 250,
        rotation: nth([-24, 20, 8, -12, 30], i),
      }),
    )
    .join('');
const fromAbove = (kit: Kit, inside: string) =>
  `<circle cx="16" cy="24" r="200" fill="${ink}" opacity=".22"/><circle r="200" fill="${kit.coat}"/><circle r="188" fill="${kit.light}"/><circle r="174" fill="${tintOf(nth(kit.foods, 0))}"/><path d="M-174,0A174,174 0 0 0 174,0C130,104 -130,104 -174,0Z" fill="url(#dk)" opacity=".5"/>${inside}`;

export const bowl: Tool = {
  tag: [580, 770, 10],
  front: (kit, chance) =>
    moved(
      392,
      520,
      -2,
      1.16,
      footed(
        kit,
        placed({
          name: nth(kit.foods, 0),
          x: -60,
          y: -180,
          size: 330,
          rotation: leanOf(nth(kit.foods, 0), chance.next()),
        }),
      ),
    ) + around(kit, [{ x: 130, y: 890, size: 320 }], chance),
  use: (kit, chance) =>
    moved(420, 520, chance.between(0, 60), 1.96, fromAbove(kit, arrangement(kit.foods, 150, chance))) +
    around(
      kit,
      [
        { x: 110, y: 130, size: 300 },
        { x: 700, y: 910, size: 260 },
      ],
      chance,
    ),
  detail: (kit, chance) =>
    moved(300, 690, -8, 2, footed(kit, heaped(kit))) + around(kit, [{ x: 690, y: 900, size: 280 }], chance),
};

export const plate: Tool = {
  tag: [560, 800, 10],
  front: (kit, chance) =>
    china(490, 300, 330, kit.theme.rim, kit.rim, lighter(kit.coat, 0.82)) +
    china(320, 560, 400, kit.theme.rim, kit.rim) +
    around(kit, [{ x: 140, y: 900, size: 300 }], chance),
  use: (kit, chance) =>
    china(420, 500, 470, kit.theme.rim, kit.rim) +
    moved(420, 500, chance.between(0, 40), 2.35, arrangement(kit.foods, 134, chance)) +
    around(kit, [{ x: 110, y: 910, size: 280 }], chance),
  detail: (kit, chance) =>
    china(150, 900, 800, kit.theme.rim, kit.rim) +
    around(
      kit,
      [
        { x: 300, y: 740, size: 520 },
        { x: 640, y: 250, size: 260 },
      ],
      chance,
    ),
};

/** A teapot from the side, spout left. About 760 wide. */
const pot = (kit: Kit) =>
  `<ellipse cx="40" cy="250" rx="260" ry="38" fill="${ink}" opacity=".22"/><path d="M230,-90C360,-150 420,-10 330,70C290,110 240,120 220,130L210,84C270,70 330,20 320,-30C312,-70 270,-60 236,-40Z" fill="${kit.dark}"/>` +
  `<path d="M-220,90C-330,60 -300,-90 -400,-120L-360,-160C-250,-150 -250,-40 -190,-30Z" fill="${kit.coat}"/><path d="M-410,-112L-352,-166L-342,-150L-396,-104Z" fill="${kit.dark}"/>` +
  `<path d="M-250,40C-250,-110 -140,-170 0,-170C140,-170 250,-110 250,40C250,170 180,240 90,250H-90C-180,240 -250,170 -250,40Z" fill="${kit.coat}"/><path d="M120,-150C210,-120 250,-50 250,40C250,170 180,240 90,250H0C140,190 180,0 120,-150Z" fill="url(#dk)" opacity=".65"/>` +
  `<path d="M-120,-152C-110,-210 110,-210 120,-152C60,-130 -60,-130 -120,-152Z" fill="${kit.light}"/><circle cy="-222" r="30" fill="${kit.dark}"/><path d="M-206,30C-204,-50 -160,-104 -110,-122" stroke="${kit.light}" stroke-width="18" stroke-linecap="round" fill="none"/><path d="M-246,80C-120,130 120,130 246,80" stroke="${kit.onCoat}" stroke-width="6" fill="none" opacity=".8"/>`;

/** A mug from the side, handle right, and from above. */
const mugSide = (kit: Kit) =>
  `<ellipse cx="40" cy="282" rx="240" ry="38" fill="${ink}" opacity=".22"/><path d="M200,-130C400,-170 420,150 190,170V116C330,100 320,-90 200,-70Z" fill="${kit.dark}"/><ellipse cy="-230" rx="230" ry="48" fill="${kit.light}"/><ellipse cy="-224" rx="208" ry="36" fill="${INKS.cocoa}"/><path d="M-230,-230A230,48 0 0 0 230,-230V220Q230,282 160,282H-160Q-230,282 -230,220Z" fill="${kit.coat}"/><path d="M230,-230V220Q230,282 160,282H60C150,200 160,-60 130,-190Q210,-206 230,-230Z" fill="url(#dk)" opacity=".6"/><path d="M-190,-120V150" stroke="${kit.light}" stroke-width="18" stroke-linecap="round"/>`;
const mugAbove = (kit: Kit, tint: string) =>
  `<circle cx="14" cy="20" r="200" fill="${ink}" opacity=".22"/><rect x="150" y="-36" width="160" height="72" rx="36" fill="${kit.dark}"/><circle r="200" fill="${kit.coat}"/><circle r="184" fill="${kit.light}"/><circle r="168" fill="${tint}"/><path d="M-168,0A168,168 0 0 0 168,0C130,100 -130,100 -168,0Z" fill="url(#dk)" opacity=".6"/><path d="M-110,-60A124,124 0 0 1 20,-124" stroke="${lighter(tint, 0.4)}" stroke-width="8" stroke-linecap="round" fill="none"/>`;
const motto = (kit: Kit, x: number, y: number, width: number, height: number) =>
  block({
    text: kit.name,
    x,
    y,
    width,
    height,
    lines: [1, 2, 3],
    faces: ['italic'],
    leading: 0.95,
    min: 20,
    max: 96,
    align: 'middle',
    vertical: 'middle',
    fills: [kit.onCoat],
  }).svg;

export const teapot: Tool = {
  tag: [610, 700, 12],
  front: (kit, chance) =>
    around(kit, [{ x: 640, y: 190, size: 320 }], chance) +
    moved(410, 560, -3, 1.22, pot(kit)) +
    around(kit, [{ x: 130, y: 900, size: 320 }], chance),
  use: (kit, chance) =>
    `<path d="M236,320C216,420 232,560 226,700" stroke="${INKS.caramel}" stroke-width="20" stroke-linecap="round" fill="none"/>` +
    moved(560, 290, -24, 0.98, pot(kit)) +
    moved(270, 760, 20, 0.92, mugAbove(kit, INKS.caramel)) +
    around(kit, [{ x: 640, y: 860, size: 360 }], chance),
  detail: (kit, chance) =>
    moved(470, 620, 8, 2.1, pot(kit)) + around(kit, [{ x: 160, y: 880, size: 380 }], chance),
};

export const mug: Tool = {
  tag: [600, 760, 10],
  front: (kit, chance) =>
    moved(360, 540, -2, 1.24, mugSide(kit) + motto(kit, -180, -110, 360, 300)) +
    around(
      kit,
      [
        { x: 120, y: 910, size: 300 },
        { x: 690, y: 200, size: 260 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    china(400, 560, 420, kit.theme.rim, kit.rim) +
    moved(370, 520, -34, 1.16, mugAbove(kit, INKS.cocoa)) +
    around(
      kit,
      [
        { x: 600, y: 800, size: 320 },
        { x: 120, y: 180, size: 280 },
      ],
      chance,
    ),
  detail: (kit, chance) =>
    moved(280, 640, 9, 2.1, mugSide(kit) + motto(kit, -180, -110, 360, 300)) +
    around(kit, [{ x: 650, y: 890, size: 330 }], chance),
};
