import type * as z from 'zod/mini';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

type Schema = z.core.$ZodType;

/** One operation of the API as data: what the server routes and checks by, the browser calls, and a description is made from. */
export type Operation = {
  /** Its name, in the words of a method: `startCheckout`. */
  id: string;
  summary: string;
  method: 'GET' | 'POST';
  /** A parameter begins with a colon: `/api/fundings/:id`. */
  path: `/api/${string}`;
  params?: Schema;
  query?: Schema;
  body?: {
    schema: Schema;
    /** In bytes. */
    limit: number;
    /** True where an HTML form may send it without script, and is answered with a page. */
    mayBeForm?: boolean;
    /** The status that a form is answered with, where it is not led on to another page (303). */
    formStatus?: number;
    /** True where its bytes are taken as they come, whatever they are: the caller's signature is over them. */
    isSigned?: boolean;
    /** Its media type, where it is not JSON. */
    mediaType?: string;
  };
  /** True where the header `Idempotency-Key` names one attempt. */
  hasKey?: boolean;
  /** True where a check for robots may be asked for, whose token is sent in the header `captcha-token`. */
  mayNeedProof?: boolean;
  /** What is answered, by status; null for no body. */
  answers: Readonly<Record<number, Schema | null>>;
  /** The codes that it answers with besides those of its kind: see {@link errorsOf}. */
  errors: readonly ErrorCode[];
  /** How often one visitor may call it. The platform counts. */
  rateLimit?: { calls: number; seconds: number };
  /** True for what the catalogue alone answers: it stays the same until the next deploy, and caches may keep it until then. */
  isCatalogue?: boolean;
};

/** What any operation may answer. */
const COMMON_ERRORS = ['internal_error'] as const satisfies readonly ErrorCode[];

/** What any operation with a body may answer. */
const BODY_ERRORS = [
  'body_too_large',
  'body_cut_off',
  'body_too_slow',
  'not_utf8',
] as const satisfies readonly ErrorCode[];

/** What any operation may answer whose body a browser may send. */
const INPUT_ERRORS = [
  'cross_site',
  'unsupported_media_type',
  'invalid_input',
] as const satisfies readonly ErrorCode[];

/** What any operation may answer that may ask for a check for robots. */
const PROOF_ERRORS = [
  'robot_check_needed',
  'invalid_token',
  'too_many_checks',
] as const satisfies readonly ErrorCode[];

/**
 * Every code that an operation answers with. An address that is asked by another method answers `method_not_allowed`, and one that
 * nobody knows `not_found`, whatever the operations are.
 */
export function errorsOf({
  body,
  errors,
  mayNeedProof,
}: Pick<Operation, 'body' | 'errors' | 'mayNeedProof'>): readonly ErrorCode[] {
  return [
    ...COMMON_ERRORS,
    ...(body ? BODY_ERRORS : []),
    ...(body && !body.isSigned ? INPUT_ERRORS : []),
    ...(body && !body.isSigned && !body.mediaType ? (['not_json'] as const) : []),
    ...(mayNeedProof ? PROOF_ERRORS : []),
    ...errors,
  ];
}

/** The statuses that an operation answers a code with: where a code has several, look-ups have its own and what is posted the others. */
export function statusesOf({ method }: Pick<Operation, 'method'>, code: ErrorCode): readonly number[] {
  const entry = ERROR_CODES[code];
  return method === 'POST' && 'also' in entry ? entry.also : [entry.status];
}
