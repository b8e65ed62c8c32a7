/** A text as Astro renders it. `imagePaths` are the pictures in it. */
type Rendered = { html: string; metadata?: { imagePaths?: string[] } };

/** The files of the pictures in an entry's text, relative to its folder, or their addresses elsewhere. */
export function picturesInText(entry: object): string[] {
  return (entry as { rendered?: Rendered }).rendered?.metadata?.imagePaths ?? [];
}

/** The texts of a build: by file, what was written and what was made of it. */
export type RenderedTexts = Map<string, { body: string; rendered: Rendered }>;

/** Shared by the build and the bundle of its pages, which have modules of their own. */
const shared = globalThis as { [TEXTS]?: RenderedTexts };
const TEXTS = Symbol.for('found.rendered-texts');

/** The texts that the loader rendered, for the next build (config/kept). */
export function renderedTexts(): RenderedTexts {
  shared[TEXTS] ??= new Map();
  return shared[TEXTS];
}
