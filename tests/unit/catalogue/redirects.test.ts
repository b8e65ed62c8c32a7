import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectOf, takeRedirects } from '#functions/platform/redirects.ts';
import { redirectTable } from '#src/catalogue/reading/redirects.ts';

const redirect = (from: string, to: string) => ({ file: 'redirects/a.yaml', field: 'redirects.0', from, to });

describe('the table of redirects', () => {
  test('leads to the end of a chain at once', () => {
    expect(
      redirectTable([redirect('/a', '/b?x=1'), redirect('/b', '/c#d'), redirect('/e', 'https://x.example')]),
    ).toEqual({ '/a': '/c#d', '/b': '/c#d', '/e': 'https://x.example' });
  });

  test('has no circle, and no redirect to another one', () => {
    const path: fc.Arbitrary<string> = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    const target = fc.oneof(path, fc.constantFrom('/page', '/page?x=1', 'https://x.example/a'));
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(path, target), { selector: ([from]) => from }), (pairs) => {
        const table = redirectTable(pairs.map(([from, to]) => redirect(from, to)));
        for (const [from, to] of Object.entries(table)) {
          expect(pairs.map(([one]) => one)).toContain(from);
          expect(Object.keys(table)).not.toContain(to.split(/[?#]/)[0]);
        }
        // What is missing leads in a circle.
        const next = new Map(pairs);
        for (const [from] of pairs) {
          if (from in table) continue;
          let path: string | undefined = from;
          for (let steps = 0; steps < 10; steps++) path = next.get(path!);
          expect(path).toBeDefined();
        }
      }),
    );
  });
});

describe('a request of an old address', () => {
  test.each([
    ['/old', '', '/new'],
    ['/old', '?utm_source=x&region=GB', '/new?utm_source=x&region=GB'],
    ['/sorted', '?region=GB', '/new?sort=price&region=GB#top'],
    ['/away', '?region=GB', 'https://x.example/y'],
    ['/other', '', undefined],
    ['/constructor', '', undefined],
  ])('%s%s leads to %s', (pathname, search, to) => {
    takeRedirects({ '/old': '/new', '/sorted': '/new?sort=price#top', '/away': 'https://x.example/y' });
    expect(redirectOf({ pathname, search })).toBe(to);
    takeRedirects({});
  });
});
