import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgetLinkedCode, linkedCode, withoutPromo } from '#src/core/discounts/promo-link.ts';

const at = (path: string) => withoutPromo(new URL(path, 'https://found.example'));

describe('a link with a promo code', () => {
  test('redirects without it, and keeps the other parameters as written', () => {
    expect(at('/products?promo=TINS20')).toEqual({
      location: '/products',
      cookie: '__Host-promo=TINS20; Max-Age=604800; Path=/; SameSite=Lax; Secure',
    });
    expect(at('/?utm_source=a%20b&promo=X-1&region=GB')?.location).toBe('/?utm_source=a%20b&region=GB');
    expect(at('/products?promotion=1')).toBeUndefined();
    expect(at('/products')).toBeUndefined();
    expect(withoutPromo(new URL('http://localhost/?promo=A-B'))?.cookie).not.toContain('Secure');
  });

  test('may have empty parts, and saves a code up to its maximum length', () => {
    expect(at('/?&promo=X&&a=b&')?.location).toBe('/?a=b');
    expect(at(`/?promo=%20${'A'.repeat(60)}`)?.cookie).toMatch(/^__Host-promo=A{40};/);
    expect(linkedCode(`promo=${'A'.repeat(60)}`)).toBe('A'.repeat(40));
  });

  test('without a code saves none, and of two codes saves the first', () => {
    expect(at('/?promo=')).toEqual({ location: '/', cookie: undefined });
    expect(at('/?promo=%20&promo=B')).toEqual({ location: '/', cookie: undefined });
    expect(at('/?promo=AAA&promo=BBB')?.cookie).toMatch(/^__Host-promo=AAA;/);
  });

  test('with two codes removes both from the address and saves the first, in any position', () => {
    for (const query of [
      'promo=AAA&a=1&promo=BBB&b=2',
      'a=1&promo=AAA&b=2&promo=BBB',
      'promo=AAA&promo=BBB&a=1&b=2',
    ]) {
      const found = at(`/products?${query}`)!;
      expect(found.location).toBe('/products?a=1&b=2');
      expect(linkedCode(found.cookie!.split(';')[0]!)).toBe('AAA');
    }
    // Another spelling is another name, except for percent-encoding.
    expect(at('/?Promo=AAA')).toBeUndefined();
    expect(at('/?pr%6Fmo=AAA&promo=BBB')).toMatchObject({ location: '/' });
    expect(linkedCode(at('/?pr%6Fmo=AAA&promo=BBB')!.cookie!.split(';')[0]!)).toBe('AAA');
  });

  test('writes any value as one cookie, which can be read back, and never a second one', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (code) => {
        const url = new URL('https://found.example/a');
        url.searchParams.set('promo', code);
        const { cookie = '', location } = withoutPromo(url)!;
        expect(location).toBe('/a');
        const [pair = ''] = cookie.split('; ');
        expect(
          cookie === '' ||
            /^__Host-promo=[\w%.!~*'()-]+; Max-Age=604800; Path=\/; SameSite=Lax; Secure$/.test(cookie),
        ).toBe(true);
        const read = linkedCode(`region=GB; ${pair}; locale=gb`);
        const given = (url.searchParams.get('promo') ?? '').trim().slice(0, 40).toWellFormed();
        expect(read).toBe(given);
      }),
    ));

  test('is read from a cookie of that name only, and never fails on one', () => {
    expect(linkedCode('')).toBe('');
    expect(linkedCode('a-promo=X; promote=Y')).toBe('');
    expect(linkedCode('promo=%E0%A4%A')).toBe('');
    expect(linkedCode('promo=OLD; __Host-promo=NEW')).toBe('NEW');
    expect(forgetLinkedCode(true)).toEqual([
      '__Host-promo=; Max-Age=0; Path=/; SameSite=Lax; Secure',
      'promo=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(forgetLinkedCode(false)).toEqual(['promo=; Max-Age=0; Path=/; SameSite=Lax']);
  });
});
