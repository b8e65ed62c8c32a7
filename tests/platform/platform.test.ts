import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrder } from '#functions/orders/read-orders.ts';
import { PLATFORM_TOOL } from '#scripts/lib/platform-tool.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import { mailsTo } from '#tests/functions/helpers/mails.ts';
import { basketOf, newKey, type Opened } from '#tests/functions/helpers/requests.ts';
import { type Deployment, deploy } from './support/deployment.ts';
import { RENAMED } from './support/shop-copy.ts';
import { comeFrom } from './support/tool.ts';

let shop: Deployment;
beforeAll(async () => {
  shop = await deploy();
}, 1_200_000);
afterAll(() => shop?.close());

const ask = (address: string, init: RequestInit = {}) =>
  fetch(new URL(address, shop.site), { redirect: 'manual', ...init });
const html = async (address: string) => {
  const answer = await ask(address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const dist = (file: string) => path.join(shop.folder, 'shop/dist', file);

test('a production deploy migrates nothing, is built and checked by the doctor, and everything is packed', () => {
  const said = stripVTControlCharacters(shop.server.said());
  expect(said).toMatch(/❯ Context\n\s*production/);
  expect(said).toMatch(/has version \S+, which this release needs/);
  expect(said).toMatch(/\d+ ok, 0 wrong/);
  expect(said).toMatch(/Packaging Functions from \.functions directory:(\n - \S+){18}\n/);
  expect(said).toMatch(/Packaging Edge Functions from \.edge-functions directory:\n - region\n/);
  expect(said).not.toMatch(/Could not load configuration|with warnings/);
});

test('without its database a deploy stops before it builds', () => {
  const { code, said } = shop.stopped;
  expect(code, said).not.toBe(0);
  expect(said).toContain('"build.command" failed');
  expect(said).not.toContain('Scripts and styles');
});

describe('pages', () => {
  test.each([
    ['GB', 'GB', 'GBP'],
    ['DE', 'EU', 'EUR'],
  ])(
    'a visitor from %s gets the pages of the region %s, with their headers',
    async (country, region, currency) => {
      await comeFrom(shop.folder, country);
      for (const address of ['/', `/products/${RENAMED.product}`, '/basket']) {
        const { status, headers, text } = await html(address);
        expect(status, address).toBe(200);
        expect(text, address).toContain(`data-store-region="${region}" data-currency="${currency}"`);
        expect(headers.get('content-security-policy'), address).toMatch(
          /^default-src 'none'; .*frame-ancestors 'none'/,
        );
        expect(headers.get('cache-control'), address).toBe('private, max-age=0, must-revalidate');
        expect(headers.get('netlify-vary'), address).toContain('country=');
        expect(headers.get('strict-transport-security'), address).toMatch(/^max-age=\d{8}/);
        expect(headers.get('x-content-type-options'), address).toBe('nosniff');
      }
    },
  );

  test('the address chooses another region than the visitor’s', async () => {
    await comeFrom(shop.folder, 'GB');
    expect((await html('/?region=EU')).text).toContain('data-store-region="EU"');
  });

  // With the ending of a file: for any other address that is missing, the tool tries others, such as
  // /nothing.html.
  test('an unknown address is a 404 with the error page of the region', async () => {
    await comeFrom(shop.folder, 'GB');
    const { status, headers, text } = await html('/nothing.jpg');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(text).toContain('data-store-region="GB"');
  });

  test('the former address of a product leads to its page', async () => {
    const answer = await ask(`/products/${RENAMED.before}`);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location')!, shop.site).pathname).toBe(`/products/${RENAMED.product}`);
  });
});

describe('files', () => {
  test('the search has its data, and a page without scripts', async () => {
    const data = await ask('/data/search-gb.json');
    expect(data.status).toBe(200);
    expect(JSON.stringify(await data.json())).toContain('Bakestone');
    const { status, text } = await html('/search?keyword=bakestone&region=GB');
    expect(status).toBe(200);
    expect(text).toContain(`href="/products/${RENAMED.product}"`);
  });

  // By its rule: the tool forgets `excludedPath` of built functions, so that one answers at the picture's own
  // address.
  test('a picture is made of its original in each size and form that the rules have', async () => {
    const rules = (await readFile(dist('_redirects'), 'utf8')).match(/\/\.netlify\/images\S+/g) ?? [];
    expect(rules.length).toBeGreaterThan(6);
    const originals = (await readdir(dist('pictures'), { recursive: true })).filter((file) =>
      file.endsWith('original.webp'),
    );
    const id = path.dirname(originals[0]!);
    const original = await ask(`/pictures/${id}/original.webp`);
    expect(original.headers.get('content-security-policy')).toMatch(/^default-src 'none'; base-uri 'none'/);
    const bytes = (await original.arrayBuffer()).byteLength;
    for (const rule of rules.filter((one) => one.includes('w=320&'))) {
      const picture = await ask(rule.replace(':id', id));
      expect(picture.status, rule).toBe(200);
      expect(picture.headers.get('content-type'), rule).toBe(`image/${/fm=(\w+)/.exec(rule)?.[1]}`);
      expect((await picture.arrayBuffer()).byteLength, rule).toBeLessThan(bytes);
    }
  });

  test('a missing file of a folder that is cached for a year is not cached', async () => {
    const { status, headers } = await html('/_astro/none.js');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).not.toContain('immutable');
  });
});

test('a basket is checked out, paid and confirmed by mail', async () => {
  const email = 'platform@mail.example';
  const opened = await ask('/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newKey() },
    body: JSON.stringify(
      basketOf({
        successUrl: `${shop.site}/basket/success?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${shop.site}/basket`,
      }),
    ),
  });
  const answer = await opened.text();
  expect(opened.status, answer).toBe(200);
  const { redirectUrl, checkoutSessionId } = JSON.parse(answer) as Opened;
  const back = await payAt(redirectUrl, { email });
  expect(back).toMatch(`${shop.site}/basket/success?session_id=`);
  // The provider's webhook, answered by the tool.
  await expect
    .poll(() => findOrder(shop.db, checkoutSessionId), { timeout: 60_000 })
    .toMatchObject({ status: 'paid' });
  const { status, text } = await html(back);
  expect(status).toBe(200);
  expect(text).toContain('A Slow Loaf');
  // A scheduled function, which the tool runs when it is asked to.
  const subjects = async () => {
    await ask('/.netlify/functions/outbox', { method: 'POST' });
    return mailsTo(shop, email).map(({ subject }) => subject);
  };
  await expect.poll(subjects, { timeout: 60_000 }).toEqual([expect.stringContaining('order')]);
});

