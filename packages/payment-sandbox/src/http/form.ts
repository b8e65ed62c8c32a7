import { ApiError } from './errors.ts';

/** A decoded form. Each value is text or a nested object without a prototype. */
export type Form = { [key: string]: string | Form };

const MAX_PAIRS = 20_000;
const MAX_DEPTH = 12;

/**
 * Decodes `a[b][0]=x&a[c][]=y` into nested objects. Lists stay objects with the keys '0', '1', … until
 * `coerce` applies a schema. Refuses ambiguous input.
 * @throws {ApiError} 400 for invalid encoding, duplicate names, too deep nesting, or too many names
 */
export function decodeForm(text: string): Form {
  const root = branch();
  if (text === '') return root;
  const pairs = text.split('&');
  if (pairs.length > MAX_PAIRS) throw new ApiError(400, 'Too many parameters.');
  for (const pair of pairs) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const name = decode(cut < 0 ? pair : pair.slice(0, cut));
    put(root, name, cut < 0 ? '' : decode(pair.slice(cut + 1)));
  }
  return root;
}

/** The same text for the same parameters, in any order. */
export function canonical(form: Form): string {
  const entries = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    entries.map(([key, value]) => [key, typeof value === 'string' ? value : [canonical(value)]]),
  );
}

function put(root: Form, name: string, value: string): void {
  const keys = splitName(name);
  let at = root;
  for (const [index, key] of keys.entries()) {
    const step = key === '' ? String(Object.keys(at).length) : key;
    const next = at[step];
    if (index === keys.length - 1) {
      if (next !== undefined)
        throw new ApiError(400, `Received the parameter ${name} twice.`, { param: name });
      at[step] = value;
    } else {
      if (typeof next === 'string') throw new ApiError(400, `Invalid object: ${name}`, { param: name });
      at[step] = next ?? branch();
      at = at[step];
    }
  }
}

function splitName(name: string): string[] {
  const head = /^[^[\]]+/.exec(name)?.[0];
  if (!head) throw new ApiError(400, 'A parameter has no name.');
  const rest = name.slice(head.length);
  if (!/^(\[[^[\]]*\])*$/.test(rest))
    throw new ApiError(400, `Invalid parameter name: ${name.slice(0, 100)}`);
  const keys = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] as string)];
  if (keys.length > MAX_DEPTH)
    throw new ApiError(400, `The parameter ${head} is nested too deeply.`, { param: head });
  return keys;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new ApiError(400, 'The parameters are not properly percent-encoded UTF-8.');
  }
}

function branch(): Form {
  return Object.create(null) as Form;
}
