import type { Context } from '../context.ts';
import type { Form } from '../http/form.ts';
import type { Decline } from '../money/cards.ts';
import type { PaymentKind } from '../money/methods.ts';
import { acceptsCountry, methodName } from '../money/methods.ts';
import { isEmail } from '../schema/formats.ts';
import type { Attempt } from '../state/tables.ts';
import { readCard } from './card-fields.ts';
import { countryName } from './locale.ts';
import type { Errors, Model, Values } from './model.ts';
import { businessOf } from './tax-id.ts';

export type Reading = {
  values: Values;
  errors: Errors;
  rate: string | null;
  country: string;
  /** Null if the form has an error. */
  attempt: Attempt | null;
  decline: Decline | null;
};

const MAX_LENGTH = 500;

/**
 * Reads the submitted payment form: the values, the errors, and the resulting attempt to pay. Errors are in
 * the order of the fields on the page, since the first one gets the focus.
 */
export function readPayment(context: Context, model: Model, form: Form): Reading {
  const values = textsOf(form);
  const errors: Errors = {};
  const country = values.country ?? '';
  const rate = chosenRate(model, values.shipping_rate);

  require(errors, values, 'email', 'Enter your email address.');
  if (values.email && !isEmail(values.email)) errors.email = 'Enter an email address like name@example.com.';
  if (model.session.phone_number_collection?.enabled && !/^\+?[\d\s().-]{6,25}$/.test(values.phone ?? '')) {
    errors.phone = 'Enter a phone number, digits only or with a + in front.';
  }
  require(errors, values, 'name', 'Enter your full name.');
  if (!model.countries.includes(country)) errors.country = 'Choose a country from the list.';
  if (model.needsAddress) {
    require(errors, values, 'line1', 'Enter the first line of the address.');
    require(errors, values, 'city', 'Enter the town or city.');
    if (!withoutPostcode.has(country)) require(errors, values, 'postal_code', 'Enter the postcode.');
  }
  if (model.rates.length > 0 && rate === null) errors.shipping_rate = 'Choose how it should be delivered.';
  if (values.tax_id && !values.business_name) errors.business_name = 'Enter the name of the business.';
  if (values.business_name && !values.tax_id) errors.tax_id = 'Enter the tax ID of the business.';
  readCustomFields(model, values, errors);

  const total = model.sums(rate ?? model.rate, country).total;
  const kind = total === 0 ? 'card' : chosenMethod(model, values, errors);
  const card = total > 0 && kind === 'card' ? readCard(context, values, errors) : null;
  for (const [name, value] of Object.entries(values)) {
    if (value.length > MAX_LENGTH) errors[name] = `Use at most ${MAX_LENGTH} characters.`;
  }
  const isRight = Object.keys(errors).length === 0 && kind !== null;
  return {
    values,
    errors,
    rate,
    country,
    attempt: isRight ? { kind, card: card?.facts ?? null, shopper: shopperOf(model, values, country) } : null,
    decline: card?.decline ?? null,
  };
}

/** Countries without postcodes (Universal Postal Union). */
const withoutPostcode = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GD GH GM GQ GY HK JM KI KM KN LC MO ML MR MW NR QA RW SB SC SL SR ST SY TD TF TG TO TT TV UG VU YE ZW'.split(
    ' ',
  ),
);

function require(errors: Errors, values: Values, name: string, message: string): void {
  if (!values[name]) errors[name] = message;
}

function textsOf(form: Form): Values {
  const texts = Object.entries(form).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  // Removes control characters from names and addresses.
  return Object.fromEntries(
    texts.map(([name, value]) => [name, value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()]),
  );
}

function chosenRate({ rates, rate }: Model, given: string | undefined): string | null {
  if (given === undefined) return rate;
  return rates.find((candidate) => candidate.id === given)?.id ?? null;
}

function chosenMethod(model: Model, values: Values, errors: Errors): PaymentKind | null {
  const { payment_method_types: offered, currency } = model.session;
  const kind = (values.method ?? offered[0]) as PaymentKind;
  if (!offered.includes(kind)) {
    errors.method = 'Choose a way to pay.';
    return null;
  }
  if (!acceptsCountry(kind, currency ?? '', values.country ?? '')) {
    errors.method = `${methodName(kind, currency ?? '')} is not available in ${countryName(values.country || 'GB')}. Choose another way to pay.`;
  }
  return kind;
}

function readCustomFields({ session }: Model, values: Values, errors: Errors): void {
  for (const field of session.custom_fields) {
    const name = `custom_${field.key}`;
    const value = values[name] ?? '';
    const { minimum_length: least = null, maximum_length: most = null } = field.text ?? field.numeric ?? {};
    if (value === '') {
      if (!field.optional) errors[name] = 'Fill this in.';
    } else if (field.type === 'numeric' && !/^\d+$/.test(value)) errors[name] = 'Use digits only.';
    else if (least !== null && value.length < least) errors[name] = `Use at least ${least} characters.`;
    else if (most !== null && value.length > most) errors[name] = `Use at most ${most} characters.`;
    else if (field.type === 'dropdown' && !field.dropdown?.options.some((option) => option.value === value)) {
      errors[name] = 'Choose one from the list.';
    }
  }
}

function shopperOf(model: Model, values: Values, country: string): Attempt['shopper'] {
  const text = (name: string) => values[name] || null;
  return {
    email: values.email ?? '',
    name: values.name ?? '',
    phone: model.session.phone_number_collection?.enabled ? text('phone') : null,
    isShipped: model.isShipped,
    business: model.session.tax_id_collection?.enabled
      ? businessOf(values.business_name, values.tax_id, country)
      : undefined,
    address: {
      city: text('city'),
      country,
      line1: text('line1'),
      line2: text('line2'),
      postal_code: text('postal_code'),
      state: text('state'),
    },
  };
}
