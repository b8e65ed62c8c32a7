import { PERSON_LENGTH } from '#src/contracts/limits.ts';
import { EMAIL_WRONG, keptLength, tooLong } from '#src/core/typed-text.ts';
import { plainAddress } from '#src/lib/mail-address.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** Error messages by field name. Names of the billing address start with `billing.`. */
export type DetailIssues = Readonly<Record<string, string>>;

/** The maximum length of a field, in characters. */
export function maxOf(name: string): number {
  return PERSON_LENGTH[name.replace('billing.', '') as keyof typeof PERSON_LENGTH];
}

/** Validates the form. All fields are optional. */
export function issuesIn(form: CheckoutForm | null): DetailIssues {
  if (!form) return {};
  const { billing, ...own } = form;
  const billed = Object.entries(billing ?? {}).map(([name, value]) => [`billing.${name}`, value] as const);
  const found = [...Object.entries(own), ...billed].flatMap(([name, value]) => {
    const issue = typeof value === 'string' && maxOf(name) !== undefined && issueWith(name, value);
    return issue ? [[name, issue] as const] : [];
  });
  return Object.fromEntries(found);
}

function issueWith(name: string, value: string): string | undefined {
  if (name === 'email' && value.trim() && !plainAddress(value.trim())) return EMAIL_WRONG;
  return keptLength(value) > maxOf(name) ? tooLong(maxOf(name)) : undefined;
}
