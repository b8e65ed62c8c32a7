import type { CheckoutQuote } from '#src/contracts/checkout-quote.ts';
import { ERROR_CODES, type ErrorCode, type OtherStatus } from '#src/contracts/error-codes.ts';

/** What an HTML form without script has sent: its body, and its values by name. */
export type SentForm = { body: string; values: Record<string, string> };

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
  /** All wrong fields, when more than one can be named. `field` is the first. */
  issues?: readonly { field: string; message: string }[];
  /** The form without script that is refused. Its page shows it again. */
  form?: SentForm;
};

type Details<C extends ErrorCode> = {
  field?: string;
  issues?: readonly { field: string; message: string }[];
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
  { field, issues, headers, quote, availableAt, status }: Details<C> = {},
): Problem {
  return {
    isProblem: true,
    status: (status as number | undefined) ?? ERROR_CODES[code].status,
    code,
    message,
    ...(field && { field }),
    ...(issues && { issues }),
    ...(headers && { headers }),
    ...(quote && { quote }),
    ...(availableAt && { availableAt }),
  };
}

/** True for a value made by {@link problem}. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && (value as Problem).isProblem === true;
}
