import type { Page } from '@playwright/test';
import { money, writtenContent } from './support/catalogue.ts';
import { fillIn, pay, sessionOnPage, sumOnPage } from './support/hosted-page.ts';
import { ordersOf } from './support/orders.ts';
import { expectBadge } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const raisedOn = async (page: Page) =>
  Number(((await page.locator('[data-slot=raised-own]').first().textContent()) ?? '').replace(/[^\d.]/g, ''));
const fundingOf = async (id: string) =>
  (await writtenContent()).fundings.find((funding) => funding.id === id)!.data;
/** A date as these pages write it, on the clocks of their region. */
const dayLabel = (date: Date, timeZone = 'Europe/London') =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
/** The remaining whole units (in ms) in a text, with a tolerance of one minute. */
const left = (until: Date, unit: number) => {
  const counts = [-60_000, 60_000].map((off) => Math.floor((until.getTime() - Date.now() + off) / unit));
  return new RegExp(`\\b(?:${[...new Set(counts)].join('|')})\\b`);
};
const isCounted = (page: Page) => expect(page.getByText('Counted just now.')).toBeVisible();

test('[CAT-07] a reward is backed, the bar moves, and the basket is unchanged @narrow-long', async ({
  page,
}) => {
  await page.goto('/products/the-two-egg-pan');
  await page.getByRole('button', { name: /^Add to basket ·/ }).click();
  await expectBadge(page, 1);

  await page.goto('/funding/fold');
  await isCounted(page);
  await expect(page.getByText('days left').locator('..')).toContainText(
    left((await fundingOf('fold')).endsAt, 86_400_000),
  );
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText(/of about £24,800 \(€[\d,]+ of €28,200\)\s*about £[\d,]+/);
  const before = await raisedOn(page);
  await page.getByRole('button', { name: 'Pledge £33.00' }).click();
  const sessionId = await sessionOnPage(page);
  expect(await sumOnPage(page)).toEqual({ amount: 3300, sign: '£' });
  await fillIn(page, { country: 'United Kingdom' });
  await pay(page);
  await expect(page).toHaveURL('/funding/success');
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('A hardback with your name in it');
  await expectBadge(page, 1);
  const [order] = await ordersOf(sessionId);
  expect(order).toMatchObject({ status: 'paid', region: 'GB', total: 3300 });
  await expect(page.getByText(order!.id)).toBeVisible();

  await page.getByRole('link', { name: 'Back to Fold' }).click();
  // 33 pounds at 1.138 euros each, in whole euros, and what other tests may have pledged meanwhile. Totals
  // are cached for two seconds.
  await expect(async () => {
    await isCounted(page);
    const now = await raisedOn(page);
    if (now < before + 37) await page.reload();
    expect(now).toBeGreaterThanOrEqual(before + 37);
  }).toPass();
});

test('[CAT-07] a custom amount is pledged; an invalid one gets an error at the field @wide @long', async ({
  page,
}) => {
  await page.goto('/funding/thirty-chairs');
  const amount = page.getByLabel('Amount (£)');
  await amount.fill('1');
  await page.getByRole('button', { name: 'Pledge this amount' }).click();
  await expect(amount).toBeFocused();
  expect(await amount.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true);
  await amount.fill('12.50');
  await page.getByRole('button', { name: 'Pledge this amount' }).click();
  await sessionOnPage(page);
  expect(await sumOnPage(page)).toEqual({ amount: 1250, sign: '£' });
  await fillIn(page, { country: 'United Kingdom', isPosted: false });
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(money(1250, 'GB'));
});

