import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { collectionOf, EDITED_KINDS, editorConfig } from '#config/editor/collections.ts';
import { leftOutOf } from '#config/editor/fields.ts';
import { formSchemaOf } from '#config/editor/form-schema.ts';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import type { JsonSchema } from '#src/catalogue/schemas/json-schema.ts';
import { CONTENT_KINDS } from '#src/content.schemas.ts';

const require = createRequire(import.meta.url);

describe('the editor’s forms', () => {
  test.each(EDITED_KINDS)('%s: each field of the schema is in the form, or named as left out', (kind) => {
    const schema = formSchemaOf(kind);
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

  /** The library has no field for a record whose names are free, nor for a value of several types. */
  const NOT_OFFERED: Readonly<Record<string, string>> = {
    'blog.figures': 'names are free',
    'shipping-methods.rates': 'a price, or bands by weight and value',
    'shipping-methods.zones': 'names are free, and false stands for none',
    'shipping-methods.daysOff': 'days, or periods',
    'settings.brand.colours': 'a colour, or two for light and dark',
    'settings.delivery.holidays.daysOff': 'days, or periods',
    'settings.delivery.zones': 'names are free',
  };

  test('a field that the editor does not offer is one of those with a reason', () => {
    const missing = EDITED_KINDS.flatMap((kind) =>
      leftOutOf(formSchemaOf(kind)).map(({ path }) => `${kind}.${path}`),
    );
    expect(missing.toSorted()).toEqual(Object.keys(NOT_OFFERED).toSorted());
  });

  test('what a list promises of its items has fields for both kinds of limits', () => {
    const rule = field(collectionOf('selections').fields as Field[], 'rule');
    const limits = childrenOf(field(childrenOf(rule), 'minutes'));
    expect(limits).toMatchObject([
      { name: 'under', required: false },
      { name: 'most', required: false },
    ]);
    const [region] = childrenOf(field(childrenOf(rule), 'price'));
    expect(childrenOf(region as Field).map(({ name }) => name)).toEqual(['under', 'most']);
  });

  test('a shop without creators has no forms for them, and no field that names one', async () => {
    const has = (name: string) => name !== 'creators' && name !== 'apply';
    const { collections = [] } = editorConfig(await loadContent(), has);
    const names = collections.map((one) => ('name' in one ? one.name : ''));
    expect(names).toContain('products');
    for (const gone of ['creators', 'contracts', 'creator-terms']) expect(names).not.toContain(gone);
    const text = JSON.stringify(collections);
    expect(text).not.toContain('"collection":"creators"');
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
