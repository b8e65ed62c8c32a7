import type { Page } from '@playwright/test';
import { expectThanks, fillIn, pay, sessionOnPage } from '../support/hosted-page.ts';
import {
  add,
  agreeToDigital,
  EBOOK,
  HONEY,
  lineOf,
  openBasket,
  openCodes,
  PAN,
  readyPayButton,
  remove,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { expectForEveryone, sticksOut } from './engines.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' }, asksCaptcha: true });
test.beforeEach(() => test.slow());

const main = (page: Page) => page.getByRole('main');
const send = (page: Page, name: string) => main(page).getByRole('button', { name });

test.describe('can be used by everyone:', () => {
  test('a full basket with its details open, a line just removed, and the confirmation dialog @wide @long', async ({
    page,
  }) => {
    await add(page, PAN, { format: 'Pan and lid', quantity: 2 });
    await add(page, EBOOK);
    await add(page, HONEY);
    await openBasket(page);
    await expect(readyPayButton(page)).toBeVisible();
    await openCodes(page);
    await page.getByText('Add your address now').click();
    await remove(page, EBOOK.name).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(lineOf(page, EBOOK.name).getByRole('spinbutton')).toHaveCount(0);
    await expectAtAnyWidth(page);
    await page.getByRole('button', { name: 'Empty basket' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAtAnyWidth(page);
  });

  test('a basket with an unknown code @wide @long', async ({ page, allow }) => {
    allow(/status of 404/, /answer 404/);
    await add(page, HONEY);
    await openBasket(page);
    await openCodes(page);
    await main(page).getByLabel('Promo code').fill('NOSUCHCODE');
    await main(page).getByLabel('Promo code').press('Enter');
    await expect(main(page).getByLabel('Promo code')).toHaveAttribute('aria-invalid', 'true');
    // The second engine treats fields in closed details as visible, and their labels as hidden.
    await page.getByText('Add your address now').click();
    await expectAtAnyWidth(page);
  });

  test('a basket with a wrong creator code, and with a valid one @wide @long', async ({ page, allow }) => {
    allow(/status of 404/, /answer 404/);
    await add(page, HONEY);
    await openBasket(page);
    await openCodes(page);
    await page.getByText('Add a creator code').click();
    const field = main(page).getByLabel('Creator code');
    await field.fill('nobodys');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.getByText('Add your address now').click();
    await expectAtAnyWidth(page);
    await field.fill('ines-tins');
    await field.press('Enter');
    await expect(page.getByText('Supporting: ')).toBeVisible();
    await expectAtAnyWidth(page);
  });

  test('a product just added, and a basket with items that another region does not sell @wide @long', async ({
    page,
  }) => {
    await add(page, HONEY);
    await expectAtAnyWidth(page);
    await page.getByRole('banner').locator('summary', { hasText: 'Region and currency:' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^CAN\b/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Items unavailable' })).toBeVisible();
    await expectAtAnyWidth(page);
  });

  test('the open menu @long', async ({ page }) => {
    await page.goto('/');
    if (page.viewportSize()!.width <= 768) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Categories of Books').locator('..').click();
    await expect(menu.getByRole('link', { name: 'Weeknight' }).first()).toBeVisible();
    await expectForEveryone(page);
  });

  test('the open list of regions @wide @long', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').locator('summary', { hasText: 'Region and currency:' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^CAN\b/ })).toBeVisible();
    await expectForEveryone(page);
  });

  test('suggestions while typing, and no suggestions @wide @long', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).first().click();
    const field = page.getByRole('combobox');
    await field.fill('sardine');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAtAnyWidth(page);
    await field.fill('xyzzyqwv');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expectForEveryone(page);
  });

  test('a creator’s post in its dialog @wide @long', async ({ page }) => {
    await page.goto('/creators/ines-carvalho');
    await page
      .getByRole('button', { name: /^Open the post/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /Inês Carvalho on/ })).toBeVisible();
    await expectAtAnyWidth(page);
  });

  test('cooking step by step, with a running timer, and the recipe after it @wide @long', async ({
    page,
  }) => {
    await page.goto('/recipe/aji-de-gallina');
    await page.getByRole('button', { name: 'Cook step by step' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start the 35-minute timer' }).click();
    await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
    await expectAtAnyWidth(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: 'Timers' })).toBeVisible();
    await expectAtAnyWidth(page);
  });

  for (const [what, address] of [
    ['products that are not there', '/products?min=90000'],
    ['recipes that are not there', '/recipes?time=20&difficulty=project'],
    ['fundings that are not there', '/funding/books?state=failed'],
  ] as const)
    test(`a list of ${what} @wide @long`, async ({ page }) => {
      await page.goto(address);
      await expect(main(page).locator('[data-card]').filter({ visible: true })).toHaveCount(0);
      await expectAtAnyWidth(page);
    });

  test('a search in the help, and one open answer @wide @long', async ({ page }) => {
    await page.goto('/faq');
    await main(page).getByRole('searchbox').fill('post');
    await main(page).locator('details:visible summary').first().click();
    await expect(main(page).locator('details[open]').first()).toBeVisible();
    await expectAtAnyWidth(page);
  });

  for (const { address, submit, wrong, right, thanks } of forms())
    test(`the form at ${address} with mistakes, and the thanks for it @wide @long`, async ({ page }) => {
      await page.goto(address);
      const form = main(page).locator('form[data-message]');
      await form.getByLabel(wrong.label).fill(wrong.value);
      // Until the island has started, the browser itself shows the errors.
      await expect(form).toHaveAttribute('novalidate');
      await send(page, submit).click();
      await expect(main(page).getByRole('alert')).toBeFocused();
      await expectAtAnyWidth(page);
      for (const [label, value] of Object.entries(right)) {
        const field = form.getByLabel(new RegExp(`^${label}`));
        const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
        if (kind === 'checkbox') await field.check();
        else if (kind === 'select-one') await field.selectOption(value);
        else await field.fill(value);
      }
      await send(page, submit).click();
      await expect(main(page).getByRole('heading', { name: thanks })).toBeFocused();
      await expectAtAnyWidth(page);
    });

  test('the payment page and the success page of an order @wide @long', async ({ page }) => {
    await add(page, EBOOK);
    await openBasket(page);
    await agreeToDigital(page);
    await readyPayButton(page).click();
    await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom', isPosted: false });
    await expectForEveryone(page);
    await pay(page);
    await expectThanks(page);
    await expectAtAnyWidth(page);
  });

  test('the success page of a pledge @wide @long', async ({ page }) => {
    await page.goto('/funding/fold');
    await page.getByRole('button', { name: 'Pledge £33.00' }).click();
    await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expectThanks(page);
    await expectAtAnyWidth(page);
  });
});

