import type { Field } from '@sveltia/cms';
import { type JsonSchema, objectOf } from '#src/catalogue/schemas/json-schema.ts';
import { REGIONS } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/editor.ts';
import { fill } from '#src/words/fill.ts';
import { KIND, type Kind, NAME, VALUE } from './form-values.ts';

const { ifEmpty, expectedThere } = words;
const labels: Readonly<Record<string, string>> = words.labels;

/** What a schema does not say about a field. */
export type Hint = {
  /** The kind of content whose entries are chosen from. */
  entriesOf?: string;
  /** The values, or a record's names, that are chosen from. */
  oneOf?: readonly { value: string; label: string }[];
  /** What the types of a value are called. */
  kinds?: Readonly<Partial<Record<Kind, string>>>;
  /** The folder beside the entry for the pictures, or the files, that are dropped in. */
  picturesIn?: string;
  filesIn?: string;
  /** May stay empty in the form, since the file's other fields stand in for it. */
  isOptional?: true;
  /** A day that is filled in with the day on which the form is opened. */
  isToday?: true;
  /** A line below the field. */
  help?: string;
};
/** By path, such as `formats[].prices`, or by name for all fields called so. */
export type Hints = Readonly<Record<string, Hint>>;

type Place = { hints: Hints; path: string };

/** A text that may be longer than this has a field of several lines. */
const ONE_LINE = 120;
/** Rates have four decimals, and other numbers fewer. */
const SMALLEST_STEP = 0.0001;

/** The fields of an object's form, in the order of its schema. */
export function fieldsOf(schema: JsonSchema, { hints, path }: Place): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const at = path ? `${path}.${name}` : name;
    return fieldOf(name, property, { hints, path: at, isRequired: schema.required?.includes(name) ?? false });
  });
}

/** A day, or a time with its time zone. */
const isMoment = ({ anyOf = [] }: JsonSchema) => anyOf.some(({ format }) => format === 'date-time');

function fieldOf(name: string, schema: JsonSchema, place: Place & { isRequired: boolean }): Field {
  const hint = place.hints[place.path] ?? place.hints[name] ?? {};
  const help = [hint.help, defaultOf(schema)].filter(Boolean).join(' ');
  return {
    name,
    label: labelOf(name),
    ...(help && { hint: help }),
    required: place.isRequired && !hint.isOptional,
    ...widgetOf(name, schema, hint, place),
    ...(hint.isToday && { default: '{{now}}' }),
  } as Field;
}

/** The default. Shown as a hint and not filled in, so that files stay short. */
function defaultOf({ default: value }: JsonSchema): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? fill(ifEmpty, { value }) : undefined;
}

function widgetOf(name: string, schema: JsonSchema, hint: Hint, place: Place): object {
  const isList = schema.type === 'array';
  const count = {
    ...(schema.minItems !== undefined && { min: schema.minItems }),
    ...(schema.maxItems !== undefined && { max: schema.maxItems }),
  };
  const several = isList && { multiple: true, ...count };
  const value = objectOf(schema.additionalProperties);
  const named = value && !schema.propertyNames?.enum;
  if (named) return { ...namedListOf(schema, value, hint, place), label_singular: oneOf(name) };
  const options = hint.oneOf ?? (isList ? schema.items?.enum : schema.enum);
  // A switch for a feature is called as the kind of content.
  if (hint.entriesOf && (schema.items ?? schema).type === 'string')
    return { ...relationTo(hint.entriesOf), ...several };
  if (options) return { widget: 'select', options, ...several };
  if (hint.picturesIn) return { widget: 'image', ...folder(hint.picturesIn) };
  if (hint.filesIn) return { widget: 'file', ...folder(hint.filesIn) };
  if (isList) return { ...listOf(schema.items ?? {}, hint, place), ...count, label_singular: oneOf(name) };
  if (schema.properties) return { ...OBJECT, fields: fieldsOf(schema, place) };
  if (value) return { widget: 'object', fields: recordOf(schema, value, place) };
  if (isOfTypes(schema)) return { widget: 'object', ...typesOf(schema, hint, place) };
  return widgetOfValue(schema, place.path);
}

const OBJECT = { widget: 'object', collapsed: 'auto' };
const LIST = { widget: 'list', collapsed: 'auto' };

/** Entries are shown by their names, and written by the names of their files. */
const relationTo = (collection: string) => ({
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: [collection === 'recipes' ? 'title' : 'name'],
  search_fields: [collection === 'recipes' ? 'title' : 'name'],
});

