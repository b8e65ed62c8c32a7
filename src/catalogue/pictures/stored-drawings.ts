import type { PaletteName } from 'illustrations';

/** What is known of a drawing that was stored. */
type StoredDrawing = { id: string; width: number; height: number; ground?: PaletteName };
/** By the name of the drawing. */
export type StoredDrawings = Map<string, StoredDrawing>;

/** Shared by a build and the bundle of its pages. The next build does not draw them again (config/kept). */
const shared = globalThis as { [DRAWINGS]?: StoredDrawings };
const DRAWINGS = Symbol.for('found.stored-drawings');

/** @param known what an earlier build has stored */
export function storedDrawings(known?: StoredDrawings): StoredDrawings {
  shared[DRAWINGS] = known ?? shared[DRAWINGS] ?? new Map();
  return shared[DRAWINGS];
}
