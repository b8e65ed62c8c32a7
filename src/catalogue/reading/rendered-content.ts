import type { ContentKind } from '#src/content.schemas.ts';
import type { Content } from './read-content.ts';

/** A text as Astro renders it. `imagePaths` are the pictures in it. */
type Rendered = { html: string; metadata?: { imagePaths?: string[] } };

/** The texts of a build: by file, what was written and what was made of it. */
export type RenderedTexts = Map<string, { body: string; rendered: Rendered }>;

/**
 * Shared by the build and the bundle of its pages, which have modules of their own: the texts that the loader
 * rendered, and the content when a kept bundle makes the pages (config/kept).
 */
const shared = globalThis as { [TEXTS]?: RenderedTexts; [CONTENT]?: Content };
const TEXTS = Symbol.for('found.rendered-texts');
const CONTENT = Symbol.for('found.rendered-content');

export function renderedTexts(): RenderedTexts {
  shared[TEXTS] ??= new Map();
  return shared[TEXTS];
}

/** Makes the pages of a kept bundle show `content`, whose texts are rendered, and not that of the bundle. */
export function showContent(content: Content): void {
  shared[CONTENT] = content;
}

/** The entries of {@link showContent}. Undefined in other builds. */
export function shownEntries<K extends ContentKind>(kind: K): Content[K] | undefined {
  return shared[CONTENT]?.[kind];
}
