import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedStripe, readDeclarations, type Schema } from './declarations.ts';
import { type OperationName, operations } from './operations.ts';
import { metadata, overlay } from './overlay.ts';

export const schemaFile = new URL('./requests.jsonl', import.meta.url);

/**
 * The text of the committed request schemas: a first line with the versions, then one line per operation.
 * Run `node packages/payment-sandbox/src/schema/generate.ts` after an update of the `stripe` package; a test
 * compares the file.
 */
export function generate(): string {
  const types = readDeclarations([...new Set(operations.map((operation) => operation.params))], 'request');
  const lines = operations.map(({ name, params }) => {
    const type = types.get(params);
    if (!type) throw new Error(`The stripe package has no type ${params}.`);
    return JSON.stringify({ name, schema: refine(name, structuredClone(type)) });
  });
  return `${[JSON.stringify(installedStripe()), ...lines].join('\n')}\n`;
}

function refine(name: OperationName, schema: Schema): Schema {
  limitMetadata(schema);
  for (const [path, patch] of Object.entries(overlay[name] ?? {}))
    Object.assign(find(schema, path, name), patch);
  return schema;
}

function find(schema: Schema, path: string, name: string): Schema {
  let at: Schema | undefined = schema;
  for (const step of path.split('.').filter(Boolean)) {
    at = at?.properties?.[step.replaceAll('[]', '')];
    if (step.endsWith('[]')) at = at?.items;
  }
  if (!at) throw new Error(`The overlay of ${name} names ${path}, which the stripe package does not have.`);
  return at;
}

function limitMetadata(schema: Schema): void {
  const { additionalProperties: extra, properties, items } = schema;
  if (typeof extra === 'object') {
    if (extra.type === 'string') Object.assign(schema, metadata);
    else limitMetadata(extra);
  }
  if (items) limitMetadata(items);
  for (const child of Object.values(properties ?? {})) limitMetadata(child);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(schemaFile, generate());
