import type { Schema } from './declarations.ts';
import type { OperationName } from './operations.ts';

/**
 * Limits and rules that Stripe documents in text and that the SDK's types lack. Paths: `a.b`,
 * `a[]` for items.
 */
export const overlay: Partial<Record<OperationName, Record<string, Schema>>> = {
  'sessions.create': {
    '': {
      'x-atMostOne': [
        // Refused even when allow_promotion_codes is false.
        ['allow_promotion_codes', 'discounts'],
        ['customer', 'customer_email'],
        ['customer', 'customer_creation'],
        ['allowed_payment_method_types', 'excluded_payment_method_types'],
      ],
      required: ['mode'],
      allOf: [
        { if: { properties: { mode: { const: 'setup' } } }, else: { required: ['line_items'] } },
        {
          if: { required: ['ui_mode'], properties: { ui_mode: { enum: ['elements', 'embedded_page'] } } },
          else: { required: ['success_url'] },
        },
      ],
    },
    success_url: { format: 'web-url', maxLength: 5000 },
    cancel_url: { format: 'web-url', maxLength: 5000 },
    client_reference_id: { maxLength: 200 },
    customer_email: { format: 'email', maxLength: 512 },
    integration_identifier: { maxLength: 200 },
    currency: { format: 'currency' },
    line_items: { minItems: 1, maxItems: 100 },
    'line_items[]': { 'x-exactlyOne': [['price', 'price_data']] },
    'line_items[].quantity': { minimum: 1, maximum: 999999 },
    'line_items[].price_data': {
      'x-exactlyOne': [
        ['product', 'product_data'],
        ['unit_amount', 'unit_amount_decimal'],
      ],
    },
    'line_items[].price_data.currency': { format: 'currency' },
    'line_items[].price_data.unit_amount': { minimum: 0, maximum: 99999999 },
    'line_items[].price_data.product_data.name': { maxLength: 5000 },
    'line_items[].price_data.product_data.description': { maxLength: 40000 },
    'line_items[].price_data.product_data.images': { maxItems: 8 },
    'line_items[].price_data.product_data.images[]': { format: 'web-url', maxLength: 2048 },
    'line_items[].price_data.product_data.unit_label': { maxLength: 12 },
    discounts: { maxItems: 1 },
    'discounts[]': { 'x-exactlyOne': [['coupon', 'promotion_code']] },
    'shipping_address_collection.allowed_countries': { minItems: 1 },
    shipping_options: { maxItems: 5 },
    'shipping_options[]': { 'x-exactlyOne': [['shipping_rate', 'shipping_rate_data']] },
    'shipping_options[].shipping_rate_data': { required: ['display_name', 'fixed_amount'] },
    'shipping_options[].shipping_rate_data.display_name': { maxLength: 100 },
    'shipping_options[].shipping_rate_data.fixed_amount.amount': { minimum: 0, maximum: 99999999 },
    'shipping_options[].shipping_rate_data.fixed_amount.currency': { format: 'currency' },
    'shipping_options[].shipping_rate_data.delivery_estimate.minimum.value': { minimum: 1 },
    'shipping_options[].shipping_rate_data.delivery_estimate.maximum.value': { minimum: 1 },
    optional_items: { maxItems: 10 },
    custom_fields: { maxItems: 3 },
    'custom_fields[].key': { maxLength: 200, pattern: '^[A-Za-z0-9]+$' },
    'custom_fields[].label.custom': { maxLength: 50 },
    'custom_fields[].dropdown.options': { minItems: 1, maxItems: 200 },
    'custom_fields[].dropdown.options[].label': { maxLength: 100 },
    'custom_fields[].dropdown.options[].value': { maxLength: 100, pattern: '^[A-Za-z0-9]+$' },
    'custom_text.after_submit.message': { maxLength: 1200 },
    'custom_text.shipping_address.message': { maxLength: 1200 },
    'custom_text.submit.message': { maxLength: 1200 },
    'custom_text.terms_of_service_acceptance.message': { maxLength: 1200 },
    'payment_intent_data.description': { maxLength: 1000 },
    'payment_intent_data.receipt_email': { format: 'email' },
    'payment_intent_data.statement_descriptor': { maxLength: 22 },
    'payment_intent_data.statement_descriptor_suffix': { maxLength: 22 },
    'subscription_data.application_fee_percent': { type: 'number' },
  },
  'sessions.list': { limit: { minimum: 1, maximum: 100 } },
  'sessions.lines': { limit: { minimum: 1, maximum: 100 } },
  'coupons.create': {
    '': {
      'x-exactlyOne': [['percent_off', 'amount_off']],
      dependentRequired: { amount_off: ['currency'] },
      allOf: [
        {
          if: { required: ['duration'], properties: { duration: { const: 'repeating' } } },
          // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word, and nobody awaits a schema.
          then: { required: ['duration_in_months'] },
        },
      ],
    },
    id: { maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' },
    name: { maxLength: 40 },
    amount_off: { minimum: 1, maximum: 99999999 },
    percent_off: { type: 'number', exclusiveMinimum: 0, maximum: 100 },
    currency: { format: 'currency' },
    max_redemptions: { minimum: 1 },
    duration_in_months: { minimum: 1 },
  },
  'coupons.list': { limit: { minimum: 1, maximum: 100 } },
  'customers.create': {
    email: { format: 'email', maxLength: 512 },
    name: { maxLength: 256 },
    phone: { maxLength: 20 },
    description: { maxLength: 5000 },
    'address.country': { pattern: '^[A-Z]{2}$' },
    'shipping.address.country': { pattern: '^[A-Z]{2}$' },
  },
  'payment_intents.list': { limit: { minimum: 1, maximum: 100 } },
  'charges.list': { limit: { minimum: 1, maximum: 100 } },
  'refunds.create': {
    '': { 'x-atMostOne': [['charge', 'payment_intent']] },
    amount: { minimum: 1, maximum: 99999999 },
  },
  'refunds.list': { limit: { minimum: 1, maximum: 100 } },
  'disputes.list': { limit: { minimum: 1, maximum: 100 } },
  'warnings.list': { limit: { minimum: 1, maximum: 100 } },
  'balance_transactions.list': { limit: { minimum: 1, maximum: 100 } },
  'events.list': { limit: { minimum: 1, maximum: 100 }, types: { maxItems: 20 } },
  'webhook_endpoints.create': {
    url: { format: 'web-url', maxLength: 5000 },
    description: { maxLength: 5000 },
    enabled_events: { minItems: 1 },
  },
  'webhook_endpoints.list': { limit: { minimum: 1, maximum: 100 } },
};

/**
 * Metadata of any object: at most 50 keys; keys of at most 40 characters without brackets;
 * values of at most 500.
 */
export const metadata: Schema = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 500 },
  maxProperties: 50,
  propertyNames: { maxLength: 40, pattern: '^[^\\[\\]]+$' },
};
