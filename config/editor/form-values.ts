import * as words from '#src/words/en/editor.ts';
import { fill } from '#src/words/fill.ts';

/*
 * The library has no field for a record with free names, nor for a value of several types. In a form such a
 * record is a list whose items have their names, and such a value an object that says which type it has.
 * Files keep their shape: values get the form's when a file is read, and the file's when it is written.
 */

/** The field with the name of a record's item. A form has it before the item's own fields. */
export const NAME = '_name';
/** The field with a value that has no fields of its own. */
export const VALUE = '_value';
/** Says which of its types a value has. */
export const KIND = '_kind';

/** The types of a value: none, which is `false` in the file; one without fields; one with fields. */
export type Kind = 'none' | 'value' | 'fields';

/** What is read of the library's fields. */
export type FormField = {
  name: string;
  label?: string;
  widget?: string;
  field?: FormField;
  fields?: readonly FormField[];
  types?: readonly { name: string; fields?: readonly FormField[] }[];
};
type Item = Pick<FormField, 'field' | 'fields' | 'types'>;
type Data = Readonly<Record<string, unknown>>;

/** The values of a file as its form has them. Fields that the form does not know stay as they are. */
export const toForm = (fields: readonly FormField[], data: Data): Data => mapped(fields, data, inForm);

/**
 * The values of a form as its file has them.
 * @throws when two items of a record have the same name
 */
export const toFile = (fields: readonly FormField[], data: Data): Data => mapped(fields, data, inFile);

/** True if the form's values have another shape than the file's. */
export function isReshaped(fields: readonly FormField[]): boolean {
  return fields.some(
    ({ field, ...one }) =>
      isRecord(one) || one.types !== undefined || isReshaped(one.fields ?? (field ? [field] : [])),
  );
}

/** True for a list that is a record in the file. */
export const isRecord = ({ fields, types }: Item) => (fields ?? types?.[0]?.fields)?.[0]?.name === NAME;

function mapped(
  fields: readonly FormField[],
  data: Data,
  reshaped: (field: FormField, value: unknown) => unknown,
): Data {
  const known = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(data).map(([name, value]) => {
    const field = known.get(name);
    const isFilled = field && !isEmpty(value);
    return [name, isFilled ? reshaped(field, value) : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function inForm(field: FormField, value: unknown): unknown {
  if (field.widget !== 'list') return itemInForm(field, value);
  if (Array.isArray(value)) return value.map((item) => itemInForm(field, item));
  if (!isRecord(field) || !isData(value)) return value;
  return Object.entries(value).map(([name, one]) => ({ [NAME]: name, ...dataOf(itemInForm(field, one)) }));
}

function itemInForm(item: Item, value: unknown): unknown {
  if (item.types) {
    const [kind, fields] = typeOf(item, kindOf(value));
    if (!fields) return value;
    if (kind === 'none') return { [KIND]: kind };
    return { [KIND]: kind, ...dataOf(itemInForm({ fields }, value)) };
  }
  if (item.field) return inForm(item.field, value);
  const scalar = item.fields?.find(({ name }) => name === VALUE);
  if (scalar) return { [VALUE]: inForm(scalar, value) };
  return item.fields && isData(value) ? toForm(item.fields, value) : value;
}

function inFile(field: FormField, value: unknown): unknown {
  if (field.widget !== 'list' || !Array.isArray(value)) return itemInFile(field, value);
  const items = value.map((item) => itemInFile(field, item));
  if (!isRecord(field)) return items.filter((item) => item !== undefined);
  const names = value.map((item) => String(dataOf(item)[NAME] ?? ''));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    throw new Error(fill(words.sameName, { field: field.label ?? field.name, name: twice }));
  return Object.fromEntries(names.map((name, at) => [name, items[at]]));
}

function itemInFile(item: Item, value: unknown): unknown {
  if (item.field) return inFile(item.field, value);
  if (!isData(value)) return value;
  if (item.types) {
    const [kind, fields] = typeOf(item, value[KIND]);
    if (!fields) return value;
    return kind === 'none' ? false : itemInFile({ fields }, without(value, KIND));
  }
  const scalar = item.fields?.find(({ name }) => name === VALUE);
  if (scalar) return isEmpty(value[VALUE]) ? undefined : inFile(scalar, value[VALUE]);
  return item.fields ? toFile(item.fields, without(value, NAME)) : value;
}

/** A type of a value, and its fields. No fields if the value has none of the types. */
function typeOf({ types = [] }: Item, kind: unknown): [kind: unknown, fields?: readonly FormField[]] {
  const type = types.find(({ name }) => name === kind);
  return [kind, type && (type.fields ?? [])];
}

function kindOf(value: unknown): Kind {
  if (value === false) return 'none';
  return isData(value) ? 'fields' : 'value';
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const dataOf = (value: unknown): Data => (isData(value) ? value : {});

const without = (data: Data, gone: string) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== gone));
