import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addressBlock, visitorOf } from '#functions/limits/visitor.ts';

describe('[F101] what an address is counted as', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:0:1::5', '2001:db8:0:1'],
    ['2001:DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
    ['2001:db8::', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
    // This machine's own, and what is no address at all.
    ['127.0.0.1', undefined],
    ['::ffff:127.0.0.1', undefined],
    ['::1', undefined],
    ['::', undefined],
    ['', undefined],
    ['unknown', undefined],
    ['203.0.113.7, 198.51.100.1', undefined],
    ['[2001:db8::1]', undefined],
  ])('%s is %s', (ip, block) => {
    expect(addressBlock(ip)).toBe(block);
  });

  test('whoever changes the last 64 bits of an IPv6 address stays the same, and any of the first 64 makes another', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const text = (groups: number[]) => groups.map((one) => one.toString(16)).join(':');
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 8, maxLength: 8 }).filter(([first]) => first! > 0),
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 0, max: 63 }),
        (groups, tail, bit) => {
          const block = addressBlock(text(groups));
          expect(block).toBeDefined();
          expect(addressBlock(text([...groups.slice(0, 4), ...tail]))).toBe(block);
          const other = groups.map((one, at) => (at === bit >> 4 ? one ^ (1 << (bit & 15)) : one));
          expect(addressBlock(text(other))).not.toBe(block);
        },
      ),
    );
  });

  test('any IPv4 address is itself, however it comes', () => {
    fc.assert(
      fc.property(
        fc.ipV4().filter((ip) => !ip.startsWith('127.')),
        (ip) => {
          expect(addressBlock(ip)).toBe(ip);
          expect(addressBlock(`::ffff:${ip}`)).toBe(ip);
        },
      ),
    );
  });

  test('[D05] is kept as a keyed hash: another key makes another, and none shows the address', async () => {
    const settings = {
      SITE_URL: 'https://found.test',
      DATABASE_URL: 'postgres://found.test/found',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
    };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const hashes = [];
    for (const key of ['sk_test_one', 'sk_test_two']) {
      vi.stubEnv('STRIPE_SECRET_KEY', key);
      vi.resetModules();
      const { visitorOf } = await import('#functions/limits/visitor.ts');
      hashes.push(visitorOf({ ip: '203.0.113.7' }), visitorOf({ ip: '::ffff:203.0.113.7' }));
      expect(visitorOf({ ip: '203.0.113.8' })).not.toBe(hashes.at(-1));
    }
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[2]).toBe(hashes[3]);
    expect(hashes[0]).not.toBe(hashes[2]);
    for (const hash of hashes) expect(hash).toMatch(/^[\w-]{22}$/);
    expect(visitorOf(undefined)).toBeUndefined();
  });
});
