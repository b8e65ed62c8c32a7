import type * as z from 'zod/mini';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

type Schema = z.core.$ZodType;

/**
 * An API operation as data. The server routes and validates with it, the browser calls it, and the API
 * description is generated from it.
 */
export type Operation = {
  /** Its name, as a method: `startCheckout`. */
  id: string;
  summary: string;
  method: 'GET' | 'POST';
  /** A parameter starts with a colon: `/api/fundings/:id`. */
  path: `/api/${string}`;
  params?: Schema;
  query?: Schema;
  body?: {
    schema: Schema;
    /** In bytes. */
    limit: number;
    /** True when an HTML form may send it without JavaScript. The response is then a page. */
    mayBeForm?: boolean;
    /** The status of the response to a form, when it is not a redirect (303). */
    formStatus?: number;
    /** True when the raw bytes are needed, since the caller signs them. */
    isSigned?: boolean;
    /** Its media type, when it is not JSON. */
    mediaType?: string;
  };
  /** True when the header `Idempotency-Key` identifies one attempt. */
  hasKey?: boolean;
  /** True when a captcha may be required. Its token is sent in the header `captcha-token`. */
  mayNeedProof?: boolean;
  /** The responses by status. Null for no body. */
  answers: Readonly<Record<number, Schema | null>>;
  /** Its own error codes, in addition to those of {@link errorsOf}. */
  errors: readonly ErrorCode[];
  /** The rate limit per visitor. Netlify enforces it. */
  rateLimit?: { calls: number; seconds: number };
  /**
   * True when the response depends only on the catalogue: it is the same until the next deploy and can be
   * cached until then.
   */
  isCatalogue?: boolean;
};

/** Errors of every operation. */
const COMMON_ERRORS = ['internal_error'] as const satisfies readonly ErrorCode[];

/** Errors of every operation with a body. */
const BODY_ERRORS = [
  'body_too_large',
  'body_cut_off',
  'body_too_slow',
  'not_utf8',
] as const satisfies readonly ErrorCode[];

/** Errors of every operation whose body a browser may send. */
const INPUT_ERRORS = [
  'cross_site',
  'unsupported_media_type',
  'invalid_input',
] as const satisfies readonly ErrorCode[];

/** Errors of every operation that may require a captcha. */
const PROOF_ERRORS = [
  'robot_check_needed',
  'invalid_token',
  'too_many_checks',
] as const satisfies readonly ErrorCode[];

/** All error codes of an operation. Any path may also return `method_not_allowed` or `not_found`. */
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

/**
 * The statuses that an operation returns with a code. When a code has several, GET uses its main status and
 * POST the others.
 */
export function statusesOf({ method }: Pick<Operation, 'method'>, code: ErrorCode): readonly number[] {
  const entry = ERROR_CODES[code];
  return method === 'POST' && 'also' in entry ? entry.also : [entry.status];
}
