import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFile } from '#src/catalogue/reading/parse-file.ts';
import { CONTENT_KINDS, type ContentKind } from '#src/content.schemas.ts';
import { GOODS_KINDS } from '#src/core/products/goods.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(ROOT, 'docs/your-own-shop.md'), 'utf8');
/** A file name at the beginning of a line, and the code block below it. */
const examples = [...text.matchAll(/^`([\w-]+)\/([\w-]+\.(?:md|yaml))`.*\n\n```\w+\n([\s\S]*?)\n```$/gm)].map(
  ([, kind = '', name = '', source = '']) => ({ kind: kind as ContentKind, name, source: `${source}\n` }),
);

describe('the guide to your own shop', () => {
  test.each(examples.map((example) => [`${example.kind}/${example.name}`, example] as const))(
    'its %s is valid',
    (file, { kind, source }) => {
      expect(parseFile(file, source, kind)).not.toHaveProperty('problems');
    },
  );

  test('has an example of everything that most shops write', () => {
    const shown = new Set(examples.map(({ kind }) => kind));
    const left = Object.keys(CONTENT_KINDS).filter((kind) => !shown.has(kind as ContentKind));
    expect(left.sort()).toEqual(['about', 'contracts', 'creator-terms', 'fundings']);
  });

  test('names every kind of content and of goods', () => {
    for (const kind of Object.keys(CONTENT_KINDS)) expect(text, kind).toContain(`\`${kind}/`);
    expect([...text.matchAll(/^\| `([\w-]+)` \| (?!for example \|)/gm)].map(([, goods]) => goods)).toEqual(
      GOODS_KINDS,
    );
  });

  test('its examples from the minimal shop are the same there', () => {
    const same = examples.filter(({ kind }) =>
      ['settings', 'sections', 'creators', 'products', 'shipping-methods'].includes(kind),
    );
    for (const { kind, name, source } of same)
      expect(readFileSync(path.join(ROOT, 'tests/fixtures/minimal-shop', kind, name), 'utf8'), name).toBe(
        source,
      );
    expect(same).toHaveLength(5);
  });
});
