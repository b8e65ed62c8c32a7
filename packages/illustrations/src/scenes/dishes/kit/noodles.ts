import type { Ink } from '../../../inks.ts';
import { line, num, rng } from '../../../shapes.ts';

/**
 * A portion of noodles: loops of parallel strands that cross each other and fill a circle of radius `r`.
 * `width` is the width of one strand; `edge` is the ink between strands.
 */
export function noodles(top: Ink, edge: Ink, width: number, r: number, seed: string, loops = 9): string {
  const next = rng(seed);
  return Array.from({ length: loops }, (_, i) => {
    const turn = i * 2.4 + next();
    const away = r * (0.2 + 0.28 * next());
    const reach = r * 0.92 - away;
    return loop([Math.cos(turn) * away, Math.sin(turn) * away], reach, turn + next() * 3, {
      top,
      edge,
      width,
    });
  }).join('');
}

type Strand = {
  top: Ink;
  edge: Ink;
  width: number;
};

/** Four parallel strands bent around one point, each slightly shorter than the next. */
function loop(
  [x, y]: readonly [number, number],
  reach: number,
  from: number,
  { top, edge, width }: Strand,
): string {
  return [0, 1, 2, 3]
    .map((i) => {
      const r = reach - i * (width + 3);
      if (r < width) return '';
      const sweep = 3.6 + (i % 2) * 0.5;
      const on = (angle: number) => `${num(x + Math.cos(angle) * r)},${num(y + Math.sin(angle) * r)}`;
      const d = `M${on(from)}A${num(r)},${num(r)} 0 1 1 ${on(from + sweep)}`;
      return line(edge, width + 5, d) + line(top, width, d);
    })
    .join('');
}
