/** `npm run reconcile -- [--from DAY] [--to DAY]`: brings the store to where the payment provider is, and reports what does not belong together. */
import { paceOf } from '../../functions/reconciliation/pace.ts';
import { paymentsReport } from '../../functions/reconciliation/payments-report.ts';
import { ALL, READS_PER_SECOND, reconcile } from '../../functions/reconciliation/reconcile.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { operatorStripe } from '../lib/operator-stripe.ts';
import {
  doneText,
  oncePerSecond,
  progressText,
  readPeriod,
  reportText,
  USAGE,
} from '../lib/reconcile-command.ts';
import { withDatabase } from '../lib/with-database.ts';

let period: { from: Date; to: Date } | undefined;
try {
  period = readPeriod(process.argv.slice(2), storeNow());
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 1;
}
if (period) await run(period);

async function run(asked: { from: Date; to: Date }): Promise<void> {
  await withDatabase(async (db) => {
    const stripe = await operatorStripe();
    // Ended in the middle, the next run goes on from there: the place is kept after every page.
    const say = oncePerSecond((line) => console.error(line));
    const done = await reconcile({ db, stripe }, storeNow(), {
      hasTime: () => true,
      most: ALL,
      tell: (progress) => say(progressText(progress)),
    });
    process.stdout.write(doneText(done));
    const report = await paymentsReport(
      {
        db,
        stripe,
        pace: paceOf(READS_PER_SECOND),
        tell: (payments) => say(`${payments} payments held against the orders`),
      },
      asked,
    );
    process.stdout.write(reportText(report));
    if (report.withoutOrder.length + report.withoutPayment.length > 0) process.exitCode = 1;
  });
}
