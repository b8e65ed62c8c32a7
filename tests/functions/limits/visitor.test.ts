import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addressBlocks, visitorOf } from '#functions/limits/visitor.ts';

describe('[F101] the keys under which an address is counted', () => {
  test.each([
    ['203.0.113.7', { own: '203.0.113.7', network: '203.0.113' }],
    ['::ffff:203.0.113.7', { own: '203.0.113.7', network: '203.0.113' }],
    ['::ffff:cb00:7107', { own: '203.0.113.7', network: '203.0.113' }],
    ['2001:db8:0:1::5', { own: '2001:db8:0:1', site: '2001:db8:0:0', network: '2001:db8:0' }],
    [
      '2001:DB8:0000:a1b2:ffff:ffff:ffff:ffff',
      { own: '2001:db8:0:a1b2', site: '2001:db8:0:a100', network: '2001:db8:0' },
    ],
    ['2001:db8::', { own: '2001:db8:0:0', site: '2001:db8:0:0', network: '2001:db8:0' }],
    ['fe80::1%eth0', { own: 'fe80:0:0:0', site: 'fe80:0:0:0', network: 'fe80:0:0' }],
    ['::2', { own: '0:0:0:0', site: '0:0:0:0', network: '0:0:0' }],
    ['::1:0:1', { own: '0:0:0:0', site: '0:0:0:0', network: '0:0:0' }],
    ['::fffe:203.0.113.7', { own: '0:0:0:0', site: '0:0:0:0', network: '0:0:0' }],
    ['128.0.0.1', { own: '128.0.0.1', network: '128.0.0' }],
    ['12.7.0.1', { own: '12.7.0.1', network: '12.7.0' }],
    ['64:ff9b::203.0.113.7', { own: '64:ff9b:0:0', site: '64:ff9b:0:0', network: '64:ff9b:0' }],
    // This machine's own address, and an invalid one.
    ['127.0.0.1', undefined],
    ['::ffff:127.0.0.1', undefined],
    ['::1', undefined],
    ['::', undefined],
    ['', undefined],
    ['unknown', undefined],
    ['203.0.113.7, 198.51.100.1', undefined],
    ['[2001:db8::1]', undefined],
  ])('%s is %o', (ip, blocks) => {
    expect(addressBlocks(ip)).toEqual(blocks);
  });

  test('a change of one bit of an IPv6 address changes only the blocks that contain the bit', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const text = (groups: number[]) => groups.map((one) => one.toString(16)).join(':');
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 8, maxLength: 8 }).filter(([first]) => first! > 0),
        fc.integer({ min: 0, max: 127 }),
        (groups, bit) => {
          const before = addressBlocks(text(groups))!;
          // Bit 0 is the highest.
          const flipped = groups.map((one, at) => (at === bit >> 4 ? one ^ (0x8000 >> (bit & 15)) : one));
          const after = addressBlocks(text(flipped))!;
          expect([
            after.own === before.own,
            after.site === before.site,
            after.network === before.network,
          ]).toEqual([bit >= 64, bit >= 56, bit >= 48]);
        },
      ),
    );
  });

  test('any IPv4 address is itself and its /24, in every notation', () => {
    fc.assert(
      fc.property(
        fc.ipV4().filter((ip) => !ip.startsWith('127.')),
        (ip) => {
          const blocks = { own: ip, network: ip.split('.').slice(0, 3).join('.') };
          expect(addressBlocks(ip)).toEqual(blocks);
          expect(addressBlocks(`::ffff:${ip}`)).toEqual(blocks);
        },
      ),
    );
  });

  test('[D05] an address is kept as a keyed hash: another key gives another hash, and none shows the address', async () => {
    const settings = {
      SITE_URL: 'https://found.test',
      DATABASE_URL: 'postgres://found.test/found',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
    };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_any');
    const hashes = [];
    for (const secret of ['w'.repeat(32), 'x'.repeat(32)]) {
      vi.stubEnv('LINK_SECRET', secret);
      vi.resetModules();
      const { addressSubject, visitorOf } = await import('#functions/limits/visitor.ts');
      hashes.push(visitorOf({ ip: '203.0.113.7' }), visitorOf({ ip: '::ffff:203.0.113.7' }));
      expect(visitorOf({ ip: '203.0.113.8' })!.own).not.toBe(hashes.at(-1)!.own);
      expect(Object.keys(hashes.at(-1)!)).toEqual(['own', 'network']);
      // Its site is written like its connection, but has another hash.
      const { own, site, network } = visitorOf({ ip: '2001:db8::1' })!;
      expect(new Set([own, site, network]).size).toBe(3);
      expect(site).toMatch(/^[\w-]{22}$/);
      const subject = addressSubject('ana@example.com');
      expect(subject).toMatch(/^[\w-]{22}$/);
      expect(addressSubject(' Ana@Example.com')).toBe(subject);
      expect(addressSubject('jana@example.com')).not.toBe(subject);
      expect(addressSubject('203.0.113.7')).not.toBe(hashes.at(-1)!.own);
    }
    expect(hashes[0]).toEqual(hashes[1]);
    expect(hashes[2]).toEqual(hashes[3]);
    expect(hashes[0]!.own).not.toBe(hashes[2]!.own);
    expect(hashes[0]!.network).not.toBe(hashes[2]!.network);
    for (const { own, network } of hashes.map((one) => one!)) {
      expect(own).toMatch(/^[\w-]{22}$/);
      expect(network).toMatch(/^[\w-]{22}$/);
      expect(network).not.toBe(own);
    }
    expect(visitorOf(undefined)).toBeUndefined();
  });
});
