import { defineCollection } from 'astro:content';
import { contentLoader } from './catalogue/reading/collection-loader.ts';
import { CONTENT_KINDS, type ContentKind } from './content.schemas.ts';

/**
 * Defines one collection per kind. The loader has already validated the entries;
 * the schema is for editors' tools.
 */
const collectionOf = (kind: ContentKind) =>
  defineCollection({ loader: contentLoader(kind), schema: CONTENT_KINDS[kind].schema });

export const collections = Object.fromEntries(
  (Object.keys(CONTENT_KINDS) as ContentKind[]).map((kind) => [kind, collectionOf(kind)]),
);
