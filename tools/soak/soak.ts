import { reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { faultsOf } from './check.ts';
import { checkTold } from './check-refunds.ts';
import { fingerprint, readFacts, truthsOf } from './facts.ts';
import { AT_ONCE, newPlay, type Play, playPhase } from './play.ts';
import { BATCH, clockOf, PHASES, type Schedule, scheduleOf } from './schedule.ts';
import type { Shop } from './shop.ts';

/**
 * An attempt is closed three hours after it was opened: its hour, and the margins of reconciliation. One more
 * hour, in ms.
 */
const UNTIL_SETTLED = 4 * 3_600_000;

export type Failure = { number: number; schedule: Schedule; broken: string[] };
export type Soaked = { schedules: number; sessions: number; orders: number; failures: Failure[] };

/**
 * Plays `count` schedules of a seed, starting with number `from`, and returns those with faults. Many run at
 * the same time on one database and one provider; a schedule is the same alone or among others.
 */
export async function soak(
  shop: Shop,
  { seed, from, count, told }: { seed: number; from: number; count: number; told?: (done: Soaked) => void },
): Promise<Soaked> {
  const done: Soaked = { schedules: 0, sessions: 0, orders: 0, failures: [] };
  for (let first = from; first < from + count; ) {
    // A batch shares a clock, and a schedule keeps its clock when it is played alone.
    const batch = Math.floor(first / BATCH);
    const end = Math.min((batch + 1) * BATCH, from + count);
    const schedules = new Map<number, Schedule>();
    for (let number = first; number < end; number += 1) schedules.set(number, scheduleOf(seed, number));
    const played = await playBatch(shop, schedules, clockOf(seed, batch));
    done.schedules += schedules.size;
    done.sessions += played.sessions;
    done.orders += played.orders;
    for (const [number, broken] of played.broken)
      done.failures.push({ number, schedule: schedules.get(number) ?? scheduleOf(seed, number), broken });
    told?.(done);
    first = end;
  }
  return done;
}

/** Removes everything from a failing schedule that it fails without, so that a person sees the cause. */
export async function shrink(
  shop: Shop,
  seed: number,
  { number, schedule }: Failure,
): Promise<Failure | undefined> {
  const clock = clockOf(seed, Math.floor(number / BATCH));
  const tryOut = async (smaller: Schedule): Promise<Failure | undefined> => {
    const { broken } = await playBatch(shop, new Map([[number, smaller]]), clock);
    const texts = [...broken.values()].flat();
    return texts.length > 0 ? { number, schedule: smaller, broken: texts } : undefined;
  };
  let failing = await tryOut(schedule);
  if (!failing) return undefined;
  for (let phase = 0; phase < PHASES; phase += 1)
    for (let round = 0; round < (failing.schedule.phases[phase]?.length ?? 0); ) {
      const steps: number = failing.schedule.phases[phase]![round]!.length;
      let isSmaller = false;
      for (let step = -1; step < steps && !isSmaller; step += 1) {
        if (step >= 0 && steps === 1) break;
        const smaller = structuredClone(failing.schedule);
        if (step < 0) smaller.phases[phase]!.splice(round, 1);
        else smaller.phases[phase]![round]!.splice(step, 1);
        const found = await tryOut(smaller);
        if (!found) continue;
        failing = found;
        isSmaller = true;
      }
      if (!isSmaller) round += 1;
    }
  return failing;
}

type Played = { broken: Map<number, string[]>; sessions: number; orders: number };

/** A schedule finds its copies by its place in the batch, which depends on its number. */
async function playBatch(shop: Shop, schedules: Map<number, Schedule>, clock: number[]): Promise<Played> {
  await shop.reset();
  const plays = new Map(
    [...schedules].map(([number, schedule]) => [number, newPlay(number % BATCH, schedule)]),
  );
  for (let phase = 0; phase < PHASES; phase += 1) {
    await Promise.all([...plays.values()].map((play) => playPhase(shop, play, phase)));
    await shop.provider.clock.advance(clock[phase] ?? 0);
  }
  await shop.provider.clock.advance(UNTIL_SETTLED);
  const texts: [string | undefined, string][] = await settle(shop);
  const facts = await readFacts(shop.db);
  for (const { key, text } of faultsOf(facts, truthsOf(shop.provider))) texts.push([key, text]);
  for (const { purchases, told } of plays.values())
    checkTold(facts, told, (text) => texts.push([purchases[0]?.key, text]));
  return {
    broken: byNumber(plays, texts),
    sessions: shop.provider.tables.sessions.size,
    orders: facts.orders.length,
  };
}

/** Runs two reconciliations: the first leaves nothing to do, and the second changes nothing. */
async function settle({ db, stripe, now }: Shop): Promise<[undefined, string][]> {
  const broken: [undefined, string][] = [];
  // At the same instant: while a payment is processing, each look extends the holds for it.
  const moment = now();
  const run = () => reconcile({ db, stripe }, moment, AT_ONCE);
  const first = await run();
  if (first.failed > 0 || !first.isWhole)
    broken.push([undefined, `reconciliation: ${JSON.stringify(first)}`]);
  const before = await fingerprint(db);
  const second = await run();
  if (second.recorded > 0) broken.push([undefined, `the second reconciliation recorded ${second.recorded}`]);
  const after = await fingerprint(db);
  const changed = after.split('\n').filter((row) => !before.includes(row) && !row.includes('"reached"'));
  if (changed.length > 0)
    broken.push([undefined, `the second reconciliation changed ${changed.slice(0, 3).join(' ')}`]);
  return broken;
}

/** A fault without a schedule is assigned to the first one. */
function byNumber(plays: Map<number, Play>, texts: [string | undefined, string][]): Map<number, string[]> {
  const broken = new Map<number, string[]>();
  const [first = 0] = plays.keys();
  const numbers = new Map<string, number>();
  const add = (number: number, text: string) => broken.set(number, [...(broken.get(number) ?? []), text]);
  for (const [number, play] of plays) {
    for (const { key } of play.purchases) numbers.set(key, number);
    for (const text of play.broken) add(number, text);
  }
  for (const [key, text] of texts) add(numbers.get(key ?? '') ?? first, text);
  return broken;
}
