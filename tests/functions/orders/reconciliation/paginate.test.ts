import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrateDatabase } from '#functions/db/migrate.ts';
import { type Database, openDatabase } from '#functions/db/open.ts';
import { watermark } from '#functions/db/schema/provider.ts';
import { paginate, readWindow } from '#functions/orders/reconciliation/paginate.ts';
import { DATABASES, type TestDatabase } from '#tests/functions/helpers/databases.ts';

type Entry = { id: string; created: number };
type Window = { gte: number; lt: number };
type Call = Window & { after?: string };

const DAY = 86_400;
const WEEK = 7 * DAY;
/** A Monday at midnight, in Unix seconds. */
const START = 1_767_571_200;

let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  await migrateDatabase(database.url);
  ({ db, close } = openDatabase(database.url));
});
afterAll(async () => {
  await close?.();
  await database?.close();
});
beforeEach(() => db.delete(watermark));

/** A list as Stripe has it: the newest first, a hundred a page, after an entry that must be there. */
function listOf(entries: readonly Entry[], calls: Call[] = []) {
  const newestFirst = entries.toSorted((one, other) => other.created - one.created);
  return async ({ gte, lt }: Window, after: string | undefined) => {
    calls.push({ gte, lt, ...(after && { after }) });
    const found = newestFirst.filter(({ created }) => created >= gte && created < lt);
    const at = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && at === 0) throw Object.assign(new Error('No such entry'), { statusCode: 400 });
    return { data: found.slice(at, at + 100), has_more: found.length > at + 100 };
  };
}

const entriesAt = (times: readonly number[]): Entry[] =>
  times.map((created, at) => ({ id: `e${at}`, created }));
const place = async () => (await db.select().from(watermark))[0];
const moment = (seconds: number) => new Date(seconds * 1000);

type Walk = Parameters<typeof paginate<Entry>>[1];

/** A walk from `START` to `upTo`, in Unix seconds. */
function walk(entries: readonly Entry[], upTo: number, more: Partial<Walk> = {}) {
  const seen: Entry[] = [];
  const calls: Call[] = [];
  const options: Walk = {
    name: 'sessions',
    list: listOf(entries, calls),
    handle: async (page) => {
      seen.push(...page);
      return true;
    },
    from: moment(START),
    upTo: moment(upTo),
    hasTime: () => true,
    ...more,
  };
  return { seen, calls, run: () => paginate(db, options) };
}

