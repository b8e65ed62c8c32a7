import { at, type Place, rng } from '../../../shapes.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Spread = {
  x?: number;
  y?: number;
  /** Minimum distance of the places from the middle. */
  inner?: number;
};

/**
 * `count` places, evenly spread over a circle of radius `r` with random rotation. The outermost come first,
 * so that the middle is on top.
 */
export function spread(
  count: number,
  r: number,
  seed: string,
  { x = 0, y = 0, inner = 0 }: Spread = {},
): Place[] {
  const next = rng(seed);
  return Array.from({ length: count }, (_, i): Place => {
    const away = Math.sqrt(inner ** 2 + ((r ** 2 - inner ** 2) * (i + 0.5)) / count);
    const angle = i * 2.39996 + next() * 0.7;
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away, next() * 360, 0.86 + next() * 0.28];
  }).reverse();
}

/** `count` places on a circle of radius `r`, each facing outwards; `start` in degrees. */
export function ring(count: number, r: number, start = 0, x = 0, y = 0): Place[] {
  return Array.from({ length: count }, (_, i): Place => {
    const turn = start + (i * 360) / count;
    return [x + Math.cos(radians(turn)) * r, y + Math.sin(radians(turn)) * r, turn + 90, 1];
  });
}

/** `count` places on an arc between two angles, each facing outwards. */
export function fan(count: number, r: number, from: number, to: number, x = 0, y = 0): Place[] {
  return Array.from({ length: count }, (_, i): Place => {
    const turn = from + ((to - from) * i) / Math.max(1, count - 1);
    return [x + Math.cos(radians(turn)) * r, y + Math.sin(radians(turn)) * r, turn + 90, 1];
  });
}

/** `count` places along a line, all with the same rotation. */
export function row(
  count: number,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  turn = 0,
): Place[] {
  return Array.from({ length: count }, (_, i): Place => {
    const share = count === 1 ? 0.5 : i / (count - 1);
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share, turn, 1];
  });
}

/** The same places, each rotated by up to `degrees` in either direction. */
export function loosely(places: readonly Place[], degrees: number, seed: string): Place[] {
  const next = rng(seed);
  return places.map(([x, y, turn = 0, scale = 1]) => [x, y, turn + (next() - 0.5) * 2 * degrees, scale]);
}

/** One piece at every place, in order. */
export function each(places: readonly Place[], piece: string | ((index: number) => string)): string {
  return places
    .map(([x, y, turn = 0, scale = 1], i) =>
      at(x, y, turn, scale, typeof piece === 'string' ? piece : piece(i)),
    )
    .join('');
}
