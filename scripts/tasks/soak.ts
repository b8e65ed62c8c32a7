/**
 * `npm run soak [-- --schedules N] [--seed S] [--from K]`: plays N generated schedules of deliveries, payments, refunds, disputes,
 * reconciliations and faults on a real PostgreSQL and the local payment provider, and holds what the store has written down against the
 * provider's books. Without a seed a new one is taken. A schedule that breaks a promise is printed with the command that plays it again.
 */
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { stop } from '../lib/run.ts';

// What the functions' error page is made of needs it; so all that loads a function comes after it.
register();
const { openPostgres, whyNoPostgres } = await import('../../tests/functions/helpers/postgres-server.ts');
const { openShop } = await import('../../tests/soak/shop.ts');
const { BATCH } = await import('../../tests/soak/schedule.ts');
const { quietly } = await import('../../tests/soak/quietly.ts');
const { shrink, soak } = await import('../../tests/soak/soak.ts');

const { values } = parseArgs({
  options: { schedules: { type: 'string' }, seed: { type: 'string' }, from: { type: 'string' } },
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

const database = await openPostgres();
const shop = await openShop(database.url, BATCH);
const say = quietly();
say(`${count} schedules of seed ${seed}, from ${from} on`);
const started = performance.now();
let last = started;
let named = 0;
const done = await soak(shop, {
  seed,
  from,
  count,
  told: ({ schedules, failures }) => {
    for (const { number, broken } of failures.slice(named))
      say(`schedule ${number}: ${broken.join('; ').slice(0, 400)}`);
    named = failures.length;
    if (performance.now() - last < 10_000) return;
    last = performance.now();
    say(`${schedules} played, ${failures.length} failed, ${rate(schedules)} a second`);
  },
});
say(
  `${done.schedules} schedules, ${done.sessions} sessions, ${done.orders} orders in ${((performance.now() - started) / 1000).toFixed(1)} s (${rate(done.schedules)} a second): ${done.failures.length} failed`,
);
for (const failure of done.failures.slice(0, 5)) {
  say(`\nSchedule ${failure.number}: npm run soak -- --schedules 1 --seed ${seed} --from ${failure.number}`);
  const smaller = await shrink(shop, seed, failure);
  say((smaller ?? failure).broken.join('\n'));
  say(smaller ? 'With no more than:' : 'Played alone it does not fail. All of it:');
  say(JSON.stringify((smaller ?? failure).schedule));
}
await shop.close();
await database.close();
process.exit(done.failures.length > 0 ? 1 : 0);

function rate(schedules: number): string {
  return (schedules / ((performance.now() - started) / 1000)).toFixed(1);
}
