/**
 * `npm run soak [-- --schedules N] [--seed S] [--from K] [--workers W]`: plays N generated schedules of deliveries, payments, refunds,
 * disputes, reconciliations and faults on a real PostgreSQL and the local payment provider, and holds what the store has written down
 * against the provider's books. Without a seed a new one is taken. A schedule that breaks a promise is printed with the command that
 * plays it again. A run that was ended goes on with `--from` and the number that its last line names.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { whyNoPostgres } from '../../tests/functions/helpers/postgres-server.ts';
import { openWorkers } from '../../tests/soak/workers.ts';
import { stop } from '../lib/run.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
    workers: { type: 'string' },
  },
});
const number = (name: keyof typeof values, otherwise: number) => {
  const value = values[name] === undefined ? otherwise : Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 0) stop(`--${name} is a whole number.`);
  return value;
};
const count = number('schedules', 1_000);
const seed = number('seed', Math.floor(Math.random() * 2 ** 31));
const from = number('from', 0);
const missing = whyNoPostgres();
if (missing) stop(`The soak needs a real PostgreSQL: ${missing}.`);

/** How many failures are made small at the end. */
const SHRUNK = 5;

const workers = await openWorkers(number('workers', availableParallelism()) || 1);
console.log(`${count} schedules of seed ${seed}, from ${from} on`);
const started = performance.now();
let last = started;
const done = await workers.soak({ seed, from, count }, ({ schedules, failures }, latest, upTo) => {
  for (const { number, broken } of latest)
    console.log(`schedule ${number}: ${broken.join('; ').slice(0, 400)}`);
  if (performance.now() - last < 10_000) return;
  last = performance.now();
  console.log(
    `${schedules} played, all before ${upTo}; ${failures.length} failed, ${rate(schedules)} a second`,
  );
});
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
  console.log(smaller ? 'With no more than:' : 'Played alone it does not fail. All of it:');
  console.log(JSON.stringify((smaller ?? failure).schedule));
}
workers.close();
process.exitCode = done.failures.length > 0 ? 1 : 0;

function rate(schedules: number): string {
  return (schedules / ((performance.now() - started) / 1000)).toFixed(1);
}
