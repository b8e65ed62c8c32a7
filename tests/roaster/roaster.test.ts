import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serializeOuter } from 'parse5';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pickRegion } from '#src/core/regions/pick-region.ts';
import { COLOURS } from '#src/core/shop/colours.ts';
import { describeShop, readBuilt } from '#tests/build/support/describe-shop.ts';
import { attribute, elementsOf, textOf } from '#tests/build/support/html.ts';
import { buildOtherShop, type OtherShop } from '#tests/build/support/other-shop.ts';
import { signInAs } from '#tests/functions/helpers/desk.ts';
import { payAt } from '#tests/functions/helpers/hosted-page.ts';
import { mailsTo, sendMails } from '#tests/functions/helpers/mails.ts';
import {
  basketOf,
  checkOut,
  checkoutPost,
  expectProblem,
  formTo,
  item,
} from '#tests/functions/helpers/requests.ts';
import { SITE, type TestStore } from '#tests/functions/helpers/store.ts';
import { ROASTER } from '#tests/setup/test-shop.ts';

/** What the roaster has switched off, as its visitors would read it. */
const OFF =
  /\b(creators?|makers?|recipes?|(crowd)?fundings?|backers?|pledges?|gift[- ]cards?|newsletters?)\b/i;
/** Attributes that are read to visitors, or shown by search engines. */
const READ_OUT = ['content', 'aria-label', 'alt', 'title', 'placeholder'];
/** Colours of the software's defaults that the roaster replaces. */
const DEFAULT_COLOURS = ['#f6efe1', '#1b1613', '#b92f18', '#c4351b', '#f2cc6a', '#7d1a09'];

describeShop(
  'a coffee roaster without creators, in two regions, with its own colours',
  () => buildOtherShop(ROASTER),
  { more: onlyRoaster },
);

