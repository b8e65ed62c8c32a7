import type { Ink } from '../../../inks.ts';
import { at, line, num, rng } from '../../../shapes.ts';

/**
 * Noodles lifted in with chopsticks and let fall: bundles of parallel strands that fold over each other in a round of radius `r`.
 * `width` is one strand's; `edge` separates it from its neighbour.
 */
export function noodles(top: Ink, edge: Ink, width: number, r: number, seed: string, bundles = 9): string {
  const next = rng(seed);
  return Array.from({ length: bundles }, (_, i) => {
    const turn = (i * 360) / bundles + next() * 24 + (i % 2) * 70;
    const away = i === bundles - 1 ? 0 : r * (0.3 + (i % 3) * 0.16);
    return at(
      Math.cos(turn) * away,
      Math.sin(turn) * away,
      turn,
      1,
      bundle(top, edge, width, r * (0.62 + next() * 0.2)),
    );
  }).join('');
}

function bundle(top: Ink, edge: Ink, width: number, reach: number): string {
  const strands = 6;
  const d = Array.from({ length: strands }, (_, i) => {
    const y = (i - (strands - 1) / 2) * (width + 1.5);
    const bend = reach * 0.34 + y * 0.4;
    return `M${num(-reach * 0.86)},${num(y + bend * 0.6)}C${num(-reach * 0.4)},${num(y - bend)} ${num(reach * 0.36)},${num(y - bend)} ${num(reach * 0.84)},${num(y + bend * 0.5)}`;
  }).join('');
  return line(edge, width + 4, d) + line(top, width, d);
}