test('[CAT-07] sold-out, upcoming and ended rewards cannot be backed, and say so @wide @long', async ({
  page,
}) => {
  await page.goto('/funding/thirty-chairs');
  await isCounted(page);
  const supper = page.getByRole('listitem').filter({ hasText: 'A seat at the first full supper' });
  await expect(supper.getByText('All 12 taken')).toBeVisible();
  await expect(supper.getByRole('button', { name: 'Sold out' })).toBeDisabled();

  await page.goto('/funding/forty-jars-an-hour');
  await expect(page.getByText(/^Not open yet/)).toBeVisible();
  const { startsAt } = await fundingOf('forty-jars-an-hour');
  await expect(page.getByText(`It opens on ${dayLabel(startsAt)}`)).toBeVisible();
  for (const button of await page.getByRole('button', { name: /^Pledge/ }).all())
    await expect(button).toBeDisabled();

  await page.goto('/funding/the-night-bus-kitchen');
  await expect(page.getByText('Not funded')).toBeVisible();
  await expect(page.getByText(/every pledge was sent back in full/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pledge/ })).toHaveCount(0);
});

test('[RT-26] the list shows each with its remaining time, and filters by state in the address @wide @long', async ({
  page,
}) => {
  const { fundings } = await writtenContent();
  await page.goto('/funding');
  const cards = page.getByRole('main').locator('[data-card]').filter({ visible: true });
  await expect(cards).toHaveCount(fundings.length);
  await expect(cards.first()).toContainText(/hours left/);
  await expect(cards.first()).toContainText(left((await fundingOf('the-curanto-pot')).endsAt, 3_600_000));
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Ending soon' }).click();
  await expect(page).toHaveURL('/funding?state=ending');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toHaveText('The Curanto Pot');
  await page.goto('/funding/books?state=failed');
  await expect(page.getByText('No projects have this status at the moment.')).toBeVisible();
});

test('without live totals, all of them are shown @wide @long', async ({ page, allow }) => {
  allow(/status of 503 .*api\/fundings/, /answer 503: .*api\/fundings/);
  await page.route('**/api/fundings?*', (route) => route.fulfill({ status: 503, json: {} }));
  const { fundings } = await writtenContent();
  await page.goto('/funding?state=ending');
  await expect(page.getByText('We could not load their status, so all of them are shown.')).toBeVisible();
  const cards = page.getByRole('main').locator('[data-card]').filter({ visible: true });
  await expect(cards).toHaveCount(fundings.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-27] a funding ends at a time on the clocks of the region, on its page, its product’s and in the list @wide', async ({
    page,
  }) => {
    const { endsAt } = await fundingOf('fold');
    for (const [region, timeZone, name] of [
      ['GB', 'Europe/London', 'UK time'],
      ['EU', 'Europe/Brussels', 'Brussels time'],
    ] as const) {
      const day = dayLabel(endsAt, timeZone);
      const time = endsAt.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone });
      await page.goto(`/funding/fold?region=${region}`);
      await expect(page.getByText(`It ends on ${day} at ${time}, ${name}`).first()).toBeVisible();
      await expect(page.locator('.backing')).toContainText(`until ${day} at ${time}, ${name}`);
      await page.goto(`/funding?region=${region}`);
      const card = page.getByRole('main').locator('[data-card]').filter({ hasText: 'Fold' }).first();
      await expect(card).toContainText(`Until ${day}`);
      await page.goto(`/products/fold?region=${region}`);
      const notice = page.getByText(`Not made yet. Its funding ends on ${day}.`);
      await expect(notice).toContainText('If it fails, we refund it in full.');
      const [said, chosen] = await Promise.all(
        [notice, page.getByRole('radio').first()].map((one) => one.boundingBox()),
      );
      expect(said!.y).toBeLessThan(chosen!.y);
    }
  });

  test('[RT-27] a funding is read and backed by plain forms @wide @long', async ({ page }) => {
    await page.goto('/funding');
    await page.getByRole('link', { name: 'Fold', exact: true }).click();
    const { before, endsAt } = await fundingOf('fold');
    await expect(page.getByText(`Counted on ${dayLabel(before!.countedOn)}`)).toBeVisible();
    await expect(page.getByText(`It ends on ${dayLabel(endsAt)}`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Pledge £24.00' }).click();
    await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  });
});
