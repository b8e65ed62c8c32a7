import { badParam } from '../http/errors.ts';
import type { Form } from '../http/form.ts';
import type { Schema } from './declarations.ts';

/**
 * Converts a decoded form into typed parameters. Text becomes a number or boolean, and numbered keys become
 * a list, where the schema requires it. Leaves values that do not fit, for the validator to report.
 * @throws {ApiError} for an empty value of a parameter that cannot be unset
 */
export function coerce(schema: Schema, form: Form): Record<string, unknown> {
  return object(schema, form, '');
}

function value(schema: Schema, raw: string | Form, path: string): unknown {
  const types = [schema.type ?? []].flat();
  if (typeof raw === 'string') return text(schema, types, raw, path);
  if (types.includes('array')) {
    const keys = Object.keys(raw);
    const isList = keys.every((_, index) => String(index) in raw);
    if (!isList) return raw;
    return keys.map((_, index) =>
      value(schema.items ?? {}, raw[String(index)] as string | Form, `${path}[${index}]`),
    );
  }
  return types.includes('object') ? object(schema, raw, path) : raw;
}

function text(schema: Schema, types: string[], raw: string, path: string): unknown {
  if (raw === '') {
    if (schema['x-emptyable']) return undefined;
    throw badParam(
      path,
      `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
      'parameter_invalid_empty',
    );
  }
  if (types.includes('integer') && /^-?\d{1,15}$/.test(raw)) return Number(raw);
  if (types.includes('number') && /^-?\d{1,15}(\.\d{1,12})?$/.test(raw)) return Number(raw);
  if (types.includes('boolean') && (raw === 'true' || raw === 'false')) return raw === 'true';
  return raw;
}

function object(schema: Schema, raw: Form, path: string): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null);
  const extra = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  for (const [key, child] of Object.entries(raw)) {
    const name = path === '' ? key : `${path}[${key}]`;
    const own =
      schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    // An empty metadata value unsets that key.
    if (!own && extra?.type === 'string' && child === '') continue;
    const known = own ?? extra;
    const result_ = known ? value(known, child, name) : child;
    if (result_ !== undefined) result[key] = result_;
  }
  return result;
}
