import type { CheckoutQuote } from '../../src/contracts/checkout-quote.ts';
import { ERROR_CODES, type ErrorCode, type OtherStatus } from '../../src/contracts/error-codes.ts';
import type { Change } from '../../src/core/checkout/changes.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import type { Correction } from '../../src/features/basket/CorrectionForm.tsx';

/**
 * An expected failure, as a value: a code of the closed union, a message for the customer, and the wrong
 * field (`items.0.quantity`) if there is one.
 */
export type Problem = {
  isProblem: true;
  status: number;
  code: ErrorCode;
  message: string;
  field?: string;
  headers?: Record<string, string>;
  /** The current totals of a purchase, when they differ from what the customer saw. */
  quote?: CheckoutQuote;
  /** When stock reserved by others may be available again, as ISO 8601. */
  availableAt?: string;
  /** For a form without script: the page to go back to. */
  page?: { name: string; path: string };
  /** For such a form: the wrong field and the other values, to correct and send again. */
  correction?: Correction;
  /**
   * For such a form: what has changed since its page was shown, and the fields that send it again and accept
   * the changes.
   */
  changed?: { region: RegionCode; changes: Change[]; fields: Record<string, string> };
};

type Details<C extends ErrorCode> = {
  field?: string;
  headers?: Record<string, string>;
  quote?: CheckoutQuote;
  availableAt?: string;
  /** Another status that is allowed for this code. */
  status?: OtherStatus<C>;
};

/** Makes a problem with its code's status. */
export function problem<C extends ErrorCode>(
  code: C,
  message: string,
  { field, headers, quote, availableAt, status }: Details<C> = {},
): Problem {
  return {
    isProblem: true,
    status: (status as number | undefined) ?? ERROR_CODES[code].status,
    code,
    message,
    ...(field && { field }),
    ...(headers && { headers }),
    ...(quote && { quote }),
    ...(availableAt && { availableAt }),
  };
}

/** True for a value made by {@link problem}. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && (value as Problem).isProblem === true;
}
