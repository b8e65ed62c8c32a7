import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApiDocument } from '#scripts/lib/openapi/document.ts';
import type { OperationObject } from '#src/features/api/openapi.ts';

export const DOCUMENT = openApiDocument();

export type Described = OperationObject & { method: 'GET' | 'POST'; path: string };

/** Every operation of the OpenAPI document. */
export const DESCRIBED: readonly Described[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase() as Described['method'],
    path,
  })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...DOCUMENT, $id: 'openapi' });
const pointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns the differences between an answer and the document; empty if there are none. */
export function contradictions(
  { path, method, responses }: Described,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
): string[] {
  const described = responses[status];
  if (!described) return [`${status} is not documented`];
  const { content } = described;
  if (!content) return text === '' || (status === 429 && !content) ? [] : [`${status} has a body`];
  // Some statuses have a body for a form only (a page), and none for a program.
  if (text === '' && !content['application/json']) return [];
  const type = (headers.get('content-type') ?? '').split(';')[0] as string;
  if (!content[type]) return [`${status} comes as ${type}`];
  if (type !== 'application/json') return [];
  const place = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
  const validate = ajv.getSchema(`openapi#/${place.map(pointer).join('/')}`);
  if (!validate) throw new Error(`There is no schema at ${place.join('/')}`);
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${status}${instancePath} ${message} ${JSON.stringify(params)}`.slice(0, 200),
  );
}
