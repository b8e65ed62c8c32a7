/** `npm run reconcile`: brings the store to where the payment provider is, and reports what does not belong together. */
import { paceOf } from '../../functions/reconciliation/pace.ts';
import { paymentsReport } from '../../functions/reconciliation/payments-report.ts';
import { ALL, READS_PER_SECOND, reconcile } from '../../functions/reconciliation/reconcile.ts';
import { daysLater, storeNow } from '../../src/lib/clock.ts';
import { command, Option, runCommand } from '../lib/command-line/command.ts';
import { dayValue } from '../lib/command-line/values.ts';
import { operatorStripe } from '../lib/operator-stripe.ts';
import { periodOf } from '../lib/period.ts';
import { doneText, oncePerSecond, progressText, reportText } from '../lib/reconcile-text.ts';
import { withDatabase } from '../lib/with-database.ts';

/** Where nobody names a first day, in days. */
const PERIOD = 30;

const reconciliation = command(
  'npm run reconcile',
  'Brings the store to where the payment provider is, and reports payments without an order and orders without a payment, from the first day up to, but without, the last one (UTC). Ends with 1 when there are any. Run again after it was ended, it goes on where it was.',
  [
    ['', 'the report of the last thirty days'],
    ['--from 2027-01-01 --to 2027-02-01', 'the report of January'],
  ],
)
  .addOption(new Option('--from <day>', 'the first day of the report').argParser(dayValue))
  .addOption(new Option('--to <day>', 'the day after its last one').argParser(dayValue));

reconciliation.action(async (days: { from?: Date; to?: Date }) => {
  const to = days.to ?? storeNow();
  const period = periodOf({ from: days.from ?? daysLater(to, -PERIOD), to });
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
        tell: (payments) => say(`${payments} payments compared with the orders`),
      },
      period,
    );
    process.stdout.write(reportText(report));
    if (report.withoutOrder.length + report.withoutPayment.length > 0) process.exitCode = 1;
  });
});
await runCommand(reconciliation);
