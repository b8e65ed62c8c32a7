import type * as z from 'zod/mini';
import { OPERATIONS } from '#functions/routes/operations.ts';
import { TOKEN_LENGTH } from '#src/contracts/captcha.ts';
import { CAPTCHA_HEADER } from '#src/contracts/captcha-header.ts';
import { errorAnswer } from '#src/contracts/error.ts';
import { ERROR_CODES, type ErrorCode } from '#src/contracts/error-codes.ts';
import { IDEMPOTENCY_KEY } from '#src/contracts/limits.ts';
import { errorsOf, type Operation, statusesOf } from '#src/contracts/operation.ts';
import type {
  Content,
  JsonSchema,
  OpenApi,
  OperationObject,
  Parameter,
  ResponseObject,
} from '#src/features/api/openapi.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { isOn, withoutOff } from './of-features.ts';
import { schemaWriter } from './schemas.ts';
import { DESCRIPTION, TAGS, tagOf } from './words.ts';

type Write = ReturnType<typeof schemaWriter>['write'];

const FORM = 'application/x-www-form-urlencoded';
const html: Content = { 'text/html': { schema: { type: 'string' } } };

/**
 * The OpenAPI 3.1 document of the store's API,
 * generated from the contracts that its functions validate with.
 */
export function openApiDocument(): OpenApi {
  const { schemas, write } = schemaWriter();
  const paths: OpenApi['paths'] = {};
  for (const operation of OPERATIONS) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    const method = operation.method.toLowerCase() as 'get' | 'post';
    paths[path] = { ...paths[path], [method]: operationObject(operation, write) };
  }
  return withoutOff({
    openapi: '3.1.1',
    info: {
      title: 'Store API',
      version: packageFile.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The store that this document comes from' }],
    security: [],
    tags: TAGS.filter(({ name }) => OPERATIONS.some(({ path }) => tagOf(path) === name)),
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) },
  });
}

function operationObject(operation: Operation, write: Write): OperationObject {
  const { id, summary, path, body } = operation;
  const parameters = parametersOf(operation, write);
  return {
    operationId: id,
    summary,
    tags: [tagOf(path)],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: bodyOf(body, write) }),
    responses: responsesOf(operation, write),
  };
}

function parametersOf(
  { params, query, hasKey, mayNeedProof, isCatalogue }: Operation,
  write: Write,
): Parameter[] {
  return [
    ...fieldsOf('path', params, write),
    ...fieldsOf('query', query, write),
    ...(hasKey ? [KEY] : []),
    ...(mayNeedProof ? [CAPTCHA_TOKEN] : []),
    ...(isCatalogue ? [IF_NONE_MATCH] : []),
  ];
}

const KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Identifies one attempt: a request that is repeated with the same key has one effect.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
};
const CAPTCHA_TOKEN: Parameter = {
  name: CAPTCHA_HEADER,
  in: 'header',
  required: false,
  description: 'A captcha token for this operation, required after the error `robot_check_needed`.',
  schema: { type: 'string', maxLength: TOKEN_LENGTH },
};
const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of a cached response.',
  schema: { type: 'string' },
};

/**
 * The fields of a schema as parameters. Values in a URL are text, so the description states their meaning.
 */
function fieldsOf(place: 'path' | 'query', schema: z.core.$ZodType | undefined, write: Write): Parameter[] {
  if (!schema) return [];
  const { properties = {} } = write(schema, 'output') as { properties?: Record<string, JsonSchema> };
  const { required = [] } = write(schema, 'input') as { required?: string[] };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
    ...(field.type === 'array' && { style: 'form', explode: false }),
  }));
}

function bodyOf(
  { schema, limit, mayBeForm, isSigned, mediaType }: NonNullable<Operation['body']>,
  write: Write,
) {
  const own = mediaType ? TEXT : isSigned ? { type: 'object' } : write(schema, 'input');
  const form = { type: 'object', additionalProperties: { type: 'string' } };
  const also = mayBeForm ? ' The store’s own pages may also send a form, and get a page.' : '';
  return {
    required: true as const,
    description: `At most ${limit.toLocaleString('en')} bytes.${also}`,
    content: {
      [mediaType ?? 'application/json']: { schema: own },
      ...(mayBeForm && { [FORM]: { schema: form } }),
    },
  };
}

function responsesOf(operation: Operation, write: Write): Record<string, ResponseObject> {
  const { answers, body, isCatalogue, rateLimit } = operation;
  const responses: Record<string, ResponseObject> = {};
  for (const [status, schema] of Object.entries(answers))
    responses[status] = {
      description: schema ? 'Success.' : 'Accepted.',
      ...(isCatalogue && { headers: { etag: { description: 'Changes with the response.', schema: TEXT } } }),
      ...(schema && { content: { 'application/json': { schema: write(schema, 'output') } } }),
      ...(body?.formStatus === Number(status) && {
        description: schema
          ? 'Success; a form gets a page.'
          : 'Accepted, without a body; a form gets a page.',
        content: { ...(schema && { 'application/json': { schema: write(schema, 'output') } }), ...html },
      }),
    };
  if (isCatalogue) responses['304'] = { description: 'Not changed since the response with this ETag.' };
  if (body?.mayBeForm && !body.formStatus) responses['303'] = { description: 'For a form: the next page.' };
  for (const [status, codes] of refusalsOf(operation))
    responses[status] = refusal(codes, body?.mayBeForm === true, write);
  if (rateLimit) responses['429'] = limited(rateLimit, responses['429']);
  return Object.fromEntries(Object.entries(responses).sort(([a], [b]) => Number(a) - Number(b)));
}

const TEXT: JsonSchema = { type: 'string' };

/** The error codes of an operation, by HTTP status. */
function refusalsOf(operation: Operation): Map<number, ErrorCode[]> {
  const found = new Map<number, ErrorCode[]>();
  for (const code of new Set(errorsOf(operation).filter(isOn)))
    for (const status of statusesOf(operation, code)) found.set(status, [...(found.get(status) ?? []), code]);
  return found;
}

function refusal(codes: readonly ErrorCode[], isForm: boolean, write: Write): ResponseObject {
  const one = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].when}`).join('\n\n'),
    content: {
      'application/json': { schema: { allOf: [write(errorAnswer, 'output'), one] } },
      ...(isForm && html),
    },
  };
}

/** The platform rejects these requests before a function runs, so the response has no schema of ours. */
function limited(
  { calls, seconds }: NonNullable<Operation['rateLimit']>,
  known?: ResponseObject,
): ResponseObject {
  const words = `More than ${calls} calls in ${seconds} seconds from one IP address.`;
  return { ...known, description: known ? `${known.description}\n\n${words}` : words };
}
