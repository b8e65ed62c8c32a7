import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCallFaults } from './api/faults.ts';
import { handleApi } from './api/handle.ts';
import { createIdempotency } from './api/idempotency.ts';
import { type Api, errorReply } from './api/perform.ts';
import { createRateLimit } from './api/rate-limit.ts';
import { createRecorder, type RecordedRequest } from './api/recorder.ts';
import { notePage } from './checkout/frame.ts';
import { handleCheckout } from './checkout/routes.ts';
import { createSessionTimer } from './checkout/timer.ts';
import { type Clock, systemClock } from './clock.ts';
import { handleControl } from './console/control-routes.ts';
import { handleConsole } from './console/routes.ts';
import type { Context } from './context.ts';
import { createActions } from './control/actions.ts';
import type { Control } from './control/control.ts';
import { sendAsset } from './http/assets.ts';
import { ApiError } from './http/errors.ts';
import { guard } from './http/guard.ts';
import { html } from './http/html.ts';
import { listen } from './http/listen.ts';
import { sendPage } from './http/pages.ts';
import { ledgerOf } from './ledger/sums.ts';
import { type Account, PLAIN_ACCOUNT } from './money/account.ts';
import { openState } from './state/file.ts';
import { type Tables, WAITING } from './state/tables.ts';
import { createDeliveries } from './webhooks/deliveries.ts';
import { createWebhookFaults } from './webhooks/faults.ts';
import { httpSender, isLocal, type WebhookSender } from './webhooks/webhook-sender.ts';

export type ProviderOptions = {
  port?: number;
  host?: string;
  stateFile?: string;
  log?: (line: string) => void;
  clock?: Clock;
  /** Sends the webhooks. */
  sender?: WebhookSender;
  /** Awaited before each API call starts its work. */
  gate?: (request: RecordedRequest) => Promise<void>;
  /** Calls per second for each operation, 25 at Stripe; null (default): no limit. */
  rateLimit?: number | null;
  /** The account's name on payment pages and card statements. Default: Test business. */
  businessName?: string;
  /** Fees, exchange rates and payouts. Default: none of them. */
  account?: Account;
  /** Returns 0 to below 1. Decides which calls get a fault with a `share`, and the order `random`. */
  random?: () => number;
};

export type Provider = Control & {
  url: string;
  tables: Tables;
  requests: readonly RecordedRequest[];
  setWebhook(url: string, secret: string): void;
  close(): Promise<void>;
};

/** Starts the provider with options for tests. */
export async function startProvider(options: ProviderOptions): Promise<Provider> {
  const { host = '127.0.0.1', clock = systemClock(), log = () => {}, sender = httpSender } = options;
  const { random = Math.random, rateLimit = null, businessName = 'Test business' } = options;
  const { account = PLAIN_ACCOUNT } = options;
  const state = openState(options.stateFile, clock, log);
  const { tables, changed } = state;
  const faults = createWebhookFaults(random);
  const deliveries = createDeliveries({ clock, tables, sender, faults, random, changed, log });
  const context = { clock, tables, state, deliveries, log, url: '', businessName, account } as Context;
  const api: Api = {
    context,
    idempotency: createIdempotency(clock, tables.answers),
    recorder: createRecorder(),
    gate: options.gate ?? (async () => {}),
    faults: createCallFaults(random),
    rateLimit: createRateLimit(clock, rateLimit),
  };
  const control: Control = {
    actions: createActions(context),
    faults: api.faults,
    webhooks: { ...deliveries, faults },
    rateLimit: api.rateLimit,
    clock,
    ledger: (only) => ledgerOf(context, only),
  };
  const { port, close } = await listen(
    (request, response) => void serve(api, control, host, request, response),
    options.port ?? 0,
    host,
  );
  context.url = `http://localhost:${port}`;
  for (const { session } of tables.sessions.by('waiting', WAITING)) {
    if (session.status === 'open') session.url = `${context.url}/c/pay/${session.id}`;
  }
  context.timer = createSessionTimer(context);
  deliveries.takeUp();
  return {
    ...control,
    url: context.url,
    tables,
    requests: api.recorder.all,
    setWebhook(url, secret) {
      if (!isLocal(url))
        throw new Error(`The local payment provider only sends events to this machine, not to ${url}.`);
      if (!secret) throw new Error('A webhook needs a secret.');
      tables.endpoints.set('we_local', { id: 'we_local', url, secret, events: ['*'], api: null });
      changed();
      deliveries.takeUp();
    },
    async close() {
      context.timer.stop();
      deliveries.stop();
      await close();
      await state.flush();
    },
  };
}

async function serve(
  api: Api,
  control: Control,
  host: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { context } = api;
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const isApi = path.startsWith('/v1/') || path === '/v1';
  try {
    guard(request, host);
    if (isApi) return await handleApi(api, request, response);
    const isControl = path === '/_control' || path.startsWith('/_control/');
    if (isControl) return await handleControl(context, control, request, response);
    if (!['GET', 'HEAD', 'POST'].includes(request.method ?? ''))
      throw new ApiError(405, 'Only GET and POST work here.');
    if (sendAsset(path, response)) return;
    if (path.startsWith('/c/pay/')) return await handleCheckout(context, request, response);
    await handleConsole(context, control.actions, request, response);
  } catch (error) {
    const known = error instanceof ApiError ? error : null;
    if (!known) context.log(`payments: ${error instanceof Error ? error.stack : String(error)}`);
    if (response.headersSent) return void response.destroy();
    const status = known?.status ?? 500;
    if (isApi) {
      const { body } = errorReply(error);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
      return;
    }
    const message =
      known?.message ?? 'Something went wrong in the local payment provider. Its log says more.';
    sendPage(response, notePage('That did not work', html`<p>${message}</p>`, false, status));
  }
}
