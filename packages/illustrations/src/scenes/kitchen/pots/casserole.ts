import { INKS } from '../../../inks.ts';
import { nth } from '../../../nth.ts';
import { arrangement } from '../../arrangement.ts';
import { moved } from '../../grounds.ts';
import { darker, lighter, tintOf } from '../../tints.ts';
import { around, type Kit, type Tool } from '../kit.ts';

/** A round casserole from the side: its body from x -300 to 300, lid and knob above. */
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
      : `<path d="M-326,-104C-320,-190 -160,-230 0,-230C160,-230 320,-190 326,-104Z" fill="${coat}"/><path d="M326,-104C320,-190 160,-230 60,-228C170,-200 220,-160 224,-104Z" fill="url(#dk)" opacity=".6"/><path d="M-332,-116H332V-88H-332Z" fill="${dark}"/><path d="M-26,-228L-20,-256H20L26,-228Z" fill="${dark}"/><ellipse cy="-272" rx="58" ry="26" fill="${light}"/><path d="M-240,-150C-200,-186 -120,-204 -60,-206" stroke="${light}" stroke-width="14" stroke-linecap="round" fill="none"/>`)
  );
}

/** The same pot from above, radius 200. */
const potFromAbove = (kit: Kit, inside: string) =>
  `<g opacity=".22" transform="translate(14 20)"><circle r="200" fill="${INKS.ink}"/></g><path d="M-250,-46H-180V46H-250Q-276,46 -276,0T-250,-46ZM250,-46H180V46H250Q276,46 276,0T250,-46Z" fill="${kit.dark}"/><circle r="200" fill="${kit.coat}"/><circle r="186" fill="${kit.dark}"/><circle r="174" fill="${lighter(kit.coat, 0.75)}"/><circle r="160" fill="${darker(lighter(kit.coat, 0.75), 0.12)}"/>${inside}`;

const stew = (tint: string, food: string) =>
  `<circle r="160" fill="${tint}"/><path d="M-160,0A160,160 0 0 0 160,0C120,96 -120,96 -160,0Z" fill="url(#dk)" opacity=".6"/>${food}`;

export const casserole: Tool = {
  shows: 'casserole',
  standing: ['front'],
  tag: [560, 760, 8],
  front: (kit, chance) =>
    around(kit, [{ x: 690, y: 650, size: 260 }], chance) +
    moved(400, 560, 0, 1.16, casserolePot(kit, false)) +
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
