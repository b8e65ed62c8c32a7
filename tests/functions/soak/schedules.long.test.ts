import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleEvent } from '#functions/orders/handle-event.ts';
import { breakingDatabase } from '#tools/soak/breaking.ts';
import { faultsOf } from '#tools/soak/check.ts';
import { fingerprint, readFacts, truthsOf } from '#tools/soak/facts.ts';
import { newPlay, playPhase } from '#tools/soak/play.ts';
import { quietly } from '#tools/soak/quietly.ts';
import { BATCH, type Schedule, scheduleOf } from '#tools/soak/schedule.ts';
import { openShop, type Shop } from '#tools/soak/shop.ts';
import { soak } from '#tools/soak/soak.ts';
import { withPostgres } from '../helpers/databases.ts';

/** A slice of `npm run soak`: as many schedules as fit into half a minute. */
withPostgres('generated schedules on', (database) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(database().url, BATCH);
    quietly();
  });
  afterAll(() => shop?.close());

  const title =
    '[F01] [F02] [F03] [F04] [F05] [F06] [F08] [F12] [P07] [P08] [P09] of payments, events, workers, faults, refunds and disputes';

  test.each([
    [1, BATCH / 3],
    // Few of its purchases may be paid, by chance.
    [Math.floor(Math.random() * 2 ** 31), 1],
  ])(`${title} end as the provider’s books say: seed %d`, { timeout: 300_000 }, async (seed, fewest) => {
    const done = await soak(shop, { seed, from: 0, count: BATCH });
    const failures = done.failures.map(({ number, broken }) => ({
      again: `npm run soak -- --schedules 1 --seed ${seed} --from ${number}`,
      broken,
    }));
    expect(failures).toEqual([]);
    // A schedule without a payment would prove nothing.
    expect(done.orders).toBeGreaterThanOrEqual(fewest);
  });

  test('a schedule is the same each time it is generated', () => {
    expect(scheduleOf(5, 17)).toEqual(scheduleOf(5, 17));
    expect(scheduleOf(5, 17)).not.toEqual(scheduleOf(6, 17));
  });

  /** One of each: a code with a limit, a payout code, limited stock, a file, a printed book; or a pledge. */
  const purchase = {
    region: 'GB',
    quantity: 2,
    hasPromo: true,
    hasPayoutCode: true,
    isScarce: true,
    hasFile: true,
  } as const;
  const paid = (kind: 'basket' | 'pledge'): Schedule => ({
    purchases: [{ ...purchase, kind }],
    phases: [
      [
        [{ do: 'open', purchase: 0, isChanged: false }],
        [{ do: 'pay', purchase: 0, method: 'card' }],
        [{ do: 'refund', purchase: 0, share: 0.5 }],
        [{ do: 'dispute', purchase: 0, isInquiry: false }],
      ],
    ],
  });

  test.each(['basket', 'pledge'] as const)(
    '[F12] [F13] [P07] [P09] cut before or after every statement of a %s, nothing is half done and the next delivery completes it',
    { timeout: 300_000 },
    async (kind) => {
      const play = async (slot: number) => {
        const played = newPlay(slot, paid(kind));
        await playPhase(shop, played, 0);
        const [sessionId] = played.purchases[0]!.sessions;
        const event = [...shop.provider.tables.events.values()].find(
          ({ type, data }) =>
            type === 'checkout.session.completed' && (data.object as { id: string }).id === sessionId,
        )!;
        const follow = (db: Shop['db']) =>
          handleEvent(event as never, { db, stripe: shop.stripe }, shop.now());
        return { key: played.purchases[0]!.key, follow };
      };
      await shop.reset();
      const whole = await play(0);
      const counted = breakingDatabase(shop.db);
      await whole.follow(counted.db);
      const statements = counted.statements();
      expect(statements).toBeGreaterThan(20);
      const before = await fingerprint(shop.db);
      await whole.follow(shop.db);
      expect(await fingerprint(shop.db), 'told again, nothing changes').toBe(before);

      const cuts = Array.from({ length: statements * 2 }, (_, at) => ({
        at: (at >> 1) + 1,
        when: at % 2 === 0 ? ('before' as const) : ('after' as const),
      }));
      for (let first = 0; first < cuts.length; first += BATCH) {
        await shop.reset();
        const cases = await Promise.all(
          cuts.slice(first, first + BATCH).map(async (cut, slot) => ({ cut, ...(await play(slot)) })),
        );
        for (const { cut, follow } of cases)
          await expect(follow(breakingDatabase(shop.db, cut).db), JSON.stringify(cut)).rejects.toThrow();
        const between = await readFacts(shop.db);
        for (const { cut, key } of cases) {
          const { id, state } = between.attempts.find((attempt) => attempt.key === key)!;
          const isThere = between.orders.some((order) => order.id === id);
          // Either the order with all effects of its payment, or nothing of it; refunds are followed in a
          // separate step.
          const { lines, jobs, pledges, commissions } = between;
          const own = (kind === 'pledge' ? [lines, pledges] : [lines, jobs, commissions]).map((rows) =>
            rows.some(({ orderId }) => orderId === id),
          );
          const mails = between.mails.some((mail) => mail.key.endsWith(`:${id}`));
          expect([...own, mails, state], JSON.stringify(cut)).toEqual([
            ...Array(own.length + 1).fill(isThere),
            isThere ? 'paid' : 'open',
          ]);
        }
        for (const { follow } of cases) await follow(shop.db);
        expect(faultsOf(await readFacts(shop.db), truthsOf(shop.provider))).toEqual([]);
      }
    },
  );
});