describe('[P13] a walk through a list of the provider', () => {
  test('reads a quiet list in windows of a week, and remembers how far it came', async () => {
    const { run, calls, seen } = walk(entriesAt([START + 5, START + 2 * WEEK]), START + 3 * WEEK);
    expect(await run()).toBe(true);
    expect(calls).toEqual(
      [0, 1, 2].map((week) => ({ gte: START + week * WEEK, lt: START + (week + 1) * WEEK })),
    );
    expect(seen.map(({ id }) => id)).toEqual(['e0', 'e1']);
    expect(await place()).toMatchObject({
      reached: moment(START + 3 * WEEK),
      windowEnd: moment(START + 4 * WEEK),
      cursor: null,
    });
  });

  test('ends exactly at the end, and a further run without new time asks nothing', async () => {
    const { run, calls } = walk([], START + 10 * DAY);
    await run();
    expect(calls.at(-1)).toEqual({ gte: START + WEEK, lt: START + 10 * DAY });
    await run();
    expect(calls).toHaveLength(2);
  });

  test('halves a window with more than one page until it fits, and widens again when little is in it', async () => {
    // 101 entries in the first hour, and nothing later.
    const entries = entriesAt(Array.from({ length: 101 }, (_, at) => START + at * 30));
    const { run, calls, seen } = walk(entries, START + WEEK);
    await run();
    const widths = calls.map(({ gte, lt }) => lt - gte);
    // Halved from a week until at most a hundred are in it.
    const halved = Array.from({ length: 9 }, (_, times) => Math.floor(WEEK / 2 ** times));
    expect(widths.slice(0, 9)).toEqual(halved);
    expect(halved.at(-1)).toBeLessThanOrEqual(3_000);
    // Then each quiet window is followed by one twice as wide.
    const wider = widths.slice(10, -1);
    expect(wider.length).toBeGreaterThan(4);
    for (const [at, width] of wider.entries()) if (at > 0) expect(width).toBe(wider[at - 1]! * 2);
    expect(seen).toHaveLength(101);
  });

  test('does not widen after a window that is more than half full of a page', async () => {
    // 46 entries in each two hours: 60 in a window of 9,450 seconds, and 120 in one twice as wide.
    const times = Array.from({ length: 46 * 12 }, (_, at) => START + Math.floor((at * 7_200) / 46));
    const { run, calls } = walk(entriesAt(times), START + DAY);
    await run();
    const widths = calls.map(({ gte, lt }) => lt - gte);
    expect(new Set(widths.slice(6, -1))).toEqual(new Set([WEEK / 64]));
    expect(widths.length).toBeLessThan(18);
  });

  test('reads a minute with more than a page in pages, and saves the entry that it came to', async () => {
    const entries = entriesAt(Array.from({ length: 350 }, (_, at) => START + 3 + Math.floor(at / 7)));
    const saved: unknown[] = [];
    const list = listOf(entries);
    const { run, seen } = walk(entries, START + 120, {
      list: async (window, after) => {
        if (after) saved.push(await place());
        return list(window, after);
      },
    });
    expect(await run()).toBe(true);
    expect(seen.map(({ id }) => id).toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
    expect(saved).toHaveLength(3);
    expect(saved[0]).toMatchObject({ reached: moment(START), windowEnd: moment(START + 60) });
    expect(await place()).toMatchObject({ cursor: null, reached: moment(START + 120) });
  });

  test('that runs out of time between two pages reads no further, and keeps its place', async () => {
    const seen: Entry[] = [];
    const { run, calls } = walk(entriesAt(Array.from({ length: 250 }, () => START + 3)), START + WEEK, {
      hasTime: () => seen.length === 0,
      handle: async (page) => {
        seen.push(...page);
        return true;
      },
    });
    expect(await run()).toBe(false);
    expect(seen).toHaveLength(100);
    expect(calls.filter(({ after }) => after)).toEqual([]);
    expect(await place()).toMatchObject({ cursor: seen.at(-1)!.id });
  });

  test('that runs out of time says so, and the next run goes on from there', async () => {
    const entries = entriesAt(Array.from({ length: 350 }, (_, at) => START + 3 + Math.floor(at / 7)));
    const seen = new Set<string>();
    let runs = 0;
    let isWhole = false;
    while (!isWhole && runs < 200) {
      let left = 2;
      const { run } = walk(entries, START + WEEK, {
        hasTime: () => left-- > 0,
        handle: async (page) => {
          for (const { id } of page) seen.add(id);
          return true;
        },
      });
      isWhole = await run();
      runs += 1;
    }
    expect(isWhole).toBe(true);
    expect(seen.size).toBe(350);
    // Wide windows that did not fit are not tried again by each run.
    expect(runs).toBeLessThan(40);
  });

  test.each([
    ['says that time ran out', async () => false],
    [
      'throws',
      async () => {
        throw new Error('a page that fails');
      },
    ],
  ])('stays where it was when the work on a page %s', async (_, handle) => {
    const { run } = walk(entriesAt([START + 5]), START + DAY, { handle });
    expect(await run().catch(() => 'thrown')).not.toBe(true);
    expect(await place()).toBeUndefined();
    const again = walk(entriesAt([START + 5]), START + DAY);
    await again.run();
    expect(again.seen).toHaveLength(1);
  });

  test('reads a window from its start if the provider no longer knows the entry that it came to', async () => {
    const values = { reached: moment(START), windowEnd: moment(START + 60), cursor: 'gone' };
    await db.insert(watermark).values({ name: 'sessions', ...values });
    const { run, seen, calls } = walk(entriesAt([START + 5]), START + 60);
    expect(await run()).toBe(true);
    expect(calls).toEqual([
      { gte: START, lt: START + 60, after: 'gone' },
      { gte: START, lt: START + 60 },
    ]);
    expect(seen).toHaveLength(1);
  });

  test.each([
    [404, 'gone', 2],
    [400, 'gone', 2],
    [429, 'gone', 1],
    [500, 'gone', 1],
    [404, undefined, 1],
    [400, undefined, 1],
  ])('after an error %i with the entry %s asks %i times', async (statusCode, cursor, times) => {
    if (cursor)
      await db
        .insert(watermark)
        .values({ name: 'sessions', reached: moment(START), windowEnd: moment(START + 60), cursor });
    let asked = 0;
    const { run } = walk([], START + 60, {
      list: async () => {
        asked += 1;
        throw Object.assign(new Error('refused'), { statusCode });
      },
    });
    await expect(run()).rejects.toMatchObject({ statusCode });
    expect(asked).toBe(times);
  });

  test('finds each entry once, whatever their times, and whenever runs end', async () => {
    const times = fc.array(fc.integer({ min: 0, max: 3 * WEEK - 1 }), { maxLength: 260 });
    await fc.assert(
      fc.asyncProperty(
        times,
        fc.boolean(),
        fc.integer({ min: 1, max: 30 }),
        async (offsets, isBusy, budget) => {
          await db.delete(watermark);
          // Busy lists have all within five minutes.
          const entries = entriesAt(offsets.map((offset) => START + (isBusy ? offset % 300 : offset)));
          const seen: string[] = [];
          for (let runs = 0; runs < 500; runs += 1) {
            let left = budget;
            const { run } = walk(entries, START + 3 * WEEK, {
              hasTime: () => left-- > 0,
              handle: async (page) => {
                seen.push(...page.map(({ id }) => id));
                return true;
              },
            });
            if (await run()) break;
          }
          expect(seen.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
          expect((await place())?.reached).toEqual(moment(START + 3 * WEEK));
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a window that is read whole', () => {
  const entries = entriesAt(Array.from({ length: 250 }, (_, at) => START + at));
  const window = { gte: moment(START), lt: moment(START + 249) };

  test('is read in pages, with its last second, and without saving anything', async () => {
    const seen: Entry[] = [];
    const handle = async (page: Entry[]) => {
      seen.push(...page);
      return true;
    };
    expect(await readWindow(window, { list: listOf(entries), handle, hasTime: () => true })).toBe(true);
    expect(seen).toHaveLength(250);
    expect(await place()).toBeUndefined();
  });

  test('is not whole when time or the work on a page ends', async () => {
    const list = listOf(entries);
    const handle = async () => true;
    expect(await readWindow(window, { list, handle, hasTime: () => false })).toBe(false);
    expect(await readWindow(window, { list, handle: async () => false, hasTime: () => true })).toBe(false);
    let left = 2;
    expect(await readWindow(window, { list, handle, hasTime: () => left-- > 0 })).toBe(false);
  });
});
