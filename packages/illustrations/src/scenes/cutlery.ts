import { INKS } from '../inks.ts';
import { moved } from './grounds.ts';

const STEEL = '#c9cdc6';
const OUTLINES = {
  fork: 'M-9,330L-12,-40C-44,-70 -44,-110 -42,-240H-30V-120H-20V-246H-6V-120H6V-246H20V-120H30V-240H42C44,-110 44,-70 12,-40L9,330Q0,346 -9,330Z',
  spoon: 'M-9,330L-10,-70C-62,-110 -62,-236 0,-246C62,-236 62,-110 10,-70L9,330Q0,346 -9,330Z',
  knife: 'M-10,330L-14,40H-26C-34,-80 -26,-220 14,-262V40L10,330Q0,346 -10,330Z',
  chopsticks: 'M-20,-330L-8,-330L-16,340H-34ZM22,-326L34,-322L40,342H20Z',
} as const;
export type Cutlery = keyof typeof OUTLINES;

/** One piece of cutlery, about 600 long, upright at x, y before rotation, with its shadow. */
export function cutlery(
  kind: Cutlery,
  x: number,
  y: number,
  turn: number,
  scale: number,
  ink?: string,
): string {
  const d = OUTLINES[kind];
  const fill = ink ?? (kind === 'chopsticks' ? INKS.caramel : STEEL);
  const shine =
    kind === 'spoon'
      ? '<path d="M-30,-190C-30,-220 -14,-232 0,-234" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".8"/>'
      : '';
  return (
    moved(x + 9, y + 12, turn, scale, `<path d="${d}" fill="${INKS.ink}" opacity=".22"/>`) +
    moved(x, y, turn, scale, `<path d="${d}" fill="${fill}"/>${shine}`)
  );
}
