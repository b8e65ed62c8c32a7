import { boxOf, type Contour, curve, type Outline, stroke } from './outline.ts';

/** Measures of a font at one weight: its stems, how high an accent is, and how far it stands off its letter. */
export type Stems = { width: number; mark: number; gap: number };

/** The hook that stands on a letter, its foot at the origin. */
export function hookAbove({ width, mark }: Stems): Contour {
  const [w, h] = [mark * 0.62, mark * 1.12];
  const crown = [0.5 * w, 0.66 * h] as const;
  const start = [-0.42 * w, 0.78 * h] as const;
  return stroke(
    [
      start,
      ...curve(start, [-0.3 * w, 1.06 * h], [0.5 * w, 1.06 * h], crown),
      ...curve(crown, [0.5 * w, 0.4 * h], [0.02 * w, 0.44 * h], [0, 0.08 * h]),
    ],
    width * 0.74,
  );
}

/** A letter with a horn at its right shoulder, and as much wider as the horn needs. */
export function withHorn({ advance, contours }: Outline, base: string, { width }: Stems): Outline {
  const { maxX, maxY } = boxOf(contours);
  const isRound = base.toLowerCase() === 'o';
  const from = [maxX - width * (isRound ? 1.5 : 0.5), maxY - width * (isRound ? 0.85 : 0.45)] as const;
  const turn = [maxX + width * 0.62, maxY - width * 0.1] as const;
  const tip = [maxX + width * 0.66, maxY + width * 0.95] as const;
  const horn = stroke(
    [
      from,
      ...curve(from, [maxX - width * 0.1, from[1]], [maxX + width * 0.5, from[1]], turn),
      ...curve(
        turn,
        [turn[0] + width * 0.12, turn[1] + width * 0.3],
        [tip[0] + width * 0.06, tip[1] - width * 0.3],
        tip,
      ),
    ],
    width * 0.78,
  );
  return { advance: advance + Math.round(width * 0.55), contours: [...contours, horn] };
}
