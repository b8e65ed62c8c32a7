import type { ErrorObject } from 'ajv/dist/2020.js';
import { type ApiError, badParam } from '../http/errors.ts';

/**
 * The single error that Stripe would return: unknown parameters first, then missing ones,
 * then invalid values.
 */
export function explain(errors: readonly ErrorObject[]): ApiError {
  const unknown = errors.filter((error) => error.keyword === 'additionalProperties');
  if (unknown[0]) {
    const names = unknown.map((error) => join(error, String(error.params.additionalProperty)));
    return badParam(
      names[0] as string,
      `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
      'parameter_unknown',
    );
  }
  const missing = errors.find(
    (error) => error.keyword === 'required' || error.keyword === 'dependentRequired',
  );
  if (missing) {
    const name = join(missing, String(missing.params.missingProperty));
    return badParam(name, `Missing required param: ${name}.`, 'parameter_missing');
  }
  // Skips duplicates: `if` repeats the error of its branch, and `propertyNames` repeats an error with a
  // propertyName.
  const wrong = errors.find(
    (error) => error.keyword !== 'if' && error.propertyName === undefined,
  ) as ErrorObject;
  return complaint(wrong);
}

function complaint(error: ErrorObject): ApiError {
  const param = join(error);
  const shown = show(error.data);
  const limit = error.params.limit as number;
  switch (error.keyword) {
    case 'type':
      return ofType(param, [error.params.type as string | string[]].flat(), shown);
    case 'enum':
      return badParam(
        param,
        `Invalid ${param}: must be one of ${list(error.params.allowedValues as string[])}`,
      );
    case 'format':
      return ofFormat(param, String(error.params.format), shown);
    case 'maxLength':
      return badParam(
        param,
        `Invalid string: ${shown}; must be at most ${limit} characters`,
        'parameter_invalid_string',
      );
    case 'maxItems':
      return badParam(param, `Array ${param} exceeded maximum ${limit} allowed elements.`);
    case 'minItems':
      return badParam(param, `Invalid array: ${param} needs at least ${limit} element.`);
    case 'minimum':
    case 'exclusiveMinimum': {
      const words = error.keyword === 'minimum' ? 'greater than or equal to' : 'greater than';
      return badParam(param, `This value must be ${words} ${limit}.`, 'parameter_invalid_integer');
    }
    case 'maximum':
      return badParam(
        param,
        `This value must be less than or equal to ${limit} (it currently is '${shown}').`,
        'parameter_invalid_integer',
      );
    case 'maxProperties':
      return badParam(param, `You can have at most ${limit} keys in ${param}.`);
    case 'propertyNames':
      return badParam(param, `Invalid key in ${param}: at most 40 characters, without square brackets.`);
    case 'x-exactlyOne':
    case 'x-atMostOne':
      return ofGroups(error);
    default:
      return badParam(param, `Invalid value for ${param}: ${shown}`);
  }
}

function ofType(param: string, types: string[], shown: string): ApiError {
  const [type = 'value'] = types;
  const code = type === 'integer' ? 'parameter_invalid_integer' : undefined;
  const word = type === 'object' ? 'object' : type;
  return badParam(param, `Invalid ${word}: ${shown}`, code);
}

function ofFormat(param: string, format: string, shown: string): ApiError {
  if (format === 'email') return badParam(param, `Invalid email address: ${shown}`, 'email_invalid');
  if (format === 'currency')
    return badParam(param, `Invalid currency: ${shown}. Use a three-letter ISO code that Stripe supports.`);
  if (format === 'web-url')
    return badParam(
      param,
      'Not a valid URL: it must be absolute and start with http:// or https://.',
      'url_invalid',
    );
  return badParam(param, `Invalid decimal: ${shown}`);
}

function ofGroups(error: ErrorObject): ApiError {
  const groups = error.schema as string[][];
  const data = error.data as Record<string, unknown>;
  const most = groups.find((group) => group.filter((name) => data[name] !== undefined).length > 1);
  if (most)
    return badParam(
      join(error, most[0]),
      `You may only specify one of these parameters: ${most.join(', ')}.`,
    );
  const none = groups.find((group) => group.every((name) => data[name] === undefined)) as string[];
  return badParam(
    join(error, none[0]),
    `You must specify one of these parameters: ${none.join(', ')}.`,
    'parameter_missing',
  );
}

/** `/line_items/0/quantity` → `line_items[0][quantity]`. */
function join(error: ErrorObject, last?: string): string {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [head = '', ...rest] = last === undefined ? steps : [...steps, last];
  return head + rest.map((step) => `[${step}]`).join('');
}

function list(values: readonly string[]): string {
  if (values.length > 60) return `${values.slice(0, 5).join(', ')}, … (${values.length} in all)`;
  if (values.length < 3) return values.join(' or ');
  return `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`;
}

function show(data: unknown): string {
  const text = typeof data === 'object' ? JSON.stringify(data) : String(data);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
