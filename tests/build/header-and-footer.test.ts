import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShownOn } from '#src/catalogue/settings/banner.ts';
import { builtAt } from './support/built-at.ts';
import { attribute, isInside, textOf } from './support/html.ts';
import { openStore, type Seen } from './support/visitor.ts';
import { writtenContent } from './support/written-content.ts';

let store: Awaited<ReturnType<typeof openStore>>;
let settings: Awaited<ReturnType<typeof writtenContent>>['settings'][number]['data'];

beforeAll(async () => {
  settings = (await writtenContent()).settings[0]!.data;
  store = await openStore();
});
afterAll(() => store?.close());

type Place = 'header' | 'footer';
const partsOf = ({ elements }: Seen, place: Place, tagName: string) =>
  elements.filter((element) => element.tagName === tagName && isInside(element, place));
const textIn = (seen: Seen, place: Place) => textOf(seen.elements.find((one) => one.tagName === place)!);
/** The links of the header or footer, as pairs of their name and address. */
const linksIn = (seen: Seen, place: Place) =>
  partsOf(seen, place, 'a').map((link) => [
    attribute(link, 'aria-label') ?? textOf(link).trim(),
    attribute(link, 'href'),
  ]);

test('[HDR-01] [HDR-05] [HDR-06] the header has the email address, the logo that leads home, and the menu’s pages', async () => {
  const { email } = settings.brand;
  expect(linksIn(await store.visit('/about-us', 'GB'), 'header')).toEqual(
    expect.arrayContaining([
      [email, `mailto:${email}`],
      ['Found, home page', '/'],
      ['Discover', '/discover'],
      ['Blog', '/blog'],
      ['About us', '/about-us'],
      ['How it works', '/be-found#how-it-works'],
      ['Our creators', '/creators'],
      ['Gift cards', '/gift-cards'],
    ]),
  );
});

test('[HDR-03] the banner is shown only on its days, with the top bar and without', async () => {
  const isShown = isShownOn(settings.banner, builtAt());
  for (const address of ['/', '/basket'])
    expect(textIn(await store.visit(address, 'GB'), 'header').includes(settings.banner.text)).toBe(isShown);
});

test('[FTR-01] [FTR-02] [FTR-04] the footer has the social links, the email address and the policies, and names the seller', async () => {
  const { email, socials } = settings.brand;
  const { legalName, registration, address } = settings.owner;
  const seen = await store.visit('/about-us', 'GB');
  expect(linksIn(seen, 'footer')).toEqual(
    expect.arrayContaining([
      ['Facebook', socials.facebook],
      ['Instagram', socials.instagram],
      ['TikTok', socials.tiktok],
      ['Twitter', socials.twitter],
      [email, `mailto:${email}`],
      ['Terms and conditions', '/terms'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Cookies', '/cookies'],
      ['Contact us', '/contact'],
      ['Become a creator', '/be-found'],
    ]),
  );
  for (const words of [legalName!, registration!, ...address!])
    expect(textIn(seen, 'footer')).toContain(words);
});

test.each([
  ['GB', ['Link', 'Google Pay', 'Apple Pay', 'Clearpay', 'Klarna']],
  ['US', []],
] as const)('[FTR-03] the footer shows the payment methods in %s', async (region, others) => {
  const seen = await store.visit('/about-us', region);
  const list = partsOf(seen, 'footer', 'ul').find((ul) => attribute(ul, 'aria-label') === 'Ways to pay')!;
  const methods = ['Visa', 'Mastercard', 'American Express', ...others];
  const items = partsOf(seen, 'footer', 'li').filter(({ parentNode }) => parentNode === list);
  expect(items).toHaveLength(methods.length + 1);
  for (const name of methods) expect(items.filter((item) => textOf(item).includes(name))).toHaveLength(1);
});
