import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { linksToHidden } from '#src/catalogue/reading/check-links.ts';
import { brokenPublishingTimes } from '#src/catalogue/reading/check-publishing-times.ts';
import { nextBuild, publishedAt, publishingTimes } from '#src/catalogue/reading/published.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { isPublished, type Publishing } from '#src/catalogue/schemas/publishing.ts';
import { SHOP_AS_CREATOR } from '#src/core/shop/features.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

let read: Content;
let content: Content;
beforeAll(async () => {
  ({ content: read } = await readContent(contentFolder(), NOW));
});
const fresh = () => {
  content = structuredClone(read);
};
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const entry = <T extends { id: string; data: object }>(
  entries: readonly T[],
  id: string,
): T['data'] & Publishing => entries.find((one) => one.id === id)!.data;

describe('what is on the site', () => {
  test('without drafts and moments is everything', () => {
    expect(publishedAt(read, NOW)).toEqual(read);
  });

  test('an entry is there from `publishAt` until `unpublishAt`, and a draft never', () => {
    const entry = { publishAt: at(1), unpublishAt: at(3) };
    expect([0, 0.999, 1, 2.999, 3, 9].map((hours) => isPublished(entry, at(hours)))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isPublished({ ...entry, draft: true }, at(2))).toBe(false);
    expect(isPublished({}, NOW)).toBe(true);
  });

  const KINDS = [
    'creators',
    'products',
    'recipes',
    'blog',
    'fundings',
    'sections',
    'selections',
    'faq',
  ] as const;

  test('has no reference to hidden content of any kind', () => {
    const some = KINDS.map((kind) => fc.subarray(ids(read[kind])).map((hidden) => [kind, hidden] as const));
    fc.assert(
      fc.property(fc.tuple(...some), (hidden) => {
        fresh();
        for (const [kind, names] of hidden)
          for (const name of names) Object.assign(entry(content[kind] as never, name), { draft: true });
        const shown = publishedAt(content, NOW);
        for (const [kind, names] of hidden)
          expect(ids(shown[kind]).filter((id) => names.includes(id))).toEqual([]);
        const has = (kind: 'creators' | 'products' | 'recipes') => new Set(ids(shown[kind]));
        const [creators, products, recipes] = [has('creators'), has('products'), has('recipes')];
        for (const { data } of [...shown.products, ...shown.recipes, ...shown.fundings])
          if (data.creator !== SHOP_AS_CREATOR) expect(creators).toContain(data.creator);
        for (const { data } of shown.products) for (const id of data.goesWith) expect(products).toContain(id);
        for (const { data } of shown.recipes)
          for (const id of [...data.products, ...data.tools]) expect(products).toContain(id);
        for (const { data } of shown.blog) {
          expect(creators).toContain(data.author);
          for (const id of data.products) expect(products).toContain(id);
          for (const id of data.recipes) expect(recipes).toContain(id);
        }
        for (const { data } of shown.fundings) if (data.product) expect(products).toContain(data.product);
        for (const { data } of shown.reviews) expect(products).toContain(data.product);
        const items = { product: products, creator: creators, recipe: recipes };
        for (const { data } of shown.selections) {
          expect(data.items.length).toBeGreaterThan(0);
          for (const { kind, id } of data.items) expect(items[kind]).toContain(id);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('what belongs to a hidden creator is hidden, and nothing else', () => {
    fresh();
    const { creator } = content.products[0]!.data;
    entry(content.creators, creator).publishAt = at(1);
    const by = (kind: 'products' | 'recipes' | 'fundings', shown: Content) =>
      shown[kind].filter(({ data }) => data.creator === creator).length;
    const shown = publishedAt(content, NOW);
    expect(by('products', shown)).toBe(0);
    expect(by('recipes', shown)).toBe(0);
    expect(shown.products.length).toBe(read.products.length - by('products', read));
    expect(publishedAt(content, at(1)).products).toEqual(content.products);
  });
});

describe('the moments of the content', () => {
  test('are those in the future, in order, and none of a draft', () => {
    fresh();
    const [one, two, three] = content.products.map(({ data }) => data as Publishing);
    Object.assign(one!, { publishAt: at(-1), unpublishAt: at(5) });
    Object.assign(two!, { publishAt: at(2) });
    Object.assign(three!, { publishAt: at(1), draft: true });
    (content.blog[0]!.data as Publishing).publishAt = at(2);
    expect(publishingTimes(content, NOW)).toEqual([at(2), at(5)]);
    expect(nextBuild(content, NOW)).toEqual(at(2));
    expect(nextBuild(content, at(2))).toEqual(at(5));
    // Midnight in UTC comes first.
    expect(nextBuild(content, at(5))).toEqual(new Date('2026-11-23T00:00:00Z'));
  });

  test('an article that links to a page which is taken away later is named today, with the time', () => {
    fresh();
    const product = content.products[0]!;
    (product.data as Publishing).unpublishAt = at(30);
    const other = content.products[1]!;
    (other.data as Publishing).unpublishAt = at(40);
    content.blog[0]!.body = `Buy [it](/products/${product.id}) or [this](/products/${other.id}).`;
    expect(linksToHidden(publishedAt(content, at(29)), content)).toEqual([]);
    expect(brokenPublishingTimes(content, NOW)).toContainEqual({
      file: content.blog[0]!.file,
      field: 'the text',
      near: `](/products/${product.id}`,
      expected: `no link to /products/${product.id}, which is hidden from ${at(30).toISOString()} on`,
    });
    // Each link of a text is named, at its own time.
    const named = brokenPublishingTimes(content, NOW).filter(({ file }) => file === content.blog[0]!.file);
    expect(named.map(({ expected }) => expected)).toContainEqual(
      `no link to /products/${other.id}, which is hidden from ${at(40).toISOString()} on`,
    );
  });

  test('a product whose only section is hidden is named', () => {
    fresh();
    for (const { data } of content.sections) (data as Publishing).draft = true;
    const named = brokenPublishingTimes(content, NOW).filter(({ field }) => field === 'categories');
    expect(named.length).toBe(content.products.length + content.recipes.length);
    expect(named[0]!.expected).toMatch(/a category besides those of a section, which is hidden now/);
  });
});
