import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Schema } from './declarations.ts';
import { formats } from './formats.ts';
import type { OperationName } from './operations.ts';

type Checker = { schema: Schema; check: ValidateFunction };

const checkers = new Map<OperationName, Checker>();
let cached: string[] | undefined;

/** The lines of the schema file: the API version, then each operation with its schema. */
export function lines(): string[] {
  cached ??= readFileSync(new URL('./requests.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return cached;
}

/**
 * The validator for an operation's parameters. Compiling the largest takes 0.1 s,
 * so each is compiled on first use.
 */
export function checkerOf(operation: OperationName): Checker {
  const known = checkers.get(operation);
  if (known) return known;
  const line = lines().find((candidate) => candidate.startsWith(`{"name":"${operation}",`));
  if (!line) throw new Error(`No schema for ${operation}: run src/schema/generate.ts.`);
  const { schema } = JSON.parse(line) as { schema: Schema };
  const checker = { schema, check: validator().compile(schema) };
  checkers.set(operation, checker);
  return checker;
}

function validator(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  });
  for (const [name, isValid] of Object.entries(formats)) ajv.addFormat(name, isValid);
  ajv.addKeyword({ keyword: 'x-emptyable', schemaType: 'boolean' });
  ajv.addKeyword({
    keyword: 'x-exactlyOne',
    schemaType: 'array',
    validate: given((n) => n === 1),
    error: { message: '' },
  });
  ajv.addKeyword({
    keyword: 'x-atMostOne',
    schemaType: 'array',
    validate: given((n) => n <= 1),
    error: { message: '' },
  });
  return ajv;
}

/** A keyword: the number of present names in each group must pass `isRight`. */
function given(isRight: (present: number) => boolean) {
  return (groups: string[][], data: Record<string, unknown>) =>
    groups.every((group) => isRight(group.filter((name) => data[name] !== undefined).length));
}
