import { describe, expect, test } from 'vitest';
import {
  type Budget,
  hitsOf,
  isNewcomer,
  ownLimit,
  personalHits,
  sharedParts,
} from '#functions/limits/budgets.ts';

const BUDGET: Budget = { name: 'request', windowMs: 60_000, own: 20, everybody: 500 };
const IPV4 = { own: 'o', network: 'n' };
const IPV6 = { ...IPV4, site: 's' };
const hit = (most: number, subject: string, name = 'request') => ({
  limit: { name, windowMs: 60_000, most },
  subject,
});

describe('what a call counts against', () => {
  test('its connection, twice that for its site, and a tenth of the shared budget for its network', () => {
    expect(ownLimit(BUDGET)).toEqual({ name: 'request', windowMs: 60_000, most: 20 });
    expect(personalHits(BUDGET, IPV6)).toEqual([hit(20, 'o'), hit(40, 's'), hit(50, 'n')]);
    expect(personalHits(BUDGET, IPV4)).toEqual([hit(20, 'o'), hit(50, 'n')]);
    expect(personalHits({ ...BUDGET, everybody: 501 }, IPV4)[1]).toEqual(hit(51, 'n'));
  });

  test('a network has at least the limit of two connections, and of five without a shared budget', () => {
    expect(personalHits({ ...BUDGET, everybody: 100 }, IPV4)[1]).toEqual(hit(40, 'n'));
    const { everybody: _, ...alone } = BUDGET;
    expect(personalHits(alone, IPV4)[1]).toEqual(hit(100, 'n'));
  });

  test('the shared budget last, if there is one; a call without an address counts against that alone', () => {
    expect(hitsOf(BUDGET, IPV4)).toEqual([hit(20, 'o'), hit(50, 'n'), hit(500, 'all')]);
    expect(hitsOf(BUDGET, undefined)).toEqual([hit(500, 'all')]);
    const { everybody: _, ...alone } = BUDGET;
    expect(hitsOf(alone, IPV4)).toEqual([hit(20, 'o'), hit(100, 'n')]);
    expect(hitsOf(alone, undefined)).toEqual([]);
  });
});

test('half of the shared budget is reserved for new visitors, at least one call', () => {
  expect(sharedParts(BUDGET)).toEqual({ open: hit(250, 'all'), reserve: hit(250, 'all', 'request-reserve') });
  expect(sharedParts({ ...BUDGET, everybody: 5 })).toEqual({
    open: hit(3, 'all'),
    reserve: hit(2, 'all', 'request-reserve'),
  });
  expect(sharedParts({ ...BUDGET, everybody: 1 })).toEqual({
    open: hit(1, 'all'),
    reserve: hit(1, 'all', 'request-reserve'),
  });
});

test.each([
  [{ own: 2, site: 4, network: 20 }, true],
  [{ own: 2, network: 20 }, true],
  [{ own: 3, site: 4, network: 20 }, false],
  [{ own: 2, site: 5, network: 20 }, false],
  [{ own: 2, site: 4, network: 21 }, false],
  [undefined, false],
])('after %o calls by connection, site and network the visitor is new: %s', (counts, isNew) => {
  expect(isNewcomer(counts)).toBe(isNew);
});

test('a budget may allow new visitors in busier networks', () => {
  expect([30, 31].map((network) => isNewcomer({ own: 1, network }, 30))).toEqual([true, false]);
});
