import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { collectionOf, EDITED_KINDS, editorConfig } from '#config/editor/collections.ts';
import { fieldsOf } from '#config/editor/fields.ts';
import { formSchemaOf } from '#config/editor/form-schema.ts';
import { isRecord, NAME, VALUE } from '#config/editor/form-values.ts';
import type { Choices } from '#config/editor/hints.ts';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import type { JsonSchema } from '#src/catalogue/schemas/json-schema.ts';
import { CONTENT_KINDS } from '#src/content.schemas.ts';

const require = createRequire(import.meta.url);

describe('the editor’s forms', () => {
  test.each(EDITED_KINDS)('%s: the form has each field of the schema, and no others', (kind) => {
    if (kind === 'words') return;
    const shown = pathsOf(collectionOf(kind).fields as Field[]).filter((path) => path !== 'body');
    expect(shown.toSorted()).toEqual([...new Set(schemaPaths(formSchemaOf(kind)))].toSorted());
  });

  test('every kind of content has a form', () => {
    expect(EDITED_KINDS.toSorted()).toEqual(Object.keys(CONTENT_KINDS).toSorted());
  });

  test('a schema that no field can show stops the editor with its path', () => {
    const schema = { properties: { shelf: { properties: { depth: {} } } } };
    expect(() => fieldsOf(schema, { hints: {}, path: '' })).toThrow('no field for shelf.depth');
  });

  test('a rate is one price or bands, in the currency of its region', () => {
    const rates = childrenOf(field(collectionOf('shipping-methods').fields as Field[], 'rates'));
    expect(rates.map(({ label }) => label)).toContain('GB (GBP)');
    expect(field(rates, 'GB')).toMatchObject({
      required: false,
      types: [
        { label: 'One price', fields: [{ name: '_value', widget: 'number', min: 0 }] },
        { label: 'Bands by weight or value', fields: [{ name: 'byWeight' }, { name: 'byValue' }] },
      ],
    });
  });

  test('the zones of a shipping method are chosen from those of the settings', () => {
    const nameIn = (choices: Choices) => {
      const zones = field(collectionOf('shipping-methods', choices).fields as Field[], 'zones');
      return (zones as { types?: { fields: Field[] }[] }).types?.map(({ fields }) => fields[0]);
    };
    const zones = [{ value: 'highlands', label: 'highlands' }];
    const chosen = expect.objectContaining({ name: '_name', widget: 'select', options: zones });
    expect(nameIn({ zones })).toEqual([chosen, chosen]);
    const typed = expect.objectContaining({ name: '_name', widget: 'string', maxlength: 64 });
    expect(nameIn({})).toEqual([typed, typed]);
  });

  test('a zone has its countries chosen from all that a region delivers to', () => {
    const delivery = childrenOf(field(collectionOf('settings').fields as Field[], 'delivery'));
    const [name, , countries] = childrenOf(field(delivery, 'zones'));
    expect(name).toMatchObject({ name: '_name', required: true });
    expect(countries).toMatchObject({ name: 'countries', widget: 'select', multiple: true, required: false });
    const { options } = countries as { options?: object[] };
    expect(options).toContainEqual({ value: 'NO', label: 'Norway (NO)' });
    expect(options).toContainEqual({ value: 'GB', label: 'United Kingdom (GB)' });
  });

  test('the logo is dropped in beside the settings, a photograph of a figure in a folder', () => {
    const brand = childrenOf(field(collectionOf('settings').fields as Field[], 'brand'));
    const beside = { widget: 'image', media_folder: '.', public_folder: '.' };
    expect(field(brand, 'logo')).toMatchObject(beside);
    expect(field(brand, 'icon')).toMatchObject(beside);
    const figures = field(collectionOf('blog').fields as Field[], 'figures');
    expect(field(childrenOf(figures), 'src')).toMatchObject({
      widget: 'image',
      media_folder: 'photographs',
      public_folder: './photographs',
    });
  });

  test('a colour of the shop is picked, one for both modes or one for each', () => {
    const brand = childrenOf(field(collectionOf('settings').fields as Field[], 'brand'));
    const picked = { widget: 'color' };
    expect(field(childrenOf(field(brand, 'colours')), 'onBuy')).toMatchObject({
      label: 'Text on those buttons',
      types: [
        { label: 'One colour', fields: [picked] },
        { label: 'One for light and one for dark', fields: [picked, picked] },
      ],
    });
  });

  test('a text that does not match gets what the content check expects', () => {
    const delivery = childrenOf(field(collectionOf('settings').fields as Field[], 'delivery'));
    expect(field(childrenOf(field(delivery, 'cutOff')), 'time')).toMatchObject({
      pattern: [expect.any(String), 'Expected: a time such as "14:00"'],
    });
  });

  test('a word is found by its default text', () => {
    const [list] = collectionOf('words').fields as { types?: { name: string; fields: Field[] }[] }[];
    const optionsOf = (group: string) => {
      const type = list!.types!.find(({ name }) => name === group);
      return (field(type!.fields, 'word') as { options?: object[] }).options;
    };
    expect(optionsOf('editor')).toContainEqual({ value: 'editor.body', label: 'Text (editor.body)' });
    expect(optionsOf('pages')).toContainEqual({
      value: 'home.productCount',
      label: '{count} product / {count} products (home.productCount)',
    });
    // Its default is empty.
    expect(optionsOf('pages')).toContainEqual({ value: 'footer.line', label: 'footer.line' });
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

  test('content that the software knows by its file is changed, and not created or deleted', () => {
    expect(collectionOf('settings')).toMatchObject({ create: false, delete: false });
    expect(collectionOf('shipping-methods')).toMatchObject({ create: true, delete: true });
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
    const { fields } = collectionOf('products', { categories });
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
  const paths = fields.flatMap((one) => {
    if (one.name === NAME) return [];
    if (one.name === VALUE) return [above];
    const at = above ? `${above}.${one.name}` : one.name;
    const { types = [] } = one as { types?: { fields?: Field[] }[] };
    const inside = [...childrenOf(one), ...types.flatMap((type) => type.fields ?? [])];
    if (inside.length === 0) return [at];
    const isList = 'widget' in one && one.widget === 'list';
    return pathsOf(inside, isList ? `${at}${isRecord(one as Item) ? '{}' : '[]'}` : at);
  });
  return [...new Set(paths)];
}
type Item = Parameters<typeof isRecord>[0];

function schemaPaths(schema: JsonSchema, above = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    pathsIn(property, above ? `${above}.${name}` : name),
  );
}

function pathsIn(schema: JsonSchema, at: string): string[] {
  const { items, additionalProperties: value, propertyNames } = schema;
  if (schema.properties) return schemaPaths(schema, at);
  if (schema.anyOf?.some((one) => one.properties))
    return schema.anyOf.filter((one) => one.const !== false).flatMap((one) => pathsIn(one, at));
  if (items?.properties || items?.anyOf?.some((one) => one.properties)) return pathsIn(items, `${at}[]`);
  if (typeof value !== 'object') return [at];
  const names = propertyNames?.enum?.map((name) => `${at}.${name}`) ?? [`${at}{}`];
  return names.flatMap((name) => pathsIn(value, name));
}
