import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { ApiError, badParam, noSuch } from '../http/errors.ts';
import { amountStep, formatAmount, MAX_AMOUNT, minimumAmount } from '../money/currencies.ts';
import { amountOffIn, isCouponValid } from '../objects/coupon.ts';
import { subtotalOf } from '../objects/line.ts';
import { currencyOf } from '../objects/session.ts';
import { checkCustomer } from './customer.ts';
import { refuseUnsupported } from './unsupported.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/**
 * Checks rules that the schema cannot express: one currency, a valid expiry, amounts that the currency
 * allows.
 * @throws {ApiError} 400 with the name of the invalid parameter
 */
export function checkSessionParams(params: Params, context: Context): void {
  refuseUnsupported(params);
  checkCustomer(params, context);
  checkExpiry(params, seconds(context.clock));
  checkCurrencies(params);
  checkEstimates(params);
  checkCustomFields(params);
  if (subtotalOf(params.line_items ?? []) > MAX_AMOUNT) {
    throw badParam('line_items', `The total amount must not exceed ${MAX_AMOUNT}.`, 'amount_too_large');
  }
}

/** @throws {ApiError} `amount_too_small` with Stripe's message; a total of zero is also refused */
export function checkTotal(total: number, currency: string): void {
  const least = minimumAmount(currency);
  if (total === 0 || total >= least) return;
  const text = `${formatAmount(least, currency, 'en-US')} ${currency}`;
  throw new ApiError(400, `The Checkout Session's total amount due must add up to at least ${text}`, {
    code: 'amount_too_small',
  });
}

export function checkMethods(methods: readonly string[]): void {
  if (methods.length > 0) return;
  throw badParam(
    'allowed_payment_method_types',
    'No valid payment method types for this Checkout Session. The methods allowed here do not support its currency, countries and amount.',
  );
}

/**
 * @throws {ApiError} 400 if the coupon does not exist, is no longer valid, or does not apply to this
 * currency
 */
export function usableCoupon(context: Context, id: string, currency: string): Stripe.Coupon {
  const coupon = context.tables.coupons.get(id);
  const param = 'discounts[0][coupon]';
  if (!coupon) throw noSuch('coupon', id, param, 400);
  if (!isCouponValid(coupon, seconds(context.clock))) {
    throw badParam(
      param,
      `Coupon ${id} is used up or has expired and can no longer be applied.`,
      'coupon_expired',
    );
  }
  if (coupon.percent_off === null && amountOffIn(coupon, currency) === null) {
    throw badParam(
      param,
      `The coupon ${id} is in ${coupon.currency}, but the line items are in ${currency}.`,
    );
  }
  return coupon;
}

function checkExpiry(params: Params, now: number): void {
  const { expires_at: at } = params;
  if (at === undefined) return;
  if (at < now + 30 * 60) {
    throw badParam(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (at > now + 24 * 60 * 60) {
    throw badParam(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
}

function checkCurrencies(params: Params): void {
  const currency = currencyOf(params);
  const step = amountStep(currency);
  const same = (given: string | undefined, param: string) => {
    if (given === undefined || given.toLowerCase() === currency) return;
    throw badParam(
      param,
      `All amounts of a Checkout Session must be in one currency: ${given.toLowerCase()} is not ${currency}.`,
    );
  };
  const whole = (amount: number | undefined, param: string) => {
    if (!amount || amount % step === 0) return;
    throw badParam(
      param,
      `Invalid amount: in ${currency} it must be a multiple of ${step}.`,
      'parameter_invalid_integer',
    );
  };
  same(params.currency, 'currency');
  for (const [index, line] of (params.line_items ?? []).entries()) {
    same(line.price_data?.currency, `line_items[${index}][price_data][currency]`);
    whole(line.price_data?.unit_amount, `line_items[${index}][price_data][unit_amount]`);
  }
  for (const [index, option] of (params.shipping_options ?? []).entries()) {
    const path = `shipping_options[${index}][shipping_rate_data][fixed_amount]`;
    same(option.shipping_rate_data?.fixed_amount?.currency, `${path}[currency]`);
    whole(option.shipping_rate_data?.fixed_amount?.amount, `${path}[amount]`);
  }
}

const hours = { hour: 1, day: 24, business_day: 24, week: 168, month: 720 } as Record<string, number>;

function checkEstimates(params: Params): void {
  for (const [index, option] of (params.shipping_options ?? []).entries()) {
    const { minimum, maximum } = option.shipping_rate_data?.delivery_estimate ?? {};
    if (!minimum || !maximum) continue;
    if (minimum.value * (hours[minimum.unit] ?? 1) <= maximum.value * (hours[maximum.unit] ?? 1)) continue;
    const param = `shipping_options[${index}][shipping_rate_data][delivery_estimate]`;
    throw badParam(param, 'The minimum delivery estimate must not be later than the maximum.');
  }
}

function checkCustomFields(params: Params): void {
  const keys = new Set<string>();
  for (const [index, field] of (params.custom_fields ?? []).entries()) {
    const path = `custom_fields[${index}]`;
    if (keys.has(field.key))
      throw badParam(`${path}[key]`, `The custom field key ${field.key} is used twice.`);
    keys.add(field.key);
    if (field.type === 'dropdown' && !field.dropdown)
      throw badParam(`${path}[dropdown]`, `Missing required param: ${path}[dropdown].`, 'parameter_missing');
  }
}