/** Expects no findings of the engines, and no overflow on the smallest screen. */
async function expectAtAnyWidth(page: Page) {
  await expectForEveryone(page);
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sticksOut(page), 'pixels that stick out at 320').toBe(0);
  await page.setViewportSize(before);
}

function forms() {
  const email = 'ana.teixeira@example.com';
  return [
    {
      address: '/contact',
      submit: 'Send message',
      wrong: { label: 'Your email address', value: 'nowhere' },
      right: {
        'Your name': 'Ana Teixeira',
        'Your email address': email,
        Topic: 'Something broken, missing or wrong',
        'Your message': 'The jar came in two halves.',
        'Let reCAPTCHA check': '',
      },
      thanks: 'Thank you. We have your message.',
    },
    {
      address: '/be-found',
      submit: 'Send application',
      wrong: { label: 'Your email address', value: 'nowhere' },
      right: {
        'Your name': 'Bela Kun',
        'Your email address': email,
        'Where you live': 'Szeged, Hungary',
        'Your profiles or websites': '@belacooks',
        'Number of followers': 'A thousand to ten thousand',
        'What you make': 'Fish soup.',
        'What would you like to sell here?': 'A book about one soup.',
        'You may keep what I wrote': '',
        'Let reCAPTCHA check': '',
      },
      thanks: 'Thank you. We have your application.',
    },
    {
      address: '/withdraw',
      submit: 'Confirm withdrawal',
      wrong: { label: 'Your email address', value: 'nowhere' },
      right: {
        'Your name': 'Cleo Marsh',
        'Your email address': email,
        'Order number': 'F-7K3M9-QXAB4',
        'Items to return or cancel': 'The whole order.',
      },
      thanks: 'We have your withdrawal.',
    },
  ];
}
