import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { hasFiles } from '../../schemas/content-folder.ts';

/** Every entry of a kind of content; none where nobody has written any, which is no fault. */
export async function entriesOf<K extends CollectionKey>(kind: K): Promise<CollectionEntry<K>[]> {
  return hasFiles(kind) ? getCollection(kind) : [];
}
