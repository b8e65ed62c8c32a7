import type { Catalogue } from './catalogue.ts';

/** Shared by the build and the bundle of its pages, which have modules of their own. */
const shared = globalThis as { [SHOWN]?: Catalogue };
const SHOWN = Symbol.for('found.shown-catalogue');

/** Makes the pages of a kept bundle (config/kept) show `catalogue`, and not the content of the bundle. */
export function showCatalogue(catalogue: Catalogue): void {
  shared[SHOWN] = catalogue;
}

/** The catalogue of {@link showCatalogue}. Undefined in other builds. */
export const shownCatalogue = (): Catalogue | undefined => shared[SHOWN];