test('a basket that cannot be checked out is refused with the reason', async () => {
  const refused = await ask('/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newKey() },
    body: JSON.stringify(basketOf({ items: [] })),
  });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    error: { code: expect.any(String), requestId: expect.any(String) },
  });
});

// It needs nothing that an old Node lacks, and answers as ever.
const ON_ANY_NODE = 'missing-file.mjs';

test('on Node 20 each function starts, and answers in one sentence what to do', async () => {
  const folder = path.join(shop.folder, 'shop/.functions');
  const files = (await readdir(folder)).filter((file) => file !== ON_ANY_NODE);
  expect(files.length).toBeGreaterThan(15);
  const code = `for (const file of ${JSON.stringify(files)}) {
      const { default: run } = await import('./' + file);
      const answer = await run(new Request('https://found.example/'), {});
      process.stdout.write(JSON.stringify([file, answer.status, await answer.text()]) + '\\n');
    }
    process.exit();`;
  const old = path.join(PLATFORM_TOOL, 'node_modules/node/bin/node');
  const { stdout, stderr } = spawnSync(old, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: {},
  });
  const answers = stdout.split('\n').filter((line) => line.startsWith('["'));
  expect(answers, stderr.slice(0, 2000)).toHaveLength(files.length);
  for (const line of answers)
    expect(JSON.parse(line)).toEqual([
      expect.any(String),
      503,
      expect.stringMatching(
        /^This shop’s functions need Node 22\.13 or newer, and run on Node 20\.\d+\.\d+\. /,
      ),
    ]);
});
