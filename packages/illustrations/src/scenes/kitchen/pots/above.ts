import { cast, dusk, flat, hoop, ring, round, stroke } from '../cuts.ts';

export type PotInks = {
  coat: string;
  dark: string;
  /** The inside wall and the floor. */
  wall: string;
  floor: string;
};

/**
 * An open pot from above, radius 220, with its contents. Its two handles extend left and right by `reach`.
 */
export const potAbove = ({ coat, dark, wall, floor }: PotInks, inside: string, reach = 62) => {
  const handles = `M-210,-56H${-210 - reach}Q${-236 - reach},-56 ${-236 - reach},0T${-210 - reach},56H-210ZM210,-56H${210 + reach}Q${236 + reach},-56 ${236 + reach},0T${210 + reach},56H210Z`;
  const holes = `M-214,-26H${-208 - reach}V26H-214ZM214,-26H${208 + reach}V26H214Z`;
  return (
    cast(ring(222), 14, 20) +
    cast(handles, 14, 20) +
    (reach > 30
      ? stroke(
          dark,
          28,
          `M-206,-50H${-206 - reach}Q${-232 - reach},-50 ${-232 - reach},0T${-206 - reach},50H-206M206,-50H${206 + reach}Q${232 + reach},-50 ${232 + reach},0T${206 + reach},50H206`,
        )
      : flat(dark, handles) + flat(coat, holes)) +
    round(coat, 222) +
    round(wall, 200) +
    round(floor, 182) +
    inside +
    dusk('M-200,0A200,200 0 0 1 120,-160A240,240 0 0 0 -200,0Z', 0.5) +
    hoop(dark, 4, 200)
  );
};

/** A bed of cooked rice, radius `r`. */
export const riceBed = (r: number) =>
  round('#fffaf0', r) +
  dusk(`M${-r},0A${r},${r} 0 0 0 ${r},0C${r * 0.7},${r * 0.6} ${-r * 0.7},${r * 0.6} ${-r},0Z`, 0.25) +
  stroke('#d9c9a0', 5, grains(r));

function grains(r: number): string {
  return Array.from({ length: 120 }, (_, i) => {
    const [angle, away] = [i * 2.4, r * 0.95 * Math.sqrt((i + 0.5) / 120)];
    const turn = i * 1.7;
    return `M${(Math.cos(angle) * away).toFixed(0)},${(Math.sin(angle) * away).toFixed(0)}l${(Math.cos(turn) * 11).toFixed(0)},${(Math.sin(turn) * 11).toFixed(0)}`;
  }).join('');
}
