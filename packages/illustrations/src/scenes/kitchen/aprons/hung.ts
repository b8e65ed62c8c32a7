import { INKS } from '../../../inks.ts';
import { flat, round, stroke } from '../cuts.ts';

type Strap = {
  ink: string;
  edge: string;
  width: number;
};

const strap = ({ ink, edge, width }: Strap, d: string) => stroke(edge, width + 6, d) + stroke(ink, width, d);

/**
 * A soft neck loop from both corners of the bib, `half` from the middle at `y`,
 * over a peg on the wall at 0,`pegY`.
 */
export const neckLoop = (inks: Strap, half: number, y: number, pegY: number) => {
  const rise = y - pegY;
  const side = (x: number) =>
    `M${x},${y + 8}C${x * 1.04},${y - rise * 0.34} ${x * 0.5},${pegY + rise * 0.3} ${x * 0.1},${pegY - 8}`;
  return (
    flat(INKS.ink, `M-40,${pegY + 8}h104v14h-104Z`, ' opacity=".2"') +
    strap(inks, side(half)) +
    strap(inks, side(-half)) +
    round(INKS.cocoa, 30, 30, 0, pegY) +
    round(INKS.crustD, 22, 22, -3, pegY - 3) +
    round(INKS.crust, 8, 6, -9, pegY - 9)
  );
};

/** Two loose ties at the waist, `x` from the middle at `y`; the right one is longer. */
export const looseTies = (inks: Strap, x: number, y: number) =>
  [-1, 1]
    .map((side) => {
      const at = (dx: number, dy: number) => `${side * (x + dx)},${y + dy}`;
      const long = side > 0 ? 1 : 0.86;
      return strap(
        inks,
        `M${at(-10, 0)}C${at(50, 6)} ${at(66, 70 * long)} ${at(48, 150 * long)}C${at(30, 230 * long)} ${at(66, 270 * long)} ${at(44, 360 * long)}`,
      );
    })
    .join('');
