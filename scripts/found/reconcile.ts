/**
 * `npx found reconcile`: updates the store from the payment provider's data, and reports payments and
 * orders that do not match.
 */

import { paymentsReport } from '#functions/orders/reconciliation/payments-report.ts';
import { ALL, READS_PER_SECOND, reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { throttle } from '#functions/orders/reconciliation/throttle.ts';
import { openRefunds } from '#functions/orders/refunds/send-refund-request.ts';
import { daysLater } from '#src/core/dates.ts';
import { storeNow } from '#src/lib/clock.ts';
import { type Command, Option } from '../lib/command-line/command.ts';
import { dayValue } from '../lib/command-line/values.ts';
import { operatorStripe } from '../lib/operator-stripe.ts';
import { periodOf } from '../lib/period.ts';
import { doneText, oncePerSecond, openRefundsText, progressText, reportText } from '../lib/reconcile-text.ts';
import { withDatabase } from '../lib/with-database.ts';

/** Default period of the report, in days. */
const PERIOD = 30;

export const examples = [
  ['', 'the report of the last thirty days'],
  ['--from 2027-01-01 --to 2027-02-01', 'the report of January'],
] as const;

/** Declares the options of the report. */
export function declare(reconciliation: Command): void {
  reconciliation
    .addOption(new Option('--from <day>', 'the first day').argParser(dayValue))
    .addOption(new Option('--to <day>', 'the day after its last one').argParser(dayValue))
    .action(run);
}

async function run(days: { from?: Date; to?: Date }): Promise<void> {
  const to = days.to ?? storeNow();
  const period = periodOf({ from: days.from ?? daysLater(to, -PERIOD), to });
  await withDatabase(async (db) => {
    const stripe = await operatorStripe();
    // The position is saved after every page. If a run stops early, the next run continues there.
    const say = oncePerSecond((line) => console.error(line));
    const done = await reconcile({ db, stripe }, storeNow(), {
      hasTime: () => true,
      most: ALL,
      onProgress: (progress) => say(progressText(progress)),
    });
    process.stdout.write(doneText(done));
    process.stdout.write(openRefundsText(await openRefunds(db)));
    const report = await paymentsReport(
      {
        db,
        stripe,
        pace: throttle(READS_PER_SECOND),
        onProgress: (payments) => say(`${payments} payments compared with the orders`),
      },
      period,
    );
    process.stdout.write(reportText(report));
    if (report.withoutOrder.length + report.withoutPayment.length > 0) process.exitCode = 1;
  });
}
