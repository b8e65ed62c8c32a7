import type { Database } from '../db/open.ts';
import { downloadLinks } from '../downloads/links.ts';
import { REFUND_BACKER } from '../fundings/outcomes.ts';
import { refundBacker } from '../fundings/refund-backer.ts';
import { mailHandlers } from '../mail/handlers.ts';
import type { Handlers } from '../outbox/drain.ts';
import { env } from '../platform/env.ts';
import { stripe } from '../platform/stripe.ts';

/** Who carries out each kind of row in the outbox. A new kind of consequence is a line here. */
export const HANDLERS: Handlers = {
  ...mailHandlers({ filesOf }),
  [REFUND_BACKER]: async ({ payload }, { db, now }) =>
    refundBacker(
      { orderId: String(payload.orderId), fundingId: String(payload.fundingId) },
      { db, stripe: await stripe() },
      now,
    ),
};

/** The files of an order with links that work now. */
async function filesOf(db: Database, orderId: string, now: Date) {
  const links = await downloadLinks(db, orderId, now);
  return links
    .filter(({ isWaiting }) => !isWaiting)
    .map(({ file, kind, path }) => ({ name: file, detail: kind, url: new URL(path, env().SITE_URL).href }));
}
