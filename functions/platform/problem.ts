import type { CheckoutQuote } from '../../src/contracts/checkout-quote.ts';
import { ERROR_CODES, type ErrorCode, type OtherStatus } from '../../src/contracts/error-codes.ts';
import type { Change } from '../../src/core/checkout/changes.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import type { Correction } from '../../src/features/basket/CorrectionForm.tsx';

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
  /** What a purchase comes to now, where that is not what the shopper saw. */
  quote?: CheckoutQuote;
  /** When what others are paying for may be free again, as ISO 8601 text. */
  availableAt?: string;
  /** For a form that was posted without script: the page to go on from. */
  page?: { name: string; path: string };
  /** For such a form: the field at fault, to be put right, and what was sent besides. */
  correction?: Correction;
  /** For such a form: what is not as its page showed it, and the fields with which it is sent once more and says yes to that. */
  changed?: { region: RegionCode; changes: Change[]; fields: Record<string, string> };
};

type Details<C extends ErrorCode> = {
  field?: string;
  headers?: Record<string, string>;
  quote?: CheckoutQuote;
  availableAt?: string;
  /** Another status that the code may come with than its own. */
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