function onlyRoaster(shop: () => OtherShop, store: () => TestStore): void {
  const dist = () => path.join(shop().folder, 'dist');
  const read = (file: string) => readBuilt(shop(), file);
  const files = () => readdirSync(dist(), { recursive: true, encoding: 'utf8' });
  const pages = () => files().filter((file) => file.endsWith('.html'));

  test('there is no editor, since the settings name no repository', () => {
    expect(files().filter((file) => file.startsWith('admin'))).toEqual([]);
  });

  test('no page says a word of what is switched off, in its text, its head or its labels', () => {
    const told = pages().flatMap((file) => {
      const texts = elementsOf(read(file)).flatMap((element) =>
        element.tagName === 'body' || element.tagName === 'title'
          ? [textOf(element)]
          : READ_OUT.flatMap((name) => attribute(element, name) ?? []),
      );
      return texts.flatMap((text) => OFF.exec(text)?.[0] ?? []).map((word) => `${file}: ${word}`);
    });
    expect(told).toEqual([]);
    for (const file of ['llms.txt', 'sitemap-0.xml', 'blog/rss.xml'])
      expect(read(file).replaceAll('dc:creator', '')).not.toMatch(OFF);
  });

  test('what is switched off is not at the desk', async () => {
    const owner = await signInAs(store(), 'owner');
    expect((await owner.call('stock.list', {})).status).toBe(200);
    for (const name of ['fundings.list', 'creators.list'])
      expect((await owner.call(name, {})).status, name).toBe(404);
  });

  test('what is switched off is not in the API', async () => {
    const description = JSON.parse(read('api/openapi.json'));
    expect(Object.keys(description.paths)).toContain('/api/products');
    expect(Object.keys(description.paths).join(' ')).not.toMatch(OFF);
    for (const address of [
      '/api/creators',
      '/api/recipes',
      '/api/fundings',
      '/api/creators/kiln-street',
      '/api/products/halo/recipes',
    ])
      expect((await store().call(new Request(`${SITE}${address}`))).status, address).toBe(404);
    for (const address of ['/api/newsletter', '/api/newsletter-confirmations', '/api/surveys'])
      expect((await store().call(formTo(address, { email: 'ida@kiln.example' }))).status, address).toBe(404);
    const { paths: addresses, tags, components } = description;
    const said: string[] = [];
    JSON.stringify({ addresses, tags, components, about: description.info }, (key, value) => {
      if (['summary', 'description'].includes(key)) said.push(value);
      if (key === 'enum') said.push(...value);
      return value;
    });
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((text) => OFF.test(text))).toEqual([]);
    const products = await store().call(new Request(`${SITE}/api/products`));
    expect(await products.json()).toMatchObject({ total: 6 });
  });

  test('pages have the roaster’s colours in light and dark, and none that it replaced', () => {
    const home = read('index.html');
    const theme = (mode: 'light' | 'dark') =>
      `<meta name="theme-color" content="${COLOURS.paper[mode]}" media="(prefers-color-scheme: ${mode})">`;
    expect(COLOURS.paper.light).toBe('#f4f6f2');
    expect(home).toContain(theme('light'));
    expect(home).toContain(theme('dark'));
    for (const file of ['index.html', '404.html', 'products/halo.html', 'terms/constant.html'])
      for (const colour of DEFAULT_COLOURS) expect(read(file), `${file} ${colour}`).not.toContain(colour);
  });

  test('the header has the roaster’s logo, with ids of its own, and the footer repeats it', () => {
    const home = read('index.html');
    expect(home).toContain('id="logo-fire"');
    expect(home).toContain('fill="url(#logo-fire)"');
    expect(home).toContain('<use href="#logo"/></svg><span class="visually-hidden">Kiln Street</span>');
    expect(home).toContain('aria-label="Kiln Street, home page"');
  });

  test('pages and mails have the roaster’s typeface, and no file of another', async () => {
    const home = read('index.html');
    for (const family of ['Work Sans Titles', 'Work Sans'])
      expect(home).toMatch(new RegExp(`@font-face\\{font-family:["']?${family}["']?;font-style:normal`));
    expect(home).not.toMatch(/Fraunces|Instrument/);
    const fonts = files().filter((file) => file.startsWith('fonts/'));
    expect(fonts.filter((file) => !/^fonts\/work-sans[.-]/.test(file))).toEqual([]);
    expect(fonts).toContain('fonts/work-sans.licence.txt');
    const preloaded = [...home.matchAll(/<link rel="preload" href="\/(fonts\/[^"]+)" as="font"/g)].map(
      ([, file]) => file,
    );
    expect(preloaded).toEqual([
      expect.stringContaining('work-sans-titles-normal-latin'),
      expect.stringContaining('work-sans-text-normal-latin'),
    ]);
    expect(fonts).toEqual(expect.arrayContaining(preloaded));
  });

  test('the icons are made from the first letter of the name, in the roaster’s colours', async () => {
    const svg = read('icon.svg');
    expect(svg).toContain(`fill="${COLOURS.buy.light}"`);
    expect(svg).toContain(`fill="${COLOURS.onBuy.light}"`);
    const bytes = (file: string) => readFileSync(path.join(dist(), file));
    for (const [file, side] of [
      ['apple-touch-icon.png', 180],
      ['icon-512.png', 512],
    ] as const)
      expect(await sharp(bytes(file)).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    const ico = bytes('favicon.ico');
    // The header names one picture with its size and place.
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const picture = ico.subarray(ico.readUInt32LE(18));
    expect(picture).toHaveLength(ico.readUInt32LE(14));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  test('menu and footer are those of the settings, and the footer keeps the links that the law asks for', () => {
    const elements = elementsOf(read('index.html'));
    const linksIn = (tag: string, label: string) => {
      const nav = elements.find(
        ({ tagName, attrs }) =>
          tagName === tag && attrs.some(({ name, value }) => name === 'aria-label' && value === label),
      );
      return [...serializeOuter(nav!).matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    };
    expect(linksIn('nav', 'Main')).toEqual(
      expect.arrayContaining(['/about-us', '/blog/how-we-grind', '/faq', '/coffee', '/brewing']),
    );
    expect(linksIn('nav', 'Main')).not.toContain('/discover');
    expect(linksIn('nav', 'Coffee')).toEqual(['/coffee/espresso', '/coffee/filter', '/collect-in-leeds']);
    expect(linksIn('nav', 'Help')).toEqual(['/contact', '/order', '/withdraw']);
    expect(linksIn('nav', 'Legal')).toEqual(['/terms', '/privacy', '/cookies', '/accessibility']);
  });

  test('its own pages are there, where they are linked, with what is for a region', () => {
    const guide = (region: string) => textOf(elementsOf(read(`${region}grind-guide.html`))[0]!);
    expect(guide('')).toContain('As fine as table salt.');
    expect(guide('')).not.toContain('we suggest whole beans');
    expect(guide('regions/eu/')).toContain('we suggest whole beans');
    expect(files()).toContain('collect-in-leeds.html');
    expect(files()).not.toContain('regions/eu/collect-in-leeds.html');
    const linksOf = (file: string) =>
      [...read(file).matchAll(/<a href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(linksOf('faq.html')).toEqual(expect.arrayContaining(['/grind-guide', '/collect-in-leeds']));
    expect(linksOf('regions/eu/faq.html')).not.toContain('/collect-in-leeds');
    expect(read('sitemap-0.xml')).toContain('https://shop.example/grind-guide<');
    expect(read('llms.txt')).toContain('[Grind guide](https://shop.example/grind-guide): How coarse');
  });

  test('a combination that is not made is not available on its page, and is offered nowhere', async () => {
    const page = read('products/halo.html');
    expect(page).toContain('value="1 kg"');
    expect(page).not.toContain('espresso-1000');
    expect(page).not.toContain('/notify?');
    expect(textOf(elementsOf(page)[0]!)).not.toContain('sold out');
    const feed = read('feeds/products-gb.xml');
    expect(feed).toContain('halo.espresso-250-GB');
    expect(feed).not.toContain('halo.espresso-1000');
    for (const file of ['products/halo.html', 'regions/eu/products/halo.html'])
      expect(read(file).match(/"@type":"Offer"/g), file).toHaveLength(5);
    const basket = { storeRegion: 'GB', isoCurrency: 'GBP', shippingMethodId: 'post' } as const;
    const response = await store().call(
      checkoutPost(basketOf({ ...basket, items: [item('halo', 'espresso-1000')] })),
    );
    await expectProblem(response, { status: 409, code: 'sold_out', field: 'items.0.productFormatId' });
  });

  test('drafts and what is published later are nowhere in the build', () => {
    const named = files()
      .filter((file) => /\.(html|xml|json|txt)$/.test(file))
      .filter((file) => /opening-party|winter-roast|Opening party|winter roast/.test(read(file)));
    expect(named).toEqual([]);
  });

  test('there are pages and feeds for its two regions, and Britain’s are at the plain path', () => {
    expect(readdirSync(path.join(dist(), 'regions')).sort()).toEqual(['eu', 'eu.html']);
    expect(readdirSync(path.join(dist(), 'feeds')).sort()).toEqual(['products-eu.xml', 'products-gb.xml']);
    expect(read('index.html')).toContain('data-region="GB"');
    const choices = elementsOf(read('index.html'))
      .filter(({ attrs }) => attrs.some(({ name, value }) => name === 'href' && value.startsWith('?region=')))
      .map((link) => link.attrs.find(({ name }) => name === 'href')!.value);
    expect(choices).toEqual(['?region=GB', '?region=EU']);
  });

  test('visitors from elsewhere, and who ask for another region, get the region that the settings name', () => {
    expect(pickRegion({ country: 'US' })).toBe('GB');
    expect(pickRegion({ country: 'DE' })).toBe('EU');
    expect(pickRegion({ query: 'US', country: 'DE' })).toBe('EU');
    expect(pickRegion({ cookies: { region: 'CA' }, country: 'DE' })).toBe('GB');
  });

  test('checkout refuses a region that the shop does not sell in', async () => {
    const basket = basketOf({ items: [item('halo', 'beans-250')], storeRegion: 'US', isoCurrency: 'USD' });
    const response = await store().call(checkoutPost(basket));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { field: 'storeRegion' } });
  });

  test('a variant is bought, and the mails name it in the roaster’s words and colours', async () => {
    const basket = basketOf({
      items: [item('halo', 'filter-1000', 2)],
      storeRegion: 'GB',
      isoCurrency: 'GBP',
      shippingMethodId: 'post',
      customer: { postcode: 'EH6 6QQ' },
    });
    const { redirectUrl } = await checkOut(store(), basket);
    const { sessions, intents } = store().provider.tables;
    const { session } = [...sessions.values()].at(-1)!;
    expect(session.branding_settings).toMatchObject({
      display_name: 'Kiln Street',
      background_color: COLOURS.paper.light,
      button_color: COLOURS.buy.light,
    });
    await payAt(redirectUrl, { country: 'GB', email: 'ida@kiln.example' });
    expect([...intents.values()].at(-1)).toMatchObject({ statement_descriptor_suffix: 'COFFEE' });
    await sendMails(store());
    const [mail] = mailsTo(store(), 'ida@kiln.example');
    expect(mail!.text).toContain('Kiln Street. Coffee roasted on Tuesdays in Leeds.');
    expect(mail!.text).toContain('Halo');
    expect(mail!.text).toContain('Filter, 1 kg');
    expect(mail!.html).toContain(COLOURS.paper.light);
    for (const colour of DEFAULT_COLOURS) expect(mail!.html).not.toContain(colour);
    expect(mail!.text).not.toMatch(/Found\b/);
    expect(mail!.text).not.toMatch(OFF);
  });
}
