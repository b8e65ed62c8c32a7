import { type Html, html } from '../http/html.ts';
import type { Page } from '../http/pages.ts';
import type { PaymentKind } from '../money/methods.ts';
import { isDelayed, methodName } from '../money/methods.ts';
import { type Filled, field, groupError, select } from './fields.ts';
import { banner } from './frame.ts';
import { countryName } from './locale.ts';
import type { Model } from './model.ts';
import { rateText, receipt, totalText } from './receipt.ts';

export type PaymentForm = Filled & {
  rate: string | null;
  country: string;
  /** A note above the button, for example when tax has changed the total. */
  notice?: string;
};

/**
 * The payment page of a session. Works without JavaScript: one form. The response is a 303 redirect, or the
 * same page with errors.
 */
export function paymentPage(model: Model, form: PaymentForm): Page {
  const { session } = model;
  const isFree = model.sums(form.rate, form.country).total === 0;
  const wrong = Object.keys(form.errors).length;
  return {
    title: `${wrong > 0 ? 'Please check: ' : ''}Test checkout, ${model.merchant}`,
    styles: ['receipt', 'form'],
    leadsTo: [session.success_url, session.cancel_url],
    body: html`${banner()}
<main class="sheet">
${session.cancel_url && html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span> Back to the store</a>`}
${receipt(model, form.rate, form.country)}
<form class="pay" method="post" action="/c/pay/${session.id}" novalidate>
<input type="hidden" name="tax_country" value="${form.country}">
${wrong > 0 && html`<p class="alert" role="alert">${wrong === 1 ? 'One thing needs' : `${wrong} things need`} your attention before you can pay.</p>`}
${contact(model, form)}
${whereTo(model, form)}
${model.rates.length > 0 && delivery(model, form)}
${session.tax_id_collection?.enabled && business(form)}
${session.custom_fields.length > 0 && extras(model, form)}
${isFree ? html`<p class="nothing">There is nothing to pay for this order.</p>` : payment(model, form)}
${form.notice && html`<p class="alert" role="alert">${form.notice}</p>`}
<div class="finish">
<p class="finish-total"><span>To pay now</span> <strong>${totalText(model, form.rate, form.country)}</strong></p>
${session.custom_text.submit && html`<p class="hint">${session.custom_text.submit.message}</p>`}
<button type="submit">Pay</button>
${session.custom_text.after_submit && html`<p class="hint">${session.custom_text.after_submit.message}</p>`}
</div>
</form>
</main>`,
  };
}

function contact(model: Model, form: PaymentForm): Html {
  const needsPhone = model.session.phone_number_collection?.enabled;
  return html`<fieldset><legend>Contact</legend><div class="grid">
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', maxLength: 254 }, form)}
${needsPhone && field({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', maxLength: 30 }, form)}
</div></fieldset>
`;
}

function whereTo(model: Model, form: PaymentForm): Html {
  const { isShipped, needsAddress, session } = model;
  const group = isShipped ? 'shipping ' : 'billing ';
  const countries = model.countries.map((code) => ({ value: code, label: countryName(code) }));
  const text = (name: string, label: string, token: string, more: object = {}) =>
    field({ name, label, autocomplete: group + token, ...more }, form);
  return html`<fieldset><legend>${isShipped ? 'Delivery' : 'Billing'}</legend>
${session.custom_text.shipping_address && html`<p class="hint">${session.custom_text.shipping_address.message}</p>`}
<div class="grid">
${text('name', 'Full name', 'name')}
${select({ name: 'country', label: 'Country', autocomplete: `${group}country` }, countries, form)}
${
  needsAddress &&
  html`${text('line1', 'Address line 1', 'address-line1')}
${text('line2', 'Address line 2', 'address-line2', { isOptional: true })}
${text('city', 'City', 'address-level2', { width: 'half' })}
${text('postal_code', 'Postcode', 'postal-code', { width: 'half' })}
${text('state', 'State/Region', 'address-level1', { isOptional: true })}`
}
</div></fieldset>
`;
}

function delivery(model: Model, form: PaymentForm): Html {
  const options = model.rates.map((rate, index) => {
    const { name, time, price } = rateText(model, rate);
    const isChosen = rate.id === form.rate;
    return html`<div class="option"><input type="radio" id="rate-${index}" name="shipping_rate" value="${rate.id}"${isChosen && html` checked`}>
<label for="rate-${index}"><span class="name">${name}${time && html` <span class="time">${time}</span>`}</span> <span class="price">${price}</span></label></div>
`;
  });
  return html`<fieldset class="options"${form.errors.shipping_rate && html` aria-describedby="shipping_rate-error"`}><legend>Shipping method</legend>
${groupError('shipping_rate', form.errors)}
${options}</fieldset>
`;
}

function business(form: PaymentForm): Html {
  return html`<fieldset><legend>Buying as a business</legend><div class="grid">
${field({ name: 'business_name', label: 'Business name', autocomplete: 'organization', isOptional: true }, form)}
${field({ name: 'tax_id', label: 'Tax ID', isOptional: true, hint: 'A VAT number, for example' }, form)}
</div></fieldset>
`;
}

function extras({ session }: Model, form: PaymentForm): Html {
  return html`<fieldset><legend>A few details</legend><div class="grid">
${session.custom_fields.map((custom) => {
  const given = {
    name: `custom_${custom.key}`,
    label: custom.label.custom ?? custom.key,
    isOptional: custom.optional,
  };
  const { maximum_length: most } = custom.text ?? custom.numeric ?? {};
  if (!custom.dropdown)
    return field({ ...given, isNumeric: custom.type === 'numeric', maxLength: most ?? 255 }, form);
  return select(given, [{ value: '', label: 'Choose…' }, ...custom.dropdown.options], form);
})}
</div></fieldset>
`;
}

function payment(model: Model, form: PaymentForm): Html {
  const kinds = model.session.payment_method_types as PaymentKind[];
  const currency = model.session.currency ?? '';
  const chosen = form.values.method ?? kinds[0];
  const isPlain = kinds.length === 1 && kinds[0] === 'card';
  return html`<fieldset class="options"${form.errors.method && html` aria-describedby="method-error"`}><legend>Payment</legend>
${groupError('method', form.errors)}
${
  isPlain
    ? html`<input type="hidden" name="method" value="card">${cardFields(form)}`
    : kinds.map(
        (
          kind,
        ) => html`<div class="option"><input type="radio" id="method-${kind}" name="method" value="${kind}"${kind === chosen && html` checked`}>
<label for="method-${kind}"><span class="name">${methodName(kind, currency)}</span></label>
${kind === 'card' ? cardFields(form) : html`<p class="explain">${explain(kind, currency)}</p>`}</div>
`,
      )
}</fieldset>
`;
}

function explain(kind: PaymentKind, currency: string): string {
  if (!isDelayed(kind))
    return `You will see a test page where you can authorise or refuse, in place of ${methodName(kind, currency)}.`;
  return 'A test bank account is used; there is nothing to fill in. The order is confirmed now, and the money arrives later.';
}

function cardFields(form: PaymentForm): Html {
  return html`<div class="card-fields grid">
${field({ name: 'card_number', label: 'Card number', autocomplete: 'cc-number', isNumeric: true, maxLength: 30, placeholder: '4242 4242 4242 4242' }, form)}
${field({ name: 'card_expiry', label: 'Expiry', autocomplete: 'cc-exp', isNumeric: true, maxLength: 9, placeholder: 'MM / YY', width: 'half' }, form)}
${field({ name: 'card_cvc', label: 'CVC', autocomplete: 'cc-csc', isNumeric: true, maxLength: 4, placeholder: '123', width: 'half' }, form)}
<details class="test-cards"><summary>Which numbers work here?</summary>
<dl>
<div><dt>4242 4242 4242 4242</dt><dd>pays</dd></div>
<div><dt>4000 0025 0000 3155</dt><dd>asks for confirmation first</dd></div>
<div><dt>4000 0000 0000 0002</dt><dd>is declined</dd></div>
<div><dt>4000 0000 0000 9995</dt><dd>has insufficient funds</dd></div>
</dl>
<p>Any date in the future and any three digits will do. Never use a real card.</p>
</details>
</div>`;
}
