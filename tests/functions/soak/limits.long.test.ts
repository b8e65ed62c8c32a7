import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncSession } from '#functions/orders/sync-session.ts';
import { isProblem } from '#functions/platform/problem.ts';
import { daysLater } from '#src/core/dates.ts';
import { faultsOf } from '#tools/soak/check.ts';
import { readFacts, truthsOf } from '#tools/soak/facts.ts';
import { quietly } from '#tools/soak/quietly.ts';
import { openShop, type Shop } from '#tools/soak/shop.ts';
import { withPostgres } from '../helpers/databases.ts';

const SHOPPERS = 500;

/**
 * How many of them wait for an answer at the same time. With all 500 on a busy machine, each waits longer
 * than a checkout may take, and gets `payment_unavailable`.
 */
const AT_ONCE = 50;

/**
 * The number of shoppers for each limited resource: uses of a code, uses of one address, items in stock,
 * places of a reward.
 */
const WANTED = {
  uses: { capacity: 23, code: 'held_by_others' },
  email: { capacity: 3, code: 'coupon_used_up' },
  stock: { capacity: 17, code: 'held_by_others' },
  places: { capacity: 9, code: 'held_by_others' },
} as const;

withPostgres('500 shoppers, 50 at once, on', (database) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(database().url, 0, { connections: 10, change });
    quietly();
  });
  afterAll(() => shop?.close());

  test.each([
    ['[P18] a promo code with a limit is used at most that often', 'uses'],
    ['[P18] a promo code with a limit for each address is used at most that often by one', 'email'],
    ['[F28] pieces in stock are sold, none twice, and the count never goes below zero', 'stock'],
    ['[P18] the places of a reward are taken, none twice', 'places'],
  ] as const)('%s', { timeout: 300_000 }, async (_title, what) => {
    await shop.reset();
    const { capacity, code } = WANTED[what];
    const answers = await checkOutAll(shop, what);
    const opened = answers.filter((answer) => answer.startsWith('cs_'));
    const counts = Object.groupBy(answers, (answer) => (answer.startsWith('cs_') ? 'opened' : answer));
    expect(Object.entries(counts).map(([answer, all]) => [answer, all!.length])).toEqual(
      expect.arrayContaining([
        ['opened', capacity],
        [code, SHOPPERS - capacity],
      ]),
    );
    expect(new Set(opened).size).toBe(capacity);

    await Promise.all(opened.map((id) => shop.provider.actions.pay(id)));
    // Each event is delivered twice at once.
    await Promise.all(
      [...opened, ...opened].map((id, at) =>
        syncSession(id, { db: shop.workers[at % shop.workers.length]!, stripe: shop.stripe }, shop.now()),
      ),
    );
    const facts = await readFacts(shop.db);
    expect(facts.orders).toHaveLength(capacity);
    expect(facts.orders.every(({ status }) => status === 'paid')).toBe(true);
    expect(faultsOf(facts, truthsOf(shop.provider))).toEqual([]);
    expect(Math.max(...facts.takenTotals.map(({ taken }) => taken))).toBe(capacity);
  });
});

/** The answers of all shoppers. Each of `AT_ONCE` lanes starts the next checkout when its last has ended. */
async function checkOutAll(shop: Shop, what: keyof typeof WANTED): Promise<string[]> {
  const waiting = Array.from({ length: SHOPPERS }, (_, at) => at).values();
  const answers: string[] = [];
  const lane = async () => {
    for (const at of waiting) answers.push(await press(shop, what, crypto.randomUUID(), at));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return answers;
}

/** Checks out: the session, or the code of the refusal. */
async function press(shop: Shop, what: keyof typeof WANTED, key: string, at: number): Promise<string> {
  const body = bodyOf(what, at);
  const services = {
    db: shop.workers[at % shop.workers.length]!,
    stripe: shop.stripe,
    // Each from another network.
    holder: { own: key, network: key },
  };
  const answer = await shop.open(body, key, services);
  return isProblem(answer) ? answer.code : answer.checkoutSessionId;
}

function bodyOf(what: keyof typeof WANTED, at: number) {
  const shared = {
    storeRegion: 'GB' as const,
    isoCurrency: 'GBP' as const,
    customer: { email: what === 'email' ? 'one@mail.example' : `shopper-${at}@mail.example` },
  };
  if (what === 'places')
    return {
      ...shared,
      intent: 'Funding' as const,
      pledge: { fundingId: 'llyn-bakestone', rewardId: 'bakestone' },
    };
  return {
    ...shared,
    items: [
      {
        productId: 'a-slow-loaf',
        productFormatId: what === 'stock' ? 'signed-hardback' : 'hardback',
        quantity: 1,
      },
    ],
    shippingMethodId: 'standard',
    ...(what === 'uses' && { couponCode: 'SO-MANY' }),
    ...(what === 'email' && { couponCode: 'SO-MANY-EACH' }),
  };
}

function change(
  content: Parameters<NonNullable<NonNullable<Parameters<typeof openShop>[2]>['change']>>[0],
): void {
  const add = (code: string, limits: { uses?: number; usesPerEmail?: number }) =>
    content.coupons.push({
      id: code,
      file: 'a test',
      data: { code, percentOff: 10, products: [], active: true, limits },
    });
  add('SO-MANY', { uses: WANTED.uses.capacity });
  add('SO-MANY-EACH', { usesPerEmail: WANTED.email.capacity });
  const book = content.products.find(({ id }) => id === 'a-slow-loaf')!;
  const signed = book.data.formats.find(({ id }) => id === 'signed-hardback')!;
  signed.stock = { count: WANTED.stock.capacity, countedAt: new Date('2026-11-01') };
  const funding = content.fundings.find(({ id }) => id === 'llyn-bakestone')!;
  const reward = funding.data.rewards.find(({ id }) => id === 'bakestone')!;
  Object.assign(reward, { limit: WANTED.places.capacity, takenBefore: 0 });
  funding.data.endsAt = daysLater(new Date(), 30);
}
