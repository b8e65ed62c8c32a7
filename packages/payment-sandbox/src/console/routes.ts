import type { IncomingMessage, ServerResponse } from 'node:http';
import { notePage } from '../checkout/frame.ts';
import type { Context } from '../context.ts';
import type { Actions } from '../control/actions.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { decodeForm, type Form } from '../http/form.ts';
import { html } from '../http/html.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { parseAmount } from '../money/currencies.ts';
import { sessionOf } from '../sessions/lifecycle.ts';
import type { SessionRecord } from '../state/tables.ts';
import { eventPage, overviewPage } from './pages.ts';
import { sessionPage } from './session-page.ts';

/** Handles the console's pages: sessions, events, and their actions. */
export async function handleConsole(
  context: Context,
  actions: Actions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const form = request.method === 'POST' ? decodeForm(await readBody(request, 4096)) : null;
  const [, table = '', id = '', action = ''] = pathname.split('/');
  if (pathname === '/' && !form) return sendPage(response, overviewPage(context));
  if (pathname === '/settings' && form) {
    keepSettings(context, text(form, 'settle_after'));
    return seeOther(response, '/');
  }
  const record = table === 'sessions' ? sessionOf(context, id) : undefined;
  if (record && !action && !form) return sendPage(response, sessionPage(context, record));
  if (record && form && Object.hasOwn(buttons, action)) {
    buttons[action as keyof typeof buttons](actions, record, form);
    return seeOther(response, `/sessions/${id}`);
  }
  const event = table === 'events' ? context.tables.events.get(id) : undefined;
  if (event && !action && !form) return sendPage(response, eventPage(context, event));
  if (event && action === 'resend' && form) {
    await actions.resend(id);
    return seeOther(response, `/events/${id}`);
  }
  sendPage(response, notePage('Nothing here', html`<p><a href="/">Sessions and events</a></p>`, false, 404));
}

/** The actions of the buttons on a session's page. */
const buttons = {
  expire: (actions, { session }) => void actions.expire(session.id),
  settle: (actions, { session }, form) => void actions.settle(session.id, form.outcome === 'paid'),
  refund(actions, { session }, form) {
    const amount = parseAmount(text(form, 'amount'), session.currency ?? '');
    if (amount === null) throw new ApiError(400, 'Write the amount like 12.50, or leave it empty.');
    actions.refund(session.id, { amount, reason: 'requested_by_customer' });
  },
  settle_refund: (actions, _record, form) =>
    void actions.settleRefund(text(form, 'refund'), form.outcome === 'arrived'),
  dispute: (actions, { session }, form) =>
    void actions.openDispute(session.id, { isInquiry: form.inquiry === 'yes' }),
  close_dispute: (actions, _record, form) =>
    void actions.closeDispute(text(form, 'dispute'), form.outcome === 'won'),
  fraud_warning: (actions, { session }) => void actions.raiseFraudWarning(session.id),
} satisfies Record<string, (actions: Actions, record: SessionRecord, form: Form) => void>;

/** Saves the seconds until a bank settles a payment; empty for "by hand". */
function keepSettings(context: Context, text: string): void {
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : null;
  context.tables.settings.set('settleAfterMs', seconds === null ? null : seconds * 1000);
  context.state.changed();
}

function text(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value.trim() : '';
}
