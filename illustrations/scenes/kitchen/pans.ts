import { nth } from '#src/lib/nth.ts';
import { INKS } from '../../inks.ts';
import { arrangement } from '../arrangement.ts';
import { leanOf, lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { darker, lighter, tintOf } from '../tints.ts';
import { around, type Kit, type Tool } from './kit.ts';

const IRON = '#2a2523';

/** A frying pan from above, radius 190, its handle along the x axis to 480. */
export const pan = (inside: string, handle: string = IRON) =>
  `<g opacity=".22" transform="translate(14 18)"><circle r="190" fill="${INKS.ink}"/><rect x="180" y="-22" width="296" height="44" rx="22" fill="${INKS.ink}"/></g>` +
  `<path d="M176,-28L250,-18L448,-23Q478,-21 478,0Q478,21 448,23L250,18L176,28Z" fill="${handle}"/><path d="M252,-7L440,-10" stroke="${lighter(handle, 0.3)}" stroke-width="3"/><circle cx="450" r="11" fill="${INKS.butter}"/>` +
  `<circle r="190" fill="${IRON}"/><circle r="180" fill="#4b4440"/><circle r="152" fill="#342e2b"/><path d="M-152,0A152,152 0 0 0 152,0C120,90 -120,90 -152,0Z" fill="url(#dk)"/><path d="M-140,-46A148,148 0 0 1 40,-140" stroke="#6a605a" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="196" cy="-10" r="5" fill="#8a7f77"/><circle cx="196" cy="10" r="5" fill="#8a7f77"/>${inside}`;

export const skillet: Tool = {
  tag: [528, 650, 12],
  front: (kit, chance) =>
    around(kit, [{ x: 690, y: 150, size: 300 }], chance) +
    moved(236, 338, 40, 1.62, pan('')) +
    around(
      kit,
      [
        { x: 170, y: 900, size: 300 },
        { x: 410, y: 944, size: 190 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(372, 560, chance.between(118, 140), 2.1, pan(arrangement(kit.foods, 132, chance))) +
    around(kit, [{ x: 690, y: 880, size: 320 }], chance),
  detail: (kit, chance) =>
    moved(-90, 900, -34, 2.6, pan(arrangement(kit.foods, 132, chance))) +
    around(kit, [{ x: 660, y: 860, size: 320 }], chance),
};

/** A round casserole from the side: body to ±300, lid and knob above. */
function casserolePot(kit: Kit, isOpen: boolean): string {
  const { coat, dark, light } = kit;
  return (
    `<ellipse cx="40" cy="262" rx="330" ry="40" fill="${INKS.ink}" opacity=".22"/>` +
    `<path d="M-300,-40H-390C-420,-40 -420,40 -390,40H-300ZM300,-40H390C420,-40 420,40 390,40H300Z" fill="${dark}"/><path d="M-306,-14H-372V16H-306ZM306,-14H372V16H306Z" fill="${kit.theme.ground}" opacity=".85"/>` +
    `<path d="M-310,-100H310L292,200Q288,262 220,262H-220Q-288,262 -292,200Z" fill="${coat}"/>` +
    `<path d="M310,-100L292,200Q288,262 220,262H70C190,170 210,20 190,-100Z" fill="url(#dk)" opacity=".7"/>` +
    `<path d="M-262,-40L-252,150" stroke="${light}" stroke-width="18" stroke-linecap="round"/>` +
    (isOpen
      ? `<path d="M-318,-124H318V-92H-318Z" fill="${light}"/>`
      : `<path d="M-326,-104C-320,-190 -160,-230 0,-230C160,-230 320,-190 326,-104Z" fill="${coat}"/><path d="M326,-104C320,-190 160,-230 60,-228C170,-200 220,-160 224,-104Z" fill="url(#dk)" opacity=".6"/><path d="M-332,-116H332V-88H-332Z" fill="${dark}"/><path d="M-26,-228L-20,-256H20L26,-228Z" fill="${dark}"/><ellipse cy="-272" rx="58" ry="26" fill="${INKS.butter}"/><path d="M-240,-150C-200,-186 -120,-204 -60,-206" stroke="${light}" stroke-width="14" stroke-linecap="round" fill="none"/>`)
  );
}

/** The same pot from above, radius 200. */
const potFromAbove = (kit: Kit, inside: string) =>
  `<g opacity=".22" transform="translate(14 20)"><circle r="200" fill="${INKS.ink}"/></g><path d="M-250,-46H-180V46H-250Q-276,46 -276,0T-250,-46ZM250,-46H180V46H250Q276,46 276,0T250,-46Z" fill="${kit.dark}"/><circle r="200" fill="${kit.coat}"/><circle r="186" fill="${kit.dark}"/><circle r="174" fill="${lighter(kit.coat, 0.75)}"/><circle r="160" fill="${darker(lighter(kit.coat, 0.75), 0.12)}"/>${inside}`;

const stew = (tint: string, food: string) =>
  `<circle r="160" fill="${tint}"/><path d="M-160,0A160,160 0 0 0 160,0C120,96 -120,96 -160,0Z" fill="url(#dk)" opacity=".6"/>${food}`;

export const casserole: Tool = {
  tag: [560, 760, 8],
  front: (kit, chance) =>
    around(kit, [{ x: 650, y: 210, size: 330 }], chance) +
    moved(400, 560, -2, 1.16, casserolePot(kit, false)) +
    around(
      kit,
      [
        { x: 130, y: 900, size: 320 },
        { x: 380, y: 950, size: 180 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(
      420,
      500,
      chance.between(-30, -12),
      1.82,
      potFromAbove(kit, stew(tintOf(nth(kit.foods, 0)), arrangement(kit.foods, 138, chance))),
    ) + around(kit, [{ x: 120, y: 916, size: 280 }], chance),
  detail: (kit, chance) =>
    moved(330, 780, -7, 2.15, casserolePot(kit, false)) +
    around(kit, [{ x: 690, y: 880, size: 330 }], chance),
};

/** A wok from above, radius 220, wooden handle along the x axis. */
const wokPan = (kit: Kit, inside: string) =>
  `<g opacity=".22" transform="translate(14 20)"><circle r="220" fill="${INKS.ink}"/></g><path d="M210,-20H300V20H210Z" fill="#4b4440"/><path d="M290,-26H470Q500,-26 500,0T470,26H290Z" fill="${kit.wood}"/><path d="M300,10H470Q490,10 496,4Q490,26 470,26H290V10Z" fill="url(#dk)"/><path d="M-210,-60C-290,-60 -290,60 -210,60V34C-254,34 -254,-34 -210,-34Z" fill="#4b4440"/><circle r="220" fill="${IRON}"/><circle r="208" fill="#3d3733"/><circle r="160" fill="#332d2a"/><circle r="96" fill="#2a2523"/><path d="M-190,-70A202,202 0 0 1 40,-198" stroke="#6a605a" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-208,0A208,208 0 0 0 208,0C160,130 -160,130 -208,0Z" fill="url(#dk)"/>${inside}`;

export const wok: Tool = {
  tag: [528, 740, 12],
  front: (kit, chance) =>
    around(kit, [{ x: 690, y: 170, size: 320 }], chance) +
    moved(262, 366, 36, 1.42, wokPan(kit, '')) +
    around(
      kit,
      [
        { x: 150, y: 880, size: 320 },
        { x: 420, y: 940, size: 200 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(400, 520, chance.between(200, 230), 1.9, wokPan(kit, arrangement(kit.foods, 160, chance))) +
    lying([{ name: nth(kit.foods, 0), x: 110, y: 900, size: 260, rotation: leanOf(nth(kit.foods, 0), 0.4) }]),
  detail: (kit, chance) =>
    moved(90, 420, 44, 2.3, wokPan(kit, arrangement(kit.foods, 130, chance))) +
    around(kit, [{ x: 150, y: 900, size: 300 }], chance),
};
