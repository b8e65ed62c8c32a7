import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { readBody } from '../http/body.ts';
import { decodeForm, type Form } from '../http/form.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import type { Decline } from '../money/cards.ts';
import { formatAmount, minimumAmount } from '../money/currencies.ts';
import { applyTotals } from '../objects/apply-totals.ts';
import { sessionOf } from '../sessions/lifecycle.ts';
import { completePage, expiredPage, unknownPage } from './frame.ts';
import { countryName } from './locale.ts';
import { type Errors, type Model, modelOf, successUrl, type Values } from './model.ts';
import { type PaymentForm, paymentPage } from './page.ts';
import { type PaymentResult, pay, resume } from './payment.ts';
import { prefilled } from './prefill.ts';
import { type Reading, readPayment } from './read.ts';
import { authorisePage, confirmPage } from './steps.ts';

const MAX_FORM = 64 * 1024;

/** Handles requests below `/c/pay/`: the payment page and the steps that may follow it. */
export async function handleCheckout(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, id = '', step] = /^\/c\/pay\/([^/]+)(?:\/(confirm|authorise))?$/.exec(pathname) ?? [];
  const record = sessionOf(context, id);
  if (!record) return sendPage(response, unknownPage());
  const form = request.method === 'POST' ? decodeForm(await readBody(request, MAX_FORM)) : null;
  if (form) context.tables.sessions.touch(id);
  const model = modelOf(context, record, request.headers['accept-language']);
  const { session } = record;

  if (session.status === 'expired') return sendPage(response, expiredPage(model));
  if (session.status === 'complete') {
    // If Pay is clicked twice, the second click redirects like the first.
    return form ? seeOther(response, successUrl(session)) : sendPage(response, completePage(model));
  }
  if (step) return takeStep(context, model, step, form, response);
  if (!form) return sendPage(response, paymentPage(model, firstForm(context, model)));
  await submit(context, model, form, response);
}

async function submit(context: Context, model: Model, form: Form, response: ServerResponse): Promise<void> {
  const { record, session } = model;
  const reading = readPayment(context, model, form);
  const notice = reading.attempt ? changedTotal(model, reading) : undefined;
  if (!reading.attempt || notice) return sendPage(response, paymentPage(model, { ...reading, notice }));

  const country = session.automatic_tax.enabled ? reading.country : null;
  applyTotals(record, context.tables, { rate: reading.rate, country });
  keepCustomFields(model, reading.values);
  record.shopper = reading.attempt.shopper;
  context.state.changed();
  const result = pay(context, record, reading.attempt, reading.decline);
  if (result.kind === 'declined') {
    const errors = { [fieldOf(result.decline)]: result.decline.message };
    return sendPage(response, paymentPage(model, { ...reading, errors }));
  }
  await leave(context, model, result, response);
}

async function takeStep(
  context: Context,
  model: Model,
  step: string,
  form: Form | null,
  response: ServerResponse,
): Promise<void> {
  const { attempt } = model.record;
  const home = `/c/pay/${model.session.id}`;
  if (!attempt) return seeOther(response, home);
  if (!form) {
    const page = step === 'confirm' ? confirmPage(model, attempt) : authorisePage(model, attempt);
    return sendPage(response, page);
  }
  const result = resume(context, model.record, form.outcome === 'yes');
  if (result.kind === 'declined') return seeOther(response, home);
  await leave(context, model, result, response);
}

/** Redirects to the next page, after the webhook was sent and the state was saved. */
async function leave(
  context: Context,
  { session }: Model,
  result: PaymentResult,
  response: ServerResponse,
): Promise<void> {
  if (result.kind === 'done') await result.delivered;
  context.state.changed();
  await context.state.flush();
  seeOther(response, result.kind === 'step' ? `/c/pay/${session.id}/${result.page}` : successUrl(session));
}

/** The form's initial state, or its state after a failed attempt. */
function firstForm(context: Context, model: Model): PaymentForm {
  const values = prefilled(context, model);
  for (const field of model.session.custom_fields) {
    values[`custom_${field.key}`] = (field.text ?? field.numeric ?? field.dropdown)?.default_value ?? '';
  }
  return {
    values,
    errors: lastError(context, model),
    rate: model.rate,
    country: values.country ?? model.defaultCountry,
  };
}

function lastError(context: Context, { session }: Model): Errors {
  const error = context.tables.intents.get(String(session.payment_intent))?.last_payment_error;
  if (!error?.message) return {};
  return { [error.payment_method_type === 'card' ? 'card_number' : 'method']: error.message };
}

/** If the country's tax has changed the total, shows the new total before the payment. */
function changedTotal(model: Model, { rate, country, values }: Reading): string | undefined {
  const { session } = model;
  const shown = model.sums(rate, values.tax_country ?? '').total;
  const { total } = model.sums(rate, country);
  const currency = session.currency ?? '';
  const text = formatAmount(total, currency, model.locale);
  if (total > 0 && total < minimumAmount(currency))
    return `${text} is less than can be paid by card or bank.`;
  if (shown === total) return undefined;
  return `With the tax for ${countryName(country)} the total is ${text}. Press Pay again if that is right.`;
}

function keepCustomFields({ session }: Model, values: Values): void {
  for (const field of session.custom_fields) {
    const target = field.text ?? field.numeric ?? field.dropdown;
    if (target) target.value = values[`custom_${field.key}`] || null;
  }
}

function fieldOf({ code }: Decline): string {
  if (code === 'incorrect_cvc') return 'card_cvc';
  return code === 'expired_card' ? 'card_expiry' : 'card_number';
}
