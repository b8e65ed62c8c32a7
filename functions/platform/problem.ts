import { ERROR_CODES, type ErrorCode, type OtherStatus } from '../../src/contracts/error-codes.ts';

/**
 * An expected failure, as a value: what was refused, in a code of the closed union and in words that a shopper understands,
 * with the field at fault (`items.0.quantity`) where there is one.
 */
export type Problem = {
  isProblem: true;
  status: number;
  code: ErrorCode;
  message: string;
  field?: string;
  headers?: Record<string, string>;
  /** For a form that was posted without script: the page to go on from. */
  page?: { name: string; path: string };
};

type Details<C extends ErrorCode> = {
  field?: string;
  headers?: Record<string, string>;
  /** Another status that the code may come with than its own. */
  status?: OtherStatus<C>;
};

/** Makes a problem with its code's status. */
export function problem<C extends ErrorCode>(
  code: C,
  message: string,
  { field, headers, status }: Details<C> = {},
): Problem {
  return {
    isProblem: true,
    status: (status as number | undefined) ?? ERROR_CODES[code].status,
    code,
    message,
    ...(field && { field }),
    ...(headers && { headers }),
  };
}

/** True for a value made by {@link problem}. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && (value as Problem).isProblem === true;
}
