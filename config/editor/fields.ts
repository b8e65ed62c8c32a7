import type { Field } from '@sveltia/cms';
import type { JsonSchema } from '#src/catalogue/schemas/json-schema.ts';
import { REGIONS } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/editor.ts';
import { fill } from '#src/words/fill.ts';

const { ifEmpty, mustMatch } = words;
const labels: Readonly<Record<string, string>> = words.labels;

/** What a schema does not say about a field. */
export type Hint = {
  /** The kind of content whose entries are chosen from. */
  entriesOf?: string;
  /** The values that are chosen from. */
  oneOf?: readonly { value: string; label: string }[];
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

/**
 * The fields of an object's form, in the order of its schema. What a form cannot show is left out: values of
 * several types, and records whose names are free. The editor leaves such fields of a file as they are.
 */
export function fieldsOf(schema: JsonSchema, { hints, path }: Place): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = path ? `${path}.${name}` : name;
    const isRequired = schema.required?.includes(name) ?? false;
    return canShow(property) ? [fieldOf(name, property, { hints, path: at, isRequired })] : [];
  });
}

/** The paths of the fields that `fieldsOf` leaves out. */
export function leftOutOf(schema: JsonSchema, path = ''): { path: string; isRequired: boolean }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = path ? `${path}.${name}` : name;
    const isRequired = schema.required?.includes(name) ?? false;
    if (!canShow(property)) return [{ path: at, isRequired }];
    const inside = [
      ...leftOutOf(property, at),
      ...(property.items ? leftOutOf(property.items, `${at}[]`) : []),
    ];
    return inside.map((one) => ({ ...one, isRequired: isRequired && one.isRequired }));
  });
}

function canShow(schema: JsonSchema): boolean {
  if (isMoment(schema)) return true;
  if (!schema.type) return false;
  if (schema.items) return canShow(schema.items);
  if (schema.properties) return Object.values(schema.properties).some(canShow);
  const { additionalProperties: value } = schema;
  return typeof value !== 'object' || (Boolean(schema.propertyNames?.enum) && canShow(value));
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
  const options = hint.oneOf ?? (isList ? schema.items?.enum : schema.enum);
  // A switch for a feature is called as the kind of content.
  if (hint.entriesOf && (schema.items ?? schema).type === 'string')
    return { ...relationTo(hint.entriesOf), ...several };
  if (options) return { widget: 'select', options, ...several };
  if (hint.picturesIn) return { widget: 'image', ...folder(hint.picturesIn) };
  if (hint.filesIn) return { widget: 'file', ...folder(hint.filesIn) };
  if (isList) return { ...listOf(schema.items ?? {}, place), ...count, label_singular: oneOf(name) };
  if (schema.properties) return { ...OBJECT, fields: fieldsOf(schema, place) };
  if (typeof schema.additionalProperties === 'object')
    return { widget: 'object', fields: recordOf(schema, schema.additionalProperties, place) };
  return widgetOfValue(schema);
}

const OBJECT = { widget: 'object', collapsed: 'auto' };

/** Entries are shown by their names, and written by the names of their files. */
const relationTo = (collection: string) => ({
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: [collection === 'recipes' ? 'title' : 'name'],
  search_fields: [collection === 'recipes' ? 'title' : 'name'],
});

const folder = (name: string) => ({ media_folder: name, public_folder: `./${name}`, choose_url: false });

function listOf(items: JsonSchema, { hints, path }: Place): object {
  const place = { hints, path: `${path}[]` };
  if (items.properties) return { widget: 'list', collapsed: 'auto', fields: fieldsOf(items, place) };
  return { widget: 'list', field: fieldOf('value', items, { ...place, isRequired: true }) };
}

/** A value for each name, such as a price for each region. */
function recordOf(schema: JsonSchema, value: JsonSchema, { hints, path }: Place): Field[] {
  return (schema.propertyNames?.enum ?? []).map((name) => ({
    ...fieldOf(name, value, { hints, path: `${path}{}`, isRequired: false }),
    label: value.type === 'integer' ? withCurrency(name) : name,
  }));
}

/** `GB (GBP)`, since amounts are in the currency of the region. */
function withCurrency(name: string): string {
  const region = REGIONS.find(({ code }) => code === name);
  return region ? `${name} (${region.currency})` : name;
}

function widgetOfValue(schema: JsonSchema): object {
  const { type, format, pattern, minimum, maximum, maxLength } = schema;
  if (isMoment(schema)) return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mmZ' };
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
  return {
    widget: (maxLength ?? 0) > ONE_LINE ? 'text' : 'string',
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && !format && { pattern: [pattern, fill(mustMatch, { pattern })] }),
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
