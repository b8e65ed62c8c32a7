import { type Attempt, NO_ATTEMPT } from './attempt.ts';
import { type Address, type Billing, type CheckoutForm, emptyBilling, emptyForm } from './checkout-form.ts';
import { type Discount, NO_DISCOUNT } from './coupon.ts';
import { sessionAtom } from './session-atom.ts';

/** The checkout of this tab. `form` holds what the shopper types, so it stays in this tab and is told to no other. */
export type Checkout = {
  /** Null until the shopper first types: then it starts from the region's country. */
  form: CheckoutForm | null;
  walletPaymentRequestData: unknown;
  order: { _id: string } | null;
  discount: Discount;
  intent: 'Standard' | 'Funding';
  /** The hosted page of the last attempt. */
  redirectUrl: string;
  attempt: Attempt;
};

const VERSION = 1;

export const NO_CHECKOUT: Checkout = Object.freeze({
  form: null,
  walletPaymentRequestData: null,
  order: null,
  discount: NO_DISCOUNT,
  intent: 'Standard',
  redirectUrl: '',
  attempt: NO_ATTEMPT,
});

export const $checkout = sessionAtom<Checkout & { version?: number }>(
  'found:checkout',
  NO_CHECKOUT,
  decodeCheckout,
);

/** The shipping method that was chosen, empty for none yet. */
export const $shippingMethodId = sessionAtom<string>('found:shipping-method', '', (stored) =>
  typeof stored === 'string' && /^[a-z0-9-]{1,64}$/.test(stored) ? stored : undefined,
);

/** Changes some of the checkout, in memory and storage. */
export function updateCheckout(fields: Partial<Checkout>): void {
  $checkout.set({ ...$checkout.get(), ...fields, version: VERSION });
}

/** After a paid order: nothing of it is used for the next one, what the shopper typed least of all. */
export function finishCheckout(order: Checkout['order'] = null): void {
  $checkout.set({ ...NO_CHECKOUT, order, version: VERSION });
}

/** Reads a stored checkout. Each part that is not right is left at its beginning. */
export function decodeCheckout(stored: unknown): Checkout | undefined {
  const value = record(stored);
  if (value.version !== VERSION) return undefined;
  const attempt = record(value.attempt);
  const order = record(value.order);
  return {
    form: value.form ? decodeForm(record(value.form)) : null,
    walletPaymentRequestData: value.walletPaymentRequestData ?? null,
    order: typeof order._id === 'string' ? { _id: order._id } : null,
    discount: decodeDiscount(record(value.discount)),
    intent: value.intent === 'Funding' ? 'Funding' : 'Standard',
    redirectUrl: text(value.redirectUrl, 4000),
    attempt: text(attempt.key, 64)
      ? { key: text(attempt.key, 64), fingerprint: text(attempt.fingerprint, 64) }
      : NO_ATTEMPT,
  };
}

function decodeForm(form: Record<string, unknown>): CheckoutForm {
  const blank = emptyForm();
  return {
    ...blank,
    ...decodeAddress(form),
    email: text(form.email, 254),
    firstName: text(form.firstName, 100),
    surname: text(form.surname, 100),
    phone: text(form.phone, 30),
    enableOptIn: form.enableOptIn === true,
    billing: form.billing ? decodeBilling(record(form.billing)) : null,
  };
}

function decodeBilling(billing: Record<string, unknown>): Billing {
  return { ...emptyBilling(''), ...decodeAddress(billing), name: text(billing.name, 200) };
}

function decodeAddress(address: Record<string, unknown>): Address {
  return {
    address1: text(address.address1, 200),
    address2: text(address.address2, 200),
    city: text(address.city, 100),
    state: text(address.state, 100),
    postcode: text(address.postcode, 20),
    country: /^[A-Z]{2}$/.test(text(address.country, 2)) ? text(address.country, 2) : '',
  };
}

function decodeDiscount(discount: Record<string, unknown>): Discount {
  const { percentOff, productIds } = discount;
  const code = text(discount.code, 40);
  const isRight =
    Number.isInteger(percentOff) && (percentOff as number) >= 1 && (percentOff as number) <= 100;
  if (!code || discount.isError === true || !isRight || !Array.isArray(productIds)) return NO_DISCOUNT;
  return {
    code,
    percentOff: percentOff as number,
    productIds: productIds.filter((id) => typeof id === 'string'),
    isError: false,
    error: null,
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown, max: number): string {
  return typeof value === 'string' && value.length <= max ? value : '';
}