/** @param name of a folder beside the entry, or `.` for the entry's own */
const folder = (name: string) => ({
  media_folder: name,
  public_folder: name === '.' ? name : `./${name}`,
  choose_url: false,
});

function listOf(items: JsonSchema, hint: Hint, { hints, path }: Place): object {
  const place = { hints, path: `${path}[]` };
  if (items.properties) return { ...LIST, fields: fieldsOf(items, place) };
  if (isOfTypes(items)) return { ...LIST, ...typesOf(items, hint, place) };
  return { widget: 'list', field: fieldOf('value', items, { ...place, isRequired: true }) };
}

/** A record whose names are free, as a list. */
function namedListOf(schema: JsonSchema, value: JsonSchema, hint: Hint, { hints, path }: Place): object {
  const place = { hints, path: `${path}{}` };
  const nameField = fieldOf(NAME, schema.propertyNames ?? {}, { hints: {}, path, isRequired: true });
  const name = hint.oneOf ? { ...nameField, widget: 'select', options: hint.oneOf } : nameField;
  const list = { ...LIST, summary: `{{${NAME}}}` };
  if (isOfTypes(value)) return { ...list, ...typesOf(value, hint, place, name as Field) };
  const fields = value.properties
    ? fieldsOf(value, place)
    : [fieldOf(VALUE, value, { ...place, isRequired: true })];
  return { ...list, fields: [name, ...fields] };
}

/** True for a value that may have one of several types, such as a price or bands of prices. */
const isOfTypes = (schema: JsonSchema) => schema.anyOf !== undefined && !isMoment(schema);

/** @param name the field with the name of a record's item */
function typesOf({ anyOf = [] }: JsonSchema, { kinds = {} }: Hint, place: Place, name?: Field): object {
  const before = name ? [name] : [];
  const typeOf = (kind: Kind, fields: Field[]) => {
    const label = kinds[kind] ?? words.kindsOfValues[kind];
    const own = fields.map((field) => (field.name === VALUE ? { ...field, label } : field));
    const all = [...before, ...own];
    return { name: kind, label, ...(all.length > 0 && { fields: all }) };
  };
  return {
    typeKey: KIND,
    types: anyOf.map((one) => {
      if (one.const === false) return typeOf('none', []);
      if (one.properties) return typeOf('fields', fieldsOf(one, place));
      return typeOf('value', [
        fieldOf(VALUE, one, { ...place, path: `${place.path}.${VALUE}`, isRequired: true }),
      ]);
    }),
  };
}

/** A value for each name, such as a price for each region. */
function recordOf(schema: JsonSchema, value: JsonSchema, { hints, path }: Place): Field[] {
  const isAmount = [value, ...(value.anyOf ?? [])].some(({ type }) => type === 'integer');
  return (schema.propertyNames?.enum ?? []).map((name) => ({
    ...fieldOf(name, value, { hints, path: `${path}{}`, isRequired: false }),
    label: labelOfName(name, isAmount),
  }));
}

/** `GB (GBP)`, since amounts are in the currency of the region. */
function labelOfName(name: string, isAmount: boolean): string {
  const region = REGIONS.find(({ code }) => code === name);
  if (!region) return labelOf(name);
  return isAmount ? `${name} (${region.currency})` : name;
}

function widgetOfValue(schema: JsonSchema, path: string): object {
  const { type, format, pattern, expected, minimum, maximum, maxLength } = schema;
  if (isMoment(schema)) return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mmZ' };
  if (format === 'color') return { widget: 'color', allowInput: true };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'boolean') return { widget: 'boolean', default: schema.default === true };
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      step: type === 'integer' ? 1 : SMALLEST_STEP,
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    };
  if (type !== 'string') throw new Error(`The editor has no field for ${path}: see config/editor/fields.ts`);
  return {
    widget: (maxLength ?? 0) > ONE_LINE ? 'text' : 'string',
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && !format && { pattern: [pattern, fill(expectedThere, { expected: expected ?? pattern })] }),
    ...(format === 'email' && { type: 'email' }),
  };
}

/** `categories` as `Category` */
const oneOf = (name: string) =>
  labelOf(name)
    .replace(/ies$/, 'y')
    .replace(/(s)es$|s$/, '$1');

/** `earlierPrices` as `Earlier prices` */
export function labelOf(name: string): string {
  const own = labels[name];
  if (own) return own;
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
