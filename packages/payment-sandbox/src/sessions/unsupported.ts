import type Stripe from 'stripe';
import { badParam, noSuch, unsupported } from '../http/errors.ts';
import { TAX_CODES } from '../money/tax.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/**
 * Refuses parameters that Stripe accepts but this provider does not support. Ignoring them would hide
 * errors.
 * @throws {ApiError} 400 with the name of the parameter
 */
export function refuseUnsupported(params: Params): void {
  for (const [index, line] of (params.line_items ?? []).entries()) {
    const path = `line_items[${index}]`;
    if (line.price) throw noSuch('price', line.price, `${path}[price]`, 400);
    if (line.price_data?.product)
      throw noSuch('product', line.price_data.product, `${path}[price_data][product]`, 400);
    if (line.price_data?.recurring)
      throw badParam(
        `${path}[price_data][recurring]`,
        'You specified `payment` mode but passed a recurring price.',
      );
    refuseTaxCode(line.price_data?.product_data?.tax_code, `${path}[price_data][product_data][tax_code]`);
    if (line.tax_rates?.[0]) throw noSuch('tax_rate', line.tax_rates[0], `${path}[tax_rates][0]`, 400);
    if (line.adjustable_quantity?.enabled) throw unsupported(`${path}[adjustable_quantity][enabled]`);
  }
  for (const [index, option] of (params.shipping_options ?? []).entries()) {
    const rate = option.shipping_rate;
    if (rate) throw noSuch('shipping rate', rate, `shipping_options[${index}][shipping_rate]`, 400);
    const path = `shipping_options[${index}][shipping_rate_data][tax_code]`;
    refuseTaxCode(option.shipping_rate_data?.tax_code, path);
  }
  const code = params.discounts?.[0]?.promotion_code;
  if (code) throw noSuch('promotion code', code, 'discounts[0][promotion_code]', 400);
  if (params.payment_method_configuration) {
    throw noSuch(
      'payment_method_configuration',
      params.payment_method_configuration,
      'payment_method_configuration',
      400,
    );
  }
  if (params.managed_payments?.enabled) {
    throw badParam(
      'managed_payments[enabled]',
      'Managed Payments sells digital goods only: the product tax code is missing.',
    );
  }
  if (params.consent_collection?.terms_of_service === 'required') {
    throw badParam(
      'consent_collection[terms_of_service]',
      'You cannot collect consent to your terms of service unless a URL is set in the Stripe Dashboard.',
    );
  }
  const name = Object.keys(unsupportedWhen).find((key) => unsupportedWhen[key]?.(params));
  if (name) throw unsupported(name);
}

/** Stripe refuses an unknown tax code, with or without automatic tax. */
function refuseTaxCode(code: string | undefined, param: string): void {
  if (code !== undefined && !TAX_CODES.includes(code)) throw noSuch('tax code', code, param, 400);
}

const unsupportedWhen: Record<string, (params: Params) => boolean | undefined> = {
  mode: ({ mode }) => mode !== 'payment',
  ui_mode: ({ ui_mode }) => ui_mode !== undefined && ui_mode !== 'hosted_page',
  optional_items: ({ optional_items }) => optional_items !== undefined,
  customer_account: ({ customer_account }) => customer_account !== undefined,
  customer_creation: ({ customer_creation }) => customer_creation === 'always',
  subscription_data: ({ subscription_data }) => subscription_data !== undefined,
  setup_intent_data: ({ setup_intent_data }) => setup_intent_data !== undefined,
  return_url: ({ return_url }) => return_url !== undefined,
  redirect_on_completion: ({ redirect_on_completion }) => redirect_on_completion !== undefined,
  permissions: ({ permissions }) => permissions !== undefined,
  'adaptive_pricing[enabled]': ({ adaptive_pricing }) => adaptive_pricing?.enabled,
  'after_expiration[recovery][enabled]': ({ after_expiration }) => after_expiration?.recovery?.enabled,
  'consent_collection[promotions]': ({ consent_collection }) => consent_collection?.promotions === 'auto',
  'invoice_creation[enabled]': ({ invoice_creation }) => invoice_creation?.enabled,
  'name_collection[business][enabled]': ({ name_collection }) => name_collection?.business?.enabled,
  'name_collection[individual][enabled]': ({ name_collection }) => name_collection?.individual?.enabled,
  'tax_id_collection[required]': ({ tax_id_collection }) => tax_id_collection?.required === 'if_supported',
  'payment_intent_data[capture_method]': ({ payment_intent_data }) =>
    payment_intent_data?.capture_method === 'manual',
  'payment_intent_data[setup_future_usage]': ({ payment_intent_data }) =>
    payment_intent_data?.setup_future_usage !== undefined,
  'payment_intent_data[transfer_data]': ({ payment_intent_data }) =>
    payment_intent_data?.transfer_data !== undefined,
  'payment_intent_data[on_behalf_of]': ({ payment_intent_data }) =>
    payment_intent_data?.on_behalf_of !== undefined,
  'payment_intent_data[application_fee_amount]': ({ payment_intent_data }) =>
    payment_intent_data?.application_fee_amount !== undefined,
  'payment_intent_data[shipping]': ({ payment_intent_data }) => payment_intent_data?.shipping !== undefined,
};
