import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

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
  };
  /** True where the header `Idempotency-Key` names one attempt. */
  hasKey?: boolean;
  /** What is answered, by status; null for no body. */
  answers: Readonly<Record<number, Schema | null>>;
  /** The codes that it answers with besides {@link COMMON_ERRORS} and, where it has a body, {@link BODY_ERRORS}. */
  errors: readonly ErrorCode[];
  /** How often one visitor may call it. The platform counts. */
  rateLimit?: { calls: number; seconds: number };
  /** True for what the catalogue alone answers: it stays the same until the next deploy, and caches may keep it until then. */
  isCatalogue?: boolean;
};

/** What any operation may answer. */
export const COMMON_ERRORS = ['method_not_allowed', 'internal_error'] as const satisfies readonly ErrorCode[];

/** What any operation with a body may answer. */
export const BODY_ERRORS = [
  'cross_site',
  'unsupported_media_type',
  'body_too_large',
  'body_cut_off',
  'body_too_slow',
  'not_utf8',
  'not_json',
  'invalid_input',
] as const satisfies readonly ErrorCode[];
