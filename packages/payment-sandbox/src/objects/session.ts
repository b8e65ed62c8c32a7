import type Stripe from 'stripe';
import { lower, metadataOf } from './plain.ts';

type Params = Stripe.Checkout.SessionCreateParams;
type Session = Stripe.Checkout.Session;
type FieldParams = Stripe.Checkout.SessionCreateParams.CustomField;

type SessionParts = {
  id: string;
  url: string;
  created: number;
  currency: string;
  methods: string[];
  discounts: Session['discounts'];
  shippingOptions: Session['shipping_options'];
  /** Shown on the payment page if the parameters name none. */
  businessName: string;
};

/** A new open session with all keys of the pinned API version. `applyTotals` fills in the amounts. */
export function buildSession(params: Params, parts: SessionParts): Session {
  return {
    id: parts.id,
    object: 'checkout.session',
    ...unusedParts,
    ...chosenParts(params),
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: automaticTax(params.automatic_tax),
    branding_settings: branding(params.branding_settings, parts.businessName),
    client_reference_id: params.client_reference_id ?? null,
    created: parts.created,
    currency: parts.currency,
    customer: params.customer ?? null,
    customer_creation: params.customer ? null : (params.customer_creation ?? 'if_required'),
    custom_fields: (params.custom_fields ?? []).map(customField),
    custom_text: customText(params.custom_text),
    customer_email: params.customer_email ?? null,
    discounts: parts.discounts,
    excluded_payment_method_types: params.excluded_payment_method_types ?? [],
    expires_at: params.expires_at ?? parts.created + 24 * 60 * 60,
    livemode: false,
    metadata: metadataOf(params.metadata),
    mode: 'payment',
    payment_method_types: parts.methods,
    payment_status: 'unpaid',
    phone_number_collection: { enabled: params.phone_number_collection?.enabled ?? false },
    shipping_address_collection: params.shipping_address_collection
      ? { allowed_countries: params.shipping_address_collection.allowed_countries as Countries }
      : null,
    shipping_options: parts.shippingOptions,
    status: 'open',
    success_url: params.success_url ?? null,
    ui_mode: 'hosted_page',
    url: parts.url,
  };
}

type Countries = NonNullable<Session['shipping_address_collection']>['allowed_countries'];

// Fields for features that this provider does not have: accounts, subscriptions, saved payment methods,
// invoices, currency conversion.
const unusedParts = {
  client_secret: null,
  collected_information: null,
  consent: null,
  currency_conversion: null,
  customer_account: null,
  customer_details: null,
  invoice: null,
  optional_items: null,
  payment_intent: null,
  payment_link: null,
  recovered_from: null,
  setup_intent: null,
  shipping_cost: null,
  subscription: null,
  total_details: null,
} satisfies Partial<Session>;

function chosenParts(params: Params) {
  const { adaptive_pricing, managed_payments, consent_collection, saved_payment_method_options } = params;
  return {
    adaptive_pricing: adaptive_pricing ? { enabled: adaptive_pricing.enabled ?? false } : { enabled: false },
    after_expiration: params.after_expiration
      ? {
          recovery: params.after_expiration.recovery
            ? { allow_promotion_codes: false, enabled: false, expires_at: null, url: null }
            : null,
        }
      : null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    consent_collection: consent_collection
      ? {
          payment_method_reuse_agreement: consent_collection.payment_method_reuse_agreement ?? null,
          promotions: consent_collection.promotions ?? 'none',
          terms_of_service: consent_collection.terms_of_service ?? 'none',
        }
      : null,
    integration_identifier: params.integration_identifier ?? null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    locale: params.locale ?? null,
    managed_payments: { enabled: managed_payments?.enabled ?? false },
    origin_context: params.origin_context ?? null,
    payment_method_collection: params.payment_method_collection ?? 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { ...params.payment_method_options } as Session['payment_method_options'],
    permissions: null,
    saved_payment_method_options: saved_payment_method_options
      ? {
          allow_redisplay_filters: saved_payment_method_options.allow_redisplay_filters ?? null,
          payment_method_remove: saved_payment_method_options.payment_method_remove ?? null,
          payment_method_save: saved_payment_method_options.payment_method_save ?? null,
        }
      : null,
    submit_type: params.submit_type ?? null,
    tax_id_collection: { enabled: params.tax_id_collection?.enabled ?? false, required: 'never' },
    wallet_options: params.wallet_options ?? null,
  } satisfies Partial<Session>;
}

function automaticTax(given: Params['automatic_tax']): Session['automatic_tax'] {
  if (!given?.enabled) return { enabled: false, liability: null, provider: null, status: null };
  return {
    enabled: true,
    liability: { type: 'self' },
    provider: 'stripe',
    status: 'requires_location_inputs',
  };
}

function branding(
  given: Params['branding_settings'],
  businessName: string,
): Stripe.Checkout.Session.BrandingSettings {
  return {
    background_color: given?.background_color ?? '#ffffff',
    border_style: given?.border_style || 'rounded',
    button_color: given?.button_color ?? '#0074d4',
    display_name: given?.display_name ?? businessName,
    font_family: given?.font_family || 'default',
    icon: given?.icon ?? null,
    logo: given?.logo ?? null,
  };
}

function customField(field: FieldParams): Stripe.Checkout.Session.CustomField {
  const text = (given: FieldParams['text']) => ({
    default_value: given?.default_value ?? null,
    maximum_length: given?.maximum_length ?? null,
    minimum_length: given?.minimum_length ?? null,
    value: null,
  });
  return {
    key: field.key,
    label: { custom: field.label.custom, type: 'custom' },
    optional: field.optional ?? false,
    type: field.type,
    ...(field.type === 'text' && { text: text(field.text) }),
    ...(field.type === 'numeric' && { numeric: text(field.numeric) }),
    ...(field.type === 'dropdown' && {
      dropdown: {
        default_value: field.dropdown?.default_value ?? null,
        options: field.dropdown?.options ?? [],
        value: null,
      },
    }),
  };
}

function customText(given: Params['custom_text']): Session['custom_text'] {
  const part = (name: keyof NonNullable<Params['custom_text']>) => {
    const value = given?.[name];
    return value ? { message: value.message } : null;
  };
  return {
    after_submit: part('after_submit'),
    shipping_address: part('shipping_address'),
    submit: part('submit'),
    terms_of_service_acceptance: part('terms_of_service_acceptance'),
  };
}

/** The currency of all lines, in lower case. */
export function currencyOf(params: Params): string {
  return lower(params.line_items?.[0]?.price_data?.currency ?? params.currency ?? '');
}
