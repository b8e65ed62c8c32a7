/**
 * `npm run soak`: runs generated schedules on a real PostgreSQL and
 * compares the store's records with the payment provider's.
 */
import { availableParallelism } from 'node:os';
import { command, Option, runCommand } from '../lib/command-line/command.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { wholeNumber } from '../lib/command-line/values.ts';

type Options = { schedules: number; seed?: number; from: number; workers: number };

/** The number of failures to shrink at the end. */
const SHRUNK = 5;

const soak = command(
  'npm run soak',
  'Runs generated schedules of deliveries, payments, refunds, disputes, reconciliations and faults on a real PostgreSQL and the local payment provider, and compares the store’s records with the provider’s. Prints each failing schedule with the command that repeats it.',
  [
    ['--schedules 1000 --seed 7', 'a thousand repeatable schedules'],
    ['--schedules 1000 --seed 7 --from 400', 'continues an interrupted run from the number in its last line'],
  ],
)
  .addOption(
    new Option('--schedules <number>', 'the number of schedules').argParser(wholeNumber(0)).default(1_000),
  )
  .addOption(new Option('--seed <number>', 'repeats a run; random by default').argParser(wholeNumber(0)))
  .addOption(
    new Option('--from <number>', 'the number of the first schedule').argParser(wholeNumber(0)).default(0),
  )
  .addOption(
    new Option('--workers <number>', 'the number of processes')
      .argParser(wholeNumber(1))
      .default(availableParallelism()),
  );

soak.action(
  async ({ schedules, seed = Math.floor(Math.random() * 2 ** 31), from, workers: many }: Options) => {
    const { whyNoPostgres } = await import('#tests/functions/helpers/postgres-server.ts');
    const { openWorkers } = await import('#tools/soak/workers.ts');
    const missing = whyNoPostgres();
    if (missing) throw new CommandError(`The soak needs a real PostgreSQL: ${missing}.`);
    const workers = await openWorkers(many);
    console.log(`${schedules} schedules of seed ${seed}, from ${from} on`);
    const started = performance.now();
    const rate = (played: number) => (played / ((performance.now() - started) / 1000)).toFixed(1);
    let last = started;
    const done = await workers.soak(
      { seed, from, count: schedules },
      ({ schedules: played, failures }, latest, upTo) => {
        for (const { number, broken } of latest)
          console.log(`schedule ${number}: ${broken.join('; ').slice(0, 400)}`);
        if (performance.now() - last < 10_000) return;
        last = performance.now();
        console.log(
          `${played} done, all before ${upTo}; ${failures.length} failed, ${rate(played)} a second`,
        );
      },
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${done.schedules} schedules, ${done.sessions} sessions, ${done.orders} orders in ${seconds} s (${rate(done.schedules)} a second): ${done.failures.length} failed`,
    );
    for (const failure of done.failures.slice(0, SHRUNK)) {
      console.log(
        `\nSchedule ${failure.number}: npm run soak -- --schedules 1 --seed ${seed} --from ${failure.number}`,
      );
      const smaller = await workers.shrink(seed, failure);
      console.log((smaller ?? failure).broken.join('\n'));
      console.log(smaller ? 'Reduced to:' : 'It does not fail alone. The full schedule:');
      console.log(JSON.stringify((smaller ?? failure).schedule));
    }
    workers.close();
    process.exitCode = done.failures.length > 0 ? 1 : 0;
  },
);
await runCommand(soak);
