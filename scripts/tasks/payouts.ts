/** `npm run payouts -- --from DAY --to DAY [--due] [--json|--csv]`: what each payout code earned, for paying creators and affiliates. */
import { dueInPeriod, earnedInPeriod } from '../../functions/payouts/payout-report.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { type PayoutsCommand, payoutsText, readCommand, USAGE } from '../lib/payouts-command.ts';
import { withDatabase } from '../lib/with-database.ts';

let command: PayoutsCommand | undefined;
try {
  command = readCommand(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 1;
}
if (command) await run(command);

async function run(asked: PayoutsCommand): Promise<void> {
  await withDatabase(async (db) => {
    const { period, isDue } = asked;
    const rows = isDue ? await dueInPeriod(db, period) : await earnedInPeriod(db, period, storeNow());
    process.stdout.write(payoutsText(rows, asked));
  });
}
