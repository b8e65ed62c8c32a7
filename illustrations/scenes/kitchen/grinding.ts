import { nth } from '#src/lib/nth.ts';
import { INKS } from '../../inks.ts';
import { leanOf, lying, placed } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { darker } from '../tints.ts';
import { around, type Kit, STEEL, type Tool } from './kit.ts';

/** Mortar and pestle from the side, about 640 wide; what is pounded looks over the rim. */
const mortarBowl = (kit: Kit, inside: string, pestle: number) =>
  `<ellipse cx="40" cy="330" rx="300" ry="44" fill="${INKS.ink}" opacity=".22"/><ellipse cy="-120" rx="330" ry="70" fill="${kit.dark}"/><ellipse cy="-112" rx="290" ry="52" fill="${darker(kit.coat, 0.5)}"/>` +
  `<g transform="translate(70 -120) rotate(${pestle})"><path d="M-44,90C-70,40 -40,-20 -30,-120L-24,-330C-40,-390 40,-390 24,-330L30,-120C40,-20 70,40 44,90Z" fill="${kit.light}"/><path d="M24,-330L30,-120C40,-20 70,40 44,90H10C30,0 10,-200 12,-360Z" fill="url(#dk)" opacity=".7"/></g>${inside}` +
  `<path d="M-330,-120A330,70 0 0 0 330,-120C330,60 250,180 150,220L190,330H-190L-150,220C-250,180 -330,60 -330,-120Z" fill="${kit.coat}"/><path d="M330,-120C330,60 250,180 150,220L190,330H60C150,200 210,60 210,-62Q300,-84 330,-120Z" fill="url(#dk)" opacity=".7"/><path d="M-280,-10C-262,70 -220,130 -180,164" stroke="${kit.light}" stroke-width="16" stroke-linecap="round" fill="none"/>`;
const overRim = (kit: Kit) =>
  [-190, -60, 150]
    .map((x, i) =>
      placed({
        name: nth(kit.foods, i % kit.foods.length),
        x,
        y: -150 - (i % 2) * 26,
        size: 220,
        rotation: nth([-30, 14, 40], i),
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
      {
        name: nth(kit.foods, 0),
        x: 590,
        y: 430,
        size: 430,
        rotation: leanOf(nth(kit.foods, 0), chance.next()),
      },
    ]) +
    around(kit, [{ x: 720, y: 900, size: 200 }], chance),
  detail: (kit, chance) =>
    moved(330, 520, 8, 2.3, boxGrater(kit)) + around(kit, [{ x: 650, y: 860, size: 400 }], chance),
};
