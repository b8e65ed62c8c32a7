import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openApiDocument } from '#scripts/lib/openapi/document.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { builtFiles, readBuilt } from './support/dist.ts';
import { attribute, elementsOf, textOf } from './support/html.ts';

const DOCUMENT = openApiDocument();

test('[API-23] the published OpenAPI document is the one that the contracts generate', () => {
  expect(JSON.parse(readBuilt('api/openapi.json'))).toEqual(JSON.parse(JSON.stringify(DOCUMENT)));
});

test.each(REGION_CODES)(
  '[API-23] its page in %s names every operation, parameter and status, without JavaScript',
  (region) => {
    const elements = elementsOf(readBuilt(`${internalPath(region, '/api').slice(1)}.html`));
    expect(elements.filter(({ tagName }) => ['script', 'form', 'img'].includes(tagName))).toEqual([]);
    const titles = new Map(
      elements.flatMap((element) =>
        element.tagName === 'h3'
          ? [[attribute(element, 'id'), textOf(element).replace(/\s+/g, ' ').trim()]]
          : [],
      ),
    );
    for (const [address, methods] of Object.entries(DOCUMENT.paths))
      for (const [method, { operationId }] of Object.entries(methods))
        expect(titles.get(operationId)).toBe(`${method.toUpperCase()} ${address}`);
    const terms = elements.filter(({ tagName }) => tagName === 'dt').map(textOf);
    for (const word of ['populate', 'formats.prices.region', 'Idempotency-Key', '422', '503'])
      expect(terms).toContain(word);
  },
);

test('[API-01] products in the API have the same pictures as their own files', () => {
  const snapshot = new DatabaseSync(path.join(outFolder(), SNAPSHOT_FILE), { readOnly: true });
  const rows = snapshot.prepare("select id, json from entry where kind = 'pictures'").all() as {
    id: string;
    json: string;
  }[];
  snapshot.close();
  const files = builtFiles().filter((file) => /^data\/products\/[^/]+\.json$/.test(file));
  expect(rows.length).toBe(files.length);
  for (const { id, json } of rows) {
    const { previewImages } = JSON.parse(readBuilt(`data/products/${id}.json`));
    expect(JSON.parse(json)).toEqual(previewImages);
    expect(previewImages[0]).toMatchObject({ url: expect.stringMatching(/^\/pictures\//) });
  }
});
