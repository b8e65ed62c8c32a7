import { describe, expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { faqAnswers } from '#src/catalogue/policies/faq.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { createSearchEngine } from '#src/catalogue/search/search-engine.ts';
import { readSynonyms } from '#src/catalogue/search/synonyms.ts';
import { popularIn, searchEntries } from '#src/features/search/search-entries.ts';
import { writeIndex } from '#src/features/search/write-index.ts';
import { QUERIES, type TypedQuery } from './search-queries.ts';

const { content } = await readContent(contentFolder());
const catalogue = joinCatalogue(content, new Date());
const synonyms = readSynonyms(content.search.map(({ data }) => data));
const search = createSearchEngine(
  writeIndex(
    await searchEntries(catalogue, 'GB'),
    popularIn(catalogue, 'GB'),
    faqAnswers(catalogue, 'GB'),
    synonyms,
  ),
);
const DIETS = new Map<string, readonly string[]>(
  content.recipes.map(({ id, data }) => [`recipes/${id}`, data.diet]),
);
const ids = (list: string) => list.split(' ').map((id) => (id.includes('/') ? id : `products/${id}`));

test('the table has 150 queries, each once', () => {
  const typed = Object.values(QUERIES).flatMap((rows) => rows.map((row) => row.typed));
  expect(new Set(typed).size).toBe(typed.length);
  expect(typed.length).toBeGreaterThanOrEqual(150);
});

describe.each(Object.entries(QUERIES))('search: %s', (_, rows) => {
  test.each(rows.map((row): [string, TypedQuery] => [row.typed, row]))('%s', (typed, row) => {
    const { found, help } = search.search({ keyword: typed, page: 1 });
    const shown = found.map(({ item }) => item.id);
    if (row.first) expect(ids(row.first)).toContain(shown[0]);
    if (row.soon) expect(shown.slice(0, 3)).toEqual(expect.arrayContaining(ids(row.soon)));
    if (row.label) expect(found.slice(0, 3).map(({ item }) => item.label)).toEqual(Array(3).fill(row.label));
    if (row.diet) expect(shown.filter((id) => !DIETS.get(id)?.includes(row.diet ?? ''))).toEqual([]);
    if (row.help) expect(help[0]?.url).toBe(`/faq#${row.help}`);
  });
});
