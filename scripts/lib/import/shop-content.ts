import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentProblem, describeProblem, parseFile } from '#src/catalogue/reading/parse-file.ts';
import type { ContentOf } from '#src/catalogue/reading/read-content.ts';
import { isPublished } from '#src/catalogue/schemas/publishing.ts';
import { categoriesById } from '#src/catalogue/sections/categories.ts';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { storeNow } from '#src/lib/clock.ts';
import { namesIn } from '#src/lib/names-in.ts';
import { CommandError } from '../command-line/errors.ts';
import type { Mapping } from './mapping.ts';
import { readProductFile } from './product-file.ts';

/** What an import must know of the shop that it writes into. */
export type ShopContent = {
  /** Ids of categories of products, in the order of the sections. */
  categories: readonly string[];
  /** Ids of creators by their name in lower case. Undefined in a shop without creators. */
  creators: ReadonlyMap<string, string> | undefined;
  /** Ids of the products that are on the site now. */
  products: ReadonlySet<string>;
};

/**
 * Reads sections and creators, and checks that the mapping names only what is there.
 *
 * @throws CommandError when there is none of them, or the mapping names another
 */
export async function readShopContent(content: string, mapping: Mapping): Promise<ShopContent> {
  const sections = await entriesOf(content, 'sections');
  const shown = sections
    .filter(({ data }) => data.shows === 'products')
    .toSorted((one, other) => one.data.order - other.data.order);
  const categories = [...categoriesById(shown).keys()];
  if (categories.length === 0)
    throw new CommandError(
      'The shop has no section for products. Write one first: docs/your-own-shop.md has an example.',
    );
  const creators = hasFeature('creators') ? await entriesOf(content, 'creators') : undefined;
  if (creators?.length === 0)
    throw new CommandError(
      'The shop has no creator. Write one first, or switch creators off: docs/your-own-shop.md.',
    );
  const ids = creators?.map(({ id }) => id);
  for (const id of [mapping.creator, ...Object.values(mapping.creators)])
    if (id && ids && !ids.includes(id))
      throw new CommandError(`The mapping names the creator ${id}; there is none.`);
  for (const id of [mapping.category, ...mapping.places.map(({ category }) => category)])
    if (id && !categories.includes(id))
      throw new CommandError(
        `The mapping names the category ${id}; there is none. There are: ${categories.join(', ')}.`,
      );
  return {
    categories,
    creators: creators && new Map(creators.map(({ id, data }) => [data.name.toLowerCase(), id])),
    products: await publishedProducts(content),
  };
}

/** The products that are on the site. Broken files and drafts are not. */
async function publishedProducts(content: string): Promise<Set<string>> {
  const folder = path.join(content, 'products');
  const ids = new Set<string>();
  for (const name of await namesIn(folder, '.md')) {
    const { fields } = readProductFile(await readFile(path.join(folder, name), 'utf8'));
    const moments = { publishAt: dateIn(fields.publishAt), unpublishAt: dateIn(fields.unpublishAt) };
    if (fields.name && isPublished({ draft: fields.draft === true, ...moments }, storeNow()))
      ids.add(path.basename(name, '.md'));
  }
  return ids;
}

const dateIn = (value: unknown) => (typeof value === 'string' ? new Date(value) : undefined);

/** All entries of a kind, or the error of its first broken file. */
export async function entriesOf<K extends ContentKind>(content: string, kind: K): Promise<ContentOf<K>[]> {
  const folder = path.join(content, kind);
  const ending = `.${CONTENT_KINDS[kind].extension}`;
  const entries: ContentOf<K>[] = [];
  for (const name of await namesIn(folder, ending)) {
    const file = path.join(folder, name);
    const parsed = parseFile(file, await readFile(file, 'utf8'), kind);
    if ('problems' in parsed) throw new CommandError(describeProblem(parsed.problems[0] as ContentProblem));
    entries.push({ id: path.basename(name, ending), file, ...parsed } as ContentOf<K>);
  }
  return entries;
}

/** The text of a file. Undefined when there is none. */
export async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
