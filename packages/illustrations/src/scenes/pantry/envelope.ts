import { INKS } from '../../inks.ts';
import { boxPath, polygon, surface } from '../grounds.ts';
import { darker, lighter } from '../tints.ts';
import { label } from './label.ts';
import type { Pack } from './pack.ts';

const PAPER = '#c99a62';

/**
 * A flat paper envelope, shut, or open with `inside` looking out of it. 620 wide, 430 tall, centre at 0,0.
 */
export function envelope(pack: Pack, id: string, inside?: string): string {
  const dark = darker(PAPER, 0.2);
  const front = surface(
    [
      [-310, -200],
      [310, -200],
      [310, 215],
      [-310, 215],
    ],
    PAPER,
    12,
  );
  const shadow = `<path d="${boxPath(-296, -180, 624, 414)}" fill="${INKS.ink}" opacity=".22"/>`;
  const card = label(pack, -190, inside === undefined ? -60 : -130, 380, 240, id);
  if (inside !== undefined)
    return (
      shadow +
      polygon(
        [
          [-310, -200],
          [-200, -372],
          [200, -372],
          [310, -200],
        ],
        lighter(PAPER, 0.16),
      ) +
      polygon(
        [
          [-310, -200],
          [310, -200],
          [270, -226],
          [-270, -226],
        ],
        darker(PAPER, 0.45),
      ) +
      inside +
      front +
      card
    );
  return (
    shadow +
    front +
    `<path d="M-310,-200H310L214,-96Q200,-82 180,-82H-180Q-200,-82 -214,-96Z" fill="${lighter(PAPER, 0.16)}"/>` +
    `<path d="M-310,-200L-214,-96Q-200,-82 -180,-82H180Q200,-82 214,-96L310,-200" fill="none" stroke="${dark}" stroke-width="4"/>` +
    `<circle cy="-104" r="34" fill="${pack.cap}"/><circle cy="-104" r="22" fill="none" stroke="${lighter(pack.cap, 0.4)}" stroke-width="3"/>` +
    card
  );
}

/** One square of chocolate with a raised edge, about 150 wide, centre at 0,0. */
export const chocolateSquare =
  `<path d="M-70,-52L72,-66L84,78L-64,86Z" fill="${INKS.ink}" opacity=".24" transform="translate(12 14)"/>` +
  `<path d="M-74,-60L70,-72L82,72L-66,82Z" fill="${INKS.cocoaDeep}"/>` +
  `<path d="M-74,-60L70,-72L76,58L-70,68Z" fill="${INKS.cocoa}"/>` +
  `<path d="M-50,-38L48,-48L54,36L-46,46Z" fill="${INKS.crustD}"/>` +
  `<path d="M-50,-38L48,-48L38,-36L-40,-28L-36,38L-46,46Z" fill="${INKS.caramel}"/>`;
