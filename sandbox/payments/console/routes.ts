import type { IncomingMessage, ServerResponse } from 'node:http';
import { notePage } from '../checkout/frame.ts';
import { settleDebit } from '../checkout/settle.ts';
import type { Context } from '../context.ts';
import { readBody } from '../http/body.ts';
import { decodeForm } from '../http/form.ts';
import { html } from '../http/html.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { expireSession, sessionOf } from '../sessions/lifecycle.ts';
import { eventPage, overviewPage, sessionPage } from './pages.ts';

/** Answers the pages that let somebody look behind: sessions, events, and what can be done to them. */
export async function handleConsole(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const form = request.method === 'POST' ? decodeForm(await readBody(request, 4096)) : null;
  const [, table = '', id = '', action = ''] = pathname.split('/');
  if (pathname === '/' && !form) return sendPage(response, overviewPage(context));
  if (pathname === '/settings' && form) {
    keepSettings(context, String(form.settle_after ?? ''));
    return seeOther(response, '/');
  }
  const record = table === 'sessions' ? sessionOf(context, id) : undefined;
  if (record && !action && !form) return sendPage(response, sessionPage(context, record));
  if (record && action === 'settle' && form) {
    settleDebit(context, record, form.outcome === 'paid');
    return seeOther(response, `/sessions/${id}`);
  }
  if (record && action === 'expire' && form) {
    if (record.session.status === 'open') expireSession(context, record, null);
    return seeOther(response, `/sessions/${id}`);
  }
  const event = table === 'events' ? context.tables.events.get(id) : undefined;
  if (event && !action && !form) return sendPage(response, eventPage(context, event));
  if (event && action === 'resend' && form) {
    await context.deliveries.deliver(event);
    return seeOther(response, `/events/${id}`);
  }
  sendPage(response, notePage('Nothing here', html`<p><a href="/">Sessions and events</a></p>`, false, 404));
}

/** Seconds until a delayed debit settles by itself; empty for "by hand". */
function keepSettings(context: Context, text: string): void {
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : null;
  context.tables.settings.set('settleAfterMs', seconds === null ? null : seconds * 1000);
  context.state.changed();
}
