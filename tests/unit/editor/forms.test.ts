import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { collectionOf, EDITED_KINDS, editorConfig } from '#config/editor/collections.ts';
import { leftOutOf } from '#config/editor/fields.ts';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import { type JsonSchema, jsonSchemaOf } from '#src/catalogue/schemas/json-schema.ts';
import { CONTENT_KINDS } from '#src/content.schemas.ts';

const require = createRequire(import.meta.url);

describe('the editor’s forms', () => {
  test.each(EDITED_KINDS)('%s: each field of the schema is in the form, or named as left out', (kind) => {
    const schema = jsonSchemaOf(kind);
    const { fields, description = '' } = collectionOf(kind);
    const leftOut = leftOutOf(schema).map(({ path }) => path);
    const shown = pathsOf(fields as Field[]).filter((path) => path !== 'body');
    const isThere = (path: string) =>
      shown.includes(path) || leftOut.some((other) => path === other || path.startsWith(`${other}.`));
    const all = schemaPaths(schema);
    expect(all.filter((path) => !isThere(path))).toEqual([]);
    expect(shown.filter((path) => !all.includes(path))).toEqual([]);
    for (const path of leftOut) expect(description).toContain(path);
  });

  test('every kind of content but the shop’s own words has a form', () => {
    expect([...EDITED_KINDS, 'words'].toSorted()).toEqual(Object.keys(CONTENT_KINDS).toSorted());
  });

  test('a kind that needs a field which no form can show is changed in the editor, and created in a file', () => {
    expect(collectionOf('shipping-methods').create).toBe(false);
    expect(collectionOf('products').create).toBe(true);
    expect(collectionOf('settings')).toMatchObject({ create: false, delete: false });
  });

  test('the library accepts the configuration of a shop', async () => {
    const schema = JSON.parse(
      readFileSync(
        path.join(path.dirname(require.resolve('@sveltia/cms')), '../schema/sveltia-cms.json'),
        'utf8',
      ),
    );
    const config = editorConfig(await loadContent());
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect(validate(JSON.parse(JSON.stringify(config))) || validate.errors).toBe(true);
  });

  test('prices have a number for each region, and formats with options may leave them out', () => {
    const formats = field(collectionOf('products').fields as Field[], 'formats');
    const prices = field(childrenOf(formats), 'prices');
    expect(prices).toMatchObject({ widget: 'object', required: false });
    expect(childrenOf(prices)).toMatchObject(
      ['US', 'GB', 'CA', 'EU', 'LATAM', 'GO'].map((name) => ({
        name,
        widget: 'number',
        value_type: 'int',
        min: 0,
      })),
    );
  });

  test('entries and categories are chosen from those that there are', () => {
    const categories = [{ value: 'kitchen/pans', label: 'Pans (kitchen/pans)' }];
    const { fields } = collectionOf('products', categories);
    expect(field(fields as Field[], 'creator')).toMatchObject({ widget: 'relation', collection: 'creators' });
    expect(field(fields as Field[], 'goesWith')).toMatchObject({
      collection: 'products',
      multiple: true,
      max: 6,
    });
    expect(field(fields as Field[], 'categories')).toMatchObject({ options: categories, multiple: true });
    // A switch for a feature is called as a kind of content.
    const features = childrenOf(field(collectionOf('settings').fields as Field[], 'features'));
    expect(field(features, 'creators')).toMatchObject({ widget: 'boolean', default: true });
  });
});

const childrenOf = (one: Field) => (one as { fields?: Field[] }).fields ?? [];

function field(fields: readonly Field[], name: string): Field {
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

/** The paths of all fields of a form that have no fields of their own. */
function pathsOf(fields: readonly Field[], above = ''): string[] {
  return fields.flatMap((one) => {
    const at = above ? `${above}.${one.name}` : one.name;
    const inside = childrenOf(one);
    return inside.length > 0
      ? pathsOf(inside, 'widget' in one && one.widget === 'list' ? `${at}[]` : at)
      : [at];
  });
}

function schemaPaths(schema: JsonSchema, above = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = above ? `${above}.${name}` : name;
    const names = property.propertyNames?.enum;
    const value = property.additionalProperties;
    if (names && typeof value === 'object')
      return names.flatMap((one) =>
        value.properties ? schemaPaths(value, `${at}.${one}`) : [`${at}.${one}`],
      );
    if (property.items?.properties) return schemaPaths(property.items, `${at}[]`);
    return property.properties ? schemaPaths(property, at) : [at];
  });
}
