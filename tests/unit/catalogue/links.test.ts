import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANCHORS_OF_TEMPLATES, headingIds } from '#src/catalogue/reading/anchors.ts';
import { brokenLinks, missingPictures } from '#src/catalogue/reading/check-links.ts';
import { lineOf, withLine } from '#src/catalogue/reading/line-of-field.ts';
import { linksOf, pageOf } from '#src/catalogue/reading/links-of-content.ts';
import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

let content: Content;
beforeAll(async () => {
  ({ content } = await readContent(contentFolder()));
});

type Kind = 'products' | 'recipes' | 'creators' | 'fundings' | 'blog' | 'legal';
const IN_BODY = ['products', 'recipes', 'creators', 'fundings', 'blog', 'legal'] as const;
/** What is said of a text when it is added to the first entry of a kind. */
function problemsOf(text: string, kind: Kind = 'products') {
  const changed = structuredClone(content);
  const entry = changed[kind][0]!;
  entry.body += `\n\n${text}\n`;
  return brokenLinks(changed, () => true).map(({ file, field, expected }) => {
    expect(file).toBe(entry.file);
    return `${field}: ${expected}`;
  });
}

describe('a link in a text', () => {
  test.each(IN_BODY)('of %s to a page that is not there is named', (kind) => {
    expect(problemsOf('[a](/products/no-such-thing)', kind)).toEqual([
      'the text: the path of a page; there is none at /products/no-such-thing.',
    ]);
  });

  test.each([
    ['sections', 'line'],
    ['selections', 'line'],
    ['fundings', 'summary'],
    ['recipes', 'summary'],
  ] as const)('in a field of %s is named by its field', (kind, field) => {
    const changed = structuredClone(content);
    Object.assign(changed[kind][0]!.data, { [field]: 'See [this](/nowhere-at-all).' });
    expect(brokenLinks(changed, () => true)).toMatchObject([{ file: changed[kind][0]!.file, field }]);
  });

  test('that is nearly right is told the page that was meant', () => {
    const [product] = content.products;
    expect(problemsOf(`[a](/products/${product!.id.slice(0, -1)})`)).toEqual([
      expect.stringContaining(`. Did you mean /products/${product!.id}?`),
    ]);
  });

  test('is seen with a title, as a reference and after an escaped bracket', () => {
    for (const text of ['[a](/gone "A title")', '[a][b]\n\n[b]: /gone', '[\\[a\\]](/gone)', '[a](</gone>)'])
      expect(problemsOf(text), text).toEqual(['the text: the path of a page; there is none at /gone.']);
  });

  test.each(['javascript:alert`1`', 'products/apron', '//elsewhere.example', 'data:text/html,x'])(
    'to “%s” is none',
    (place) => {
      expect(problemsOf(`[a](${place})`)).toEqual([
        expect.stringContaining(`links to /pages, #parts, https or mailto addresses, not “${place}”`),
      ]);
    },
  );

  test('without its slash is told the page that was meant', () => {
    expect(problemsOf('[a](contact)')).toEqual([expect.stringContaining('Did you mean /contact?')]);
  });

  test.each(['https://a.example/b', 'mailto:a@b.example', 'tel:+441', '/contact', '/faq?find=post', '#top'])(
    'to %s is valid',
    (place) => expect(problemsOf(`[a](${place})`)).toEqual([]),
  );
});

describe('a link to a part of a page', () => {
  test.each([
    ['/terms#shrt', 'a part of /terms; it has none called “shrt”.'],
    ['/faq#nope', 'a part of /faq; it has none called “nope”.'],
    ['/kitchen#nope', 'a part of /kitchen; it has none called “nope”.'],
    ['/be-found#nope', 'a part of /be-found; it has none called “nope”.'],
  ])('%s is named', (place, expected) => {
    expect(problemsOf(`[a](${place})`)).toEqual([expect.stringContaining(expected)]);
  });

  test.each(IN_BODY)('of its own page is looked for in %s', (kind) => {
    const page = pageOf(kind, content[kind][0]!);
    expect(problemsOf('## Part One\n\n[a](#part-one)', kind)).toEqual([]);
    expect(problemsOf('## Part One\n\n[a](#part-onee)', kind)).toEqual([
      `the text: a part of ${page}; it has none called “part-onee”. Did you mean part-one?`,
    ]);
  });

  test('of the FAQ is the id of a question', () => {
    const { id } = content.faq[0]!.data.questions[0]!;
    expect(problemsOf(`[a](/faq#${id})`)).toEqual([]);
  });

  test('may be one that the page’s template writes', () => {
    for (const id of ANCHORS_OF_TEMPLATES.products) expect(problemsOf(`[a](#${id})`)).toEqual([]);
  });

  test.each([
    ['recipes', 'src/pages/[...region]/recipe/[id].astro'],
    ['creators', 'src/pages/[...region]/creators/[handle].astro'],
    ['fundings', 'src/layouts/pages/FundingPage.astro'],
    ['beFound', 'src/pages/[...region]/be-found.astro'],
  ] as const)('that a template of %s writes is in that template', (kind, template) => {
    const source = readFileSync(template, 'utf8');
    for (const id of ANCHORS_OF_TEMPLATES[kind]) expect(source).toContain(`id="${id}"`);
  });

  test('is counted like Astro’s ids of headings', () => {
    const text = '# One, two!\n\n## One, two!\n\nThree\n===\n\n```\n# Four\n```\n\n### [Five](/x) & *six*\n';
    expect(headingIds(text)).toEqual(['one-two', 'one-two-1', 'three', 'five--six']);
  });
});

test('a picture in a text that is not there is named, and one that is there is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'found-links-'));
  await mkdir(path.join(folder, 'products'));
  await writeFile(path.join(folder, 'products/a b.png'), '');
  const changed = structuredClone(content);
  changed.products[0]!.body = '![x](./nope.png) ![y](./a%20b.png) ![z](https://a.example/b.png)';
  expect(missingPictures({ ...changed, recipes: [], blog: [], creators: [], fundings: [] }, folder)).toEqual([
    {
      file: changed.products[0]!.file,
      field: 'the text',
      expected: 'a picture; there is no file products/nope.png',
      near: '](./nope.png',
    },
  ]);
  await rm(folder, { recursive: true });
});

test('a link is named with its line, in the text and in a field of several lines', () => {
  const text = '---\nname: /a\nanswer: |\n  One\n  [b](/b)\n---\n\nText [c](/c).\n[b](/b)\n';
  expect(lineOf(text, 'the text', '](/b')).toBe(9);
  expect(lineOf(text, 'the text', '](/c')).toBe(8);
  expect(lineOf(text, 'answer', '](/b')).toBe(5);
  expect(lineOf(text.replaceAll('\n', '\r\n'), 'the text', '](/c')).toBe(8);
  const [link] = linksOf(content).filter(({ kind, field }) => kind === 'legal' && field === 'the text');
  expect(withLine({ ...link!, expected: '' }).line).toBeGreaterThan(8);
});
