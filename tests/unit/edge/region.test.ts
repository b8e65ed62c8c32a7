import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import region, { config } from '#functions/edge/region.ts';
import { takeStyleSheets } from '#functions/platform/page-styles.ts';
import { takeRedirects } from '#functions/platform/redirects.ts';
import { MESSAGE_FORMS, MESSAGE_KINDS } from '#src/core/messages/forms.ts';
import { isCheckedForRobots } from '#src/core/messages/robot-check.ts';
import { consentCookie } from '#src/core/privacy/consent.ts';
import { parseCookies } from '#src/core/read-cookies.ts';
import { localeCookie } from '#src/core/regions/locale.ts';
import { pickRegion } from '#src/core/regions/pick-region.ts';
import { switchCookies } from '#src/core/regions/region-cookies.ts';
import { EDGE_CASES, runEdgeCase } from './cases.ts';

describe('the edge function', () => {
  test.each(EDGE_CASES)('[REG-02] [REG-03] [RT-30] $name', async (edgeCase) => {
    const { asks, status, location, cookie } = await runEdgeCase(region as never, edgeCase);
    expect({ asks, status, location, cookie }).toEqual({
      asks: edgeCase.asks,
      status: edgeCase.status,
      location: edgeCase.location,
      cookie: edgeCase.cookie,
    });
  });

  test('the Vary of an answer is exactly what it was chosen by', async () => {
    const { vary, policy } = await runEdgeCase(region as never, EDGE_CASES[1]!);
    expect(vary).toMatch(
      /^query=region\|promo,cookie=__Host-no-cache\|__Host-region\|__Host-visit-region\|no-cache\|region\|visit-region,country=/,
    );
    const groups = /country=(.*)$/
      .exec(vary!)![1]!
      .split('|')
      .map((group) => group.split('+'));
    expect(groups).toContainEqual(['gb']);
    expect(groups).toContainEqual(['us', 'pr', 'vi']);
    expect(groups.flat().filter((country) => country === 'fr')).toHaveLength(1);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('a page has its style sheets in it; below the first screen, and compressed, it keeps the links', async () => {
    takeStyleSheets({ '/_astro/page.css': 'p{margin:0 $& 1px}' });
    onTestFinished(() => takeStyleSheets({}));
    const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
    const html = `<head>${link('page')}</head>${link('below')}`;
    const asked: Headers[] = [];
    const ask = async (init: RequestInit, answer: Response) => {
      const next = async ({ headers }: Request) => {
        asked.push(headers);
        return answer;
      };
      return (await region(new Request('https://found.example/', init), { next, geo: {} } as never))!;
    };
    const headers = { 'content-type': 'text/html; charset=utf-8', etag: '"a"', 'content-length': '99' };
    const page = await ask(
      { headers: { range: 'bytes=0-5', 'accept-encoding': 'br' } },
      new Response(html, { headers }),
    );
    expect(await page.text()).toBe(`<head><style>p{margin:0 $& 1px}</style></head>${link('below')}`);
    expect([page.headers.get('etag'), page.headers.get('content-length')]).toEqual(['"a"', null]);
    expect([asked[0]!.get('range'), asked[0]!.get('accept-encoding')]).toEqual([null, null]);
    const head = await ask({ method: 'HEAD' }, new Response(null, { headers }));
    expect([await head.text(), head.headers.get('content-length')]).toEqual(['', null]);
    const same = await ask({}, new Response(null, { status: 304, headers: { etag: '"a"' } }));
    expect([same.status, await same.text()]).toEqual([304, '']);
    const packed = await ask({}, new Response(html, { headers: { ...headers, 'content-encoding': 'br' } }));
    expect(await packed.text()).toBe(html);
  });

  test('[REG-07] a page requested right after a region switch neither comes from a cache nor is cached', async () => {
    const ask = async (cookie: string) => {
      const request = new Request('https://found.example/', { headers: { cookie } });
      const { headers } = (await region(request, {
        next: async () => new Response('page'),
        geo: {},
      } as never))!;
      return [headers.get('cache-control'), headers.get('netlify-cdn-cache-control')];
    };
    for (const cookie of ['__Host-no-cache=1; __Host-region=GB', 'no-cache=1'])
      expect(await ask(cookie)).toEqual(['private, no-store', 'no-store']);
    expect(await ask('__Host-region=GB')).toEqual([
      'private, max-age=0, must-revalidate',
      'public, max-age=31536000, must-revalidate',
    ]);
  });

  test('[REG-07] [REG-08] over https only this host can set a cookie of the store; over http they keep their plain names', () => {
    const choice = { region: 'GB', storeRegion: 'GB' } as const;
    const secure = [...switchCookies(choice, true), localeCookie('gb', true), consentCookie('told', true)];
    const live = secure.filter((text) => !text.includes('Max-Age=0'));
    expect(live.map((text) => text.split('=')[0])).toEqual(
      ['region', 'storeRegion', 'no-cache', 'locale', 'consent'].map((name) => `__Host-${name}`),
    );
    for (const text of live) expect(text).toMatch(/; Path=\/; SameSite=Lax; Secure$/);
    expect(secure.find((text) => text.startsWith('visit-region='))).toContain('Max-Age=0');
    const plain = [...switchCookies(choice, false), localeCookie('gb', false)].join();
    expect(plain).not.toMatch(/__Host-|Secure/);
    // A choice under the old name still counts, until the same browser has saved it under the new one.
    expect(pickRegion({ cookies: parseCookies('region=CA') })).toBe('CA');
  });

  describe('with redirects', () => {
    beforeEach(() => takeRedirects({ '/products/old': '/products/known', '/products/known': '/nowhere' }));
    afterEach(() => takeRedirects({}));
    const ask = async (path: string, missing: boolean) => {
      const asked: string[] = [];
      const answer = await region(new Request(`https://found.example${path}`), {
        next: async (request: Request) => {
          asked.push(new URL(request.url).pathname);
          return new Response('page', { status: missing ? 404 : 200 });
        },
        geo: { country: { code: 'GB' } },
      } as never);
      return { asked, answer: answer! };
    };

    test('an old address redirects permanently, with its parameters, in no shared cache', async () => {
      const { asked, answer } = await ask('/products/old?utm_source=x', true);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/products/known?utm_source=x']);
      expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      // Another spelling is mended first.
      expect((await ask('/Products/Old/', true)).answer.headers.get('location')).toBe('/products/old');
      expect(asked).toEqual(['/regions/gb/products/old']);
    });

    test('a page that is there is never redirected', async () => {
      const { answer } = await ask('/products/known', false);
      expect(answer.status).toBe(200);
    });
  });

  describe('with tracking services configured', () => {
    const settings: Record<string, string> = { GA_MEASUREMENT_ID: 'G-1', KLAVIYO_PUBLIC_KEY: 'K' };
    beforeEach(() => vi.stubGlobal('Netlify', { env: { get: (name: string) => settings[name] } }));
    afterEach(() => vi.unstubAllGlobals());
    const asked = async (headers: Record<string, string>, country = 'GB') => {
      const next = async () => new Response('<!doctype html>');
      const request = new Request('https://found.example/products/known', { headers });
      const answer = await region(request, { next, geo: { country: { code: country } } } as never);
      return {
        policy: answer!.headers.get('content-security-policy')!,
        vary: answer!.headers.get('netlify-vary')!,
      };
    };

    test.each<[string, Record<string, string>, string, RegExp | undefined, RegExp | undefined]>([
      ['without a choice', {}, 'GB', undefined, undefined],
      ['after a no', { cookie: 'consent=1.n' }, 'US', undefined, undefined],
      ['told, where silence is no yes', { cookie: 'consent=1.t' }, 'GB', undefined, undefined],
      ['told, where it is', { cookie: 'consent=1.t' }, 'US', /googletagmanager/, /klaviyo/],
      ['after a yes to counting', { cookie: 'consent=1.a' }, 'GB', /googletagmanager/, undefined],
      ['after a yes to marketing', { cookie: 'consent=1.m' }, 'GB', undefined, /klaviyo/],
      ['with Global Privacy Control', { cookie: 'consent=1.am', 'sec-gpc': '1' }, 'US', undefined, undefined],
    ])(
      '[EVT-05] %s the content security policy allows only what was agreed to',
      async (_, headers, country, google, klaviyo) => {
        const { policy } = await asked(headers, country);
        for (const [pattern, mark] of [
          [google, 'google'],
          [klaviyo, 'klaviyo'],
        ] as const) {
          if (pattern) expect(policy).toMatch(pattern);
          else expect(policy).not.toContain(mark);
        }
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).not.toContain('unsafe');
      },
    );

    test('an answer is cached by consent and Global Privacy Control, too', async () => {
      const { vary } = await asked({});
      expect(vary).toMatch(
        /^query=region\|promo,cookie=__Host-no-cache\|__Host-region\|__Host-visit-region\|__Host-consent\|no-cache\|region\|visit-region\|consent,country=.*,header=sec-gpc$/,
      );
    });
  });

  test('[ERR-06] if even the error page cannot be loaded, the answer is a self-contained error page', async () => {
    for (const fail of [
      () => Promise.reject(new Error('no origin')),
      () => Promise.resolve(new Response('bad gateway', { status: 502 })),
    ]) {
      let asked = 0;
      const next = () => {
        asked += 1;
        return asked === 1 ? Promise.resolve(new Response('missing', { status: 404 })) : fail();
      };
      const answer = (await region(new Request('https://found.example/x'), { next, geo: {} } as never))!;
      const body = await answer.text();
      expect(answer.status).toBe(404);
      expect(body).toContain('An error occurred while showing the error page');
      expect(body).toMatch(/<a href="\/">Go back to home<\/a>/);
      expect(body).not.toMatch(/<(script|link|img)/);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-/,
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('[ERR-05] a page that the platform fails to return is the server-error page, and is not cached', async () => {
    const failing = EDGE_CASES.find(({ path }) => path.endsWith('/failing'))!;
    const { status, stored, asks } = await runEdgeCase(region as never, failing);
    expect({ status, stored, last: asks.at(-1) }).toEqual({
      status: 502,
      stored: 'no-store',
      last: '/regions/gb/500',
    });
  });

  test('an error page is sent whole, even for a conditional request', async () => {
    for (const path of ['/404', '/nothing-here', '/products/failing']) {
      const next = async ({ url, headers }: Request) => {
        const { pathname } = new URL(url);
        if (pathname === path && path !== '/404')
          return new Response('', { status: path[1] === 'n' ? 404 : 502 });
        if (headers.has('if-none-match')) return new Response(null, { status: 304 });
        return headers.has('range') ? new Response('p', { status: 206 }) : new Response('page');
      };
      const headers = {
        'if-none-match': '"a"',
        'if-modified-since': new Date().toUTCString(),
        range: 'bytes=0-0',
      };
      const request = new Request(`https://found.example${path}`, { headers });
      const answer = (await region(request, { next, geo: {} } as never))!;
      expect(answer.status).toBe(path === '/products/failing' ? 502 : 404);
      expect(await answer.text()).toBe('page');
    }
  });

  test('the policy allows the captcha on pages with a form that it checks, and only if one is configured', async () => {
    const policyAt = async (path: string, settings: Record<string, string> = {}) => {
      vi.stubGlobal('Netlify', { env: { get: (name: string) => settings[name] } });
      const answer = await region(new Request(`https://found.example${path}`), {
        next: async () => new Response('page'),
        geo: {},
      } as never);
      return answer?.headers.get('content-security-policy')?.split('; ') ?? [];
    };
    const set = { RECAPTCHA_SITE_KEY: 'a-public-site-key' };
    const closed = await policyAt('/contact');
    expect(closed.join()).not.toMatch(/google|gstatic|frame-src/);
    const checked = MESSAGE_KINDS.filter(isCheckedForRobots).map((kind) => MESSAGE_FORMS[kind].page);
    // The basket needs the captcha only while the shop is flooded.
    for (const page of [...checked, '/basket']) {
      const open = await policyAt(page, set);
      const added = open.filter((directive) => !closed.includes(directive));
      expect(added.map((directive) => directive.replace(/ 'sha256-\S+/g, '')).sort(), page).toEqual([
        "connect-src 'self' https://www.google.com/recaptcha/",
        'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
        "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      ]);
      expect(open).toContain("require-trusted-types-for 'script'");
    }
    for (const page of ['/', '/products', '/withdraw', '/contacts'])
      expect(await policyAt(page, set), page).toEqual(closed);
    const standIn = { ...set, RECAPTCHA_VERIFY_URL: 'http://localhost:4324/recaptcha/api/siteverify' };
    expect((await policyAt('/contact', standIn)).join()).toContain('http://localhost:4324/recaptcha/');
    expect(await policyAt('/contact', { ...set, RECAPTCHA_VERIFY_URL: 'nonsense' })).toEqual(
      await policyAt('/contact', set),
    );
    vi.unstubAllGlobals();
  });

  test('a redirect has the same strict headers as other answers', async () => {
    const answer = (await region(new Request('https://found.example/Products'), {} as never))!;
    expect(answer.status).toBe(308);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    });
  });

  test('the redirect of a promo link is not cached, since it sets a cookie', async () => {
    const answer = (await region(new Request('https://found.example/books?promo=TINS20'), {} as never))!;
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  test('it ignores POST requests and files, and is bypassed if it fails', async () => {
    const post = new Request('https://found.example/products', { method: 'POST' });
    expect(await region(post, {} as never)).toBeUndefined();
    expect(config.onError).toBe('bypass');
    expect(config.cache).toBe('manual');
    expect(config.excludedPath).toEqual(
      expect.arrayContaining(['/_astro/*', '/api/*', '/pictures/*', '/fonts/*']),
    );
  });
});
