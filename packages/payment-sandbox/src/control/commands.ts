import { ApiError } from '../http/errors.ts';
import { bodies, read } from './bodies.ts';
import type { Control } from './control.ts';

type Command = (control: Control, body: unknown, id: string) => unknown;

/** The command for each path below `/_control/`. Its result is sent as JSON. */
export const commands: Record<string, Command> = {
  'GET state': (control) => stateOf(control),
  'GET ledger': ({ ledger }, query) => ledger({ session: (query as { session?: string }).session }),

  'POST faults': ({ faults }, body) => ({ id: faults.add(read(bodies.fault, body)) }),
  'POST faults/clear': ({ faults }) => faults.clear(),
  'DELETE faults': ({ faults }) => faults.clear(),
  'DELETE faults/:id': ({ faults }, _body, id) => removed(faults.remove(id), id),

  'POST webhooks/faults': ({ webhooks }, body) => ({
    id: webhooks.faults.add(read(bodies.webhookFault, body)),
  }),
  'POST webhooks/faults/clear': ({ webhooks }) => webhooks.faults.clear(),
  'DELETE webhooks/faults': ({ webhooks }) => webhooks.faults.clear(),
  'DELETE webhooks/faults/:id': ({ webhooks }, _body, id) => removed(webhooks.faults.remove(id), id),
  'POST webhooks/pause': ({ webhooks }) => webhooks.pause(),
  'POST webhooks/resume': ({ webhooks }) => webhooks.resume(),
  'POST webhooks/release': ({ webhooks }, body) => webhooks.release(read(bodies.release, body)),

  async 'POST clock'(control, body) {
    const { advance_ms: ms, to } = read(bodies.clock, body);
    if ((ms === undefined) === (to === undefined)) throw new ApiError(400, 'Give either advance_ms or to.');
    await control.clock.advance(ms ?? Date.parse(String(to)) - control.clock.now());
    return stateOf(control);
  },
  'POST rate_limit'({ rateLimit }, body) {
    rateLimit.perSecond = read(bodies.rateLimit, body).per_second ?? null;
  },

  'POST sessions/:id/pay': ({ actions }, body, id) => actions.pay(id, read(bodies.pay, body)),
  'POST sessions/:id/expire': ({ actions }, _body, id) => actions.expire(id),
  'POST sessions/:id/settle': ({ actions }, body, id) => actions.settle(id, isYes(body)),
  'POST sessions/:id/refund': ({ actions }, body, id) => actions.refund(id, read(bodies.refund, body)),
  'POST sessions/:id/dispute': ({ actions }, body, id) => actions.openDispute(id, read(bodies.dispute, body)),
  'POST sessions/:id/fraud_warning': ({ actions }, _body, id) => actions.raiseFraudWarning(id),
  'POST refunds/:id/settle': ({ actions }, body, id) => actions.settleRefund(id, isYes(body)),
  'POST disputes/:id/close': ({ actions }, body, id) => actions.closeDispute(id, isYes(body)),
  'POST events/:id/resend': ({ actions }, body, id) => actions.resend(id, read(bodies.resend, body).spoiled),
};

function stateOf({ clock, faults, webhooks, rateLimit }: Control): object {
  return {
    clock: new Date(clock.now()).toISOString(),
    rate_limit: rateLimit.perSecond,
    faults: faults.all(),
    webhooks: {
      is_paused: webhooks.isPaused(),
      waiting: webhooks.waiting().map(({ id, event, endpoint, count }) => ({ id, event, endpoint, count })),
      faults: webhooks.faults.all(),
    },
  };
}

function isYes(body: unknown): boolean {
  return read(bodies.outcome, body).outcome === 'yes';
}

function removed(wasThere: boolean, id: string): void {
  if (!wasThere) throw new ApiError(404, `No such fault: '${id}'`);
}
