import type { Page } from '@playwright/test';
import { money } from './support/catalogue.ts';
import { expectThanks, fillIn, pay, sessionOnPage, sumOnPage, sumsOn } from './support/hosted-page.ts';
import { mailTo } from './support/inbox.ts';
import {
  add,
  addButton,
  agreeToDigital,
  BOOK,
  expectBadge,
  openBasket,
  openCodes,
  PAN,
  readyPayButton,
} from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const CARD = { id: 'gift-card' };
const CODE = /\b([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}\b/;

test('[GIF-02] [GIF-03] [GIF-05] a gift card is bought, arrives by mail, pays a part of a second purchase, and its balance is shown @wide', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await add(page, CARD, { format: 'Card for 25' });
  await openBasket(page);
  await readyPayButton(page).click();
  await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', email, isPosted: false });
  await pay(page);
  await expectThanks(page);
  const mail = await mailTo(email, 'Your gift card');
  const [code = ''] = CODE.exec(mail.text) ?? [];
  await expect(page.getByText(code)).toBeVisible();

  await add(page, PAN);
  await openBasket(page);
  await openCodes(page);
  await page.getByRole('textbox', { name: 'Gift card' }).fill(code.toLowerCase());
  await page.getByRole('textbox', { name: 'Gift card' }).press('Enter');
  await expect(page.getByText(/pays £25\.00/)).toBeVisible();
  const sums = await sumsOn(page);
  expect(sums['Gift card']).toBe('−£25.00');
  const left = Math.round(Number(sums.Total!.replace(/[^\d.]/g, '')) * 100) - 2500;
  await expect(readyPayButton(page)).toHaveText(`Pay ${money(left, 'GB')}`);
  await readyPayButton(page).click();
  await sessionOnPage(page);
  expect(await sumOnPage(page)).toMatchObject({ amount: left });
  await fillIn(page, { country: 'United Kingdom', email });
  await pay(page);
  await expectThanks(page);
  expect(await sumsOn(page)).toMatchObject({ 'Gift card': '−£25.00' });

  await page.goto('/gift-cards');
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.locator('[data-balance]')).toHaveText('£0.00 left. This card is used up.');
});

test('[GIF-07] a gift is chosen on its page, and the basket shows the card for its parcel', async ({
  page,
}) => {
  await page.goto(`/products/${PAN.id}`);
  await page.getByRole('checkbox', { name: 'This order is a gift' }).check();
  await expect(page.getByText('In the basket, tell us who it is for')).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText('Say who it is for in your basket.')).toBeVisible();
  await openBasket(page);
  await expect(page.getByRole('checkbox', { name: 'This order is a gift' })).toBeChecked();
  const card = page.getByRole('figure', { name: 'The card' });
  await expect(card).toHaveCount(0);
  await page.getByLabel('Recipient’s name (optional)').fill('Åsa');
  await page.getByLabel('From (optional)').fill('Ada');
  await page.getByLabel('Note (optional)').fill('Eat well.');
  await expect(card).toContainText('For Åsa\nEat well.\nFrom Ada', { useInnerText: true });
});

test('[GIF-07] “Buy now” with a gift leads to its recipient in the basket, not to payment @narrow-long', async ({
  page,
}) => {
  await page.goto(`/products/${PAN.id}`);
  await page.getByRole('checkbox', { name: 'This order is a gift' }).check();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/basket#gift$/);
  await expect(page.getByLabel('Recipient’s name (optional)')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'This order is a gift' })).toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: PAN.name }).first()).toBeVisible();
});

test('[GIF-07] fields that the browser fills in all at once are all kept, of the gift and of the address @long', async ({
  page,
}) => {
  await add(page, PAN);
  await openBasket(page);
  await page.getByRole('checkbox', { name: 'This order is a gift' }).check();
  await page.getByText('Add your address now').click();
  // As a browser’s autofill does it: one event for each field, and no time between them to render.
  const fillAtOnce = (values: Record<string, string>) =>
    page.evaluate((all) => {
      for (const [name, value] of Object.entries(all)) {
        const input = document.querySelector<HTMLInputElement>(`main [name="${name}"]`)!;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, values);
  const address = { firstName: 'Ada', surname: 'Lind', address1: '1 Mill Lane', city: 'Leeds' };
  await fillAtOnce(address);
  await fillAtOnce({ name: 'Åsa', from: 'Ada' });
  await expect(page.getByRole('figure', { name: 'The card' })).toContainText('For Åsa');
  await page.reload();
  await page.getByText('Add your address now').click();
  for (const [name, value] of Object.entries({ ...address, name: 'Åsa', from: 'Ada' }))
    await expect(page.locator(`main [name="${name}"]`), name).toHaveValue(value);
});

test('[GIF-07] an ebook is given: a note that is too long is not cut, errors are beside their fields, and the mail goes to the recipient @wide @long', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await add(page, BOOK, { format: 'Ebook' });
  await openBasket(page);
  await page.getByRole('checkbox', { name: 'This order is a gift' }).check();
  const note = page.getByLabel('Note (optional)');
  await note.fill('a'.repeat(310));
  await expect(page.getByText('10 characters too many')).toBeVisible();
  await expect(note).toHaveValue('a'.repeat(310));
  const recipient = page.getByLabel('Recipient’s email (optional)');
  await recipient.fill('mum');
  await agreeToDigital(page);
  await readyPayButton(page).click();
  await expect(recipient).toBeFocused();
  await expect(recipient).toHaveAccessibleDescription(/Enter an email address like/);
  await expect(note).toHaveAccessibleDescription(/at most 300 characters/);
  await recipient.fill(email);
  await note.fill('Happy birthday.');
  await readyPayButton(page).click();
  await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', isPosted: false });
  await pay(page);
  await expectThanks(page);
  const mail = await mailTo(email, 'A book for you');
  expect(mail.text).toContain('“Happy birthday.”');
  expect(mail.text).toMatch(/\/downloads/);
});

test.describe('the page of gift cards', () => {
  const form = (page: Page) => page.getByRole('main').locator('form').first();
  const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

  test('[GIF-08] sells one with recipient, day and message, and shows the mail while they are typed @narrow-long', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gift cards' }).click();
    await page.getByRole('radio', { name: /^Card for 100/ }).check();
    await page.getByLabel('Recipient’s name').fill('Åsa');
    await page.getByLabel('Recipient’s email').fill('asa@example.com');
    await page.getByLabel('From').fill('Ada');
    await page.getByLabel('Send on').fill(tomorrow());
    await page.getByLabel('Note').fill('Eat well.');
    const mail = page.getByRole('figure', { name: 'The email' });
    await expect(mail).toContainText('Ada has sent you a gift card.');
    await expect(mail).toContainText('For Åsa.');
    await expect(mail).toContainText('“Eat well.”');
    await expect(mail).toContainText('£100');
    await addButton(page).click();
    await expect(page.getByText(/It goes to asa@example\.com on/)).toBeVisible();
    await openBasket(page);
    await page.getByText('Change who gets it').click();
    await expect(page.getByLabel('Recipient’s name')).toHaveValue('Åsa');
    await expect(page.getByLabel('Recipient’s email')).toHaveValue('asa@example.com');
    await expect(page.getByLabel('From')).toHaveValue('Ada');
    await expect(page.getByLabel('Send on')).toHaveValue(tomorrow());
    await expect(page.getByLabel('Note')).toHaveValue('Eat well.');
  });

  test('[GIF-09] sells two for two people, whose lines say who gets them, are changed, and are mailed to them @wide @long', async ({
    page,
    allow,
  }) => {
    allow(/422/);
    const [asa, bo] = [`asa-${crypto.randomUUID()}@example.com`, `bo-${crypto.randomUUID()}@example.com`];
    await page.goto('/gift-cards');
    for (const [name, email] of [
      ['Åsa', asa],
      ['Bo', 'bo@example.com'],
    ] as const) {
      await page.getByLabel('Recipient’s name').fill(name);
      await page.getByLabel('Recipient’s email').fill(email);
      await addButton(page).click();
      await expect(page.getByText(`It goes to ${email}.`)).toBeVisible();
    }
    await openBasket(page);
    const lines = page.locator('[data-line]');
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(0)).toContainText(`For Åsa, ${asa}. We email it after payment.`);
    await expect(page.getByRole('checkbox', { name: 'This order is a gift' })).toHaveCount(0);
    const second = lines.nth(1);
    await second.getByText('Change who gets it').click();
    const address = second.getByLabel('Recipient’s email');
    await address.fill('bo at home');
    await address.blur();
    await expect(address).toHaveAccessibleDescription(/email address like/);
    await readyPayButton(page).click();
    await expect(second.locator('.line-message')).toContainText(/email address/);
    await address.fill(bo);
    await expect(second).toContainText(`For Bo, ${bo}.`);
    await page.reload();
    await expect(second).toContainText(`For Bo, ${bo}.`);
    await readyPayButton(page).click();
    await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom', isPosted: false });
    await pay(page);
    await expectThanks(page);
    await expect(page.getByRole('listitem').filter({ hasText: CODE })).toContainText(['for Åsa', 'for Bo']);
    const codes = await Promise.all(
      [asa, bo].map(async (email) => CODE.exec((await mailTo(email, 'A gift card for you')).text)?.[0]),
    );
    expect(new Set(codes).size).toBe(2);
  });

  test('[GIF-08] says beside a field what is wrong with it, and adds nothing @narrow-long', async ({
    page,
  }) => {
    await page.goto('/gift-cards');
    const wrong: [string, string, RegExp][] = [
      ['Recipient’s email', 'asa at home', /email address like/],
      ['Send on', '2020-02-02', /from today/],
      ['Note', 'Look: <b>bold</b>', /plain text/],
    ];
    for (const [label, typed, message] of wrong) {
      const field = page.getByLabel(label);
      if (label === 'Send on') await page.getByLabel('Recipient’s email').fill('asa@example.com');
      await field.fill(typed);
      await addButton(page).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(message);
      await field.fill('');
    }
    await expectBadge(page, 0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[GIF-08] buys one for somebody, after a wrong day was corrected beside its field @long', async ({
      page,
      allow,
    }) => {
      allow(/422/);
      const email = `${crypto.randomUUID()}@example.com`;
      await page.goto('/gift-cards');
      await page.getByLabel('Recipient’s email').fill(email);
      await page.getByLabel('Note').fill('Eat well.');
      await page.getByLabel('Send on').fill('2020-02-02');
      await form(page).getByRole('button', { name: 'Buy now' }).click();
      const day = page.getByLabel('Send on');
      await expect(day).toHaveAccessibleDescription(/from today/);
      // Without a day it is sent at once, at any hour.
      await day.fill('');
      await page.getByRole('main').getByRole('button').first().click();
      await sessionOnPage(page);
      await fillIn(page, { country: 'United Kingdom', isPosted: false });
      await pay(page);
      await expectThanks(page);
      const mail = await mailTo(email, 'A gift card for you');
      expect(mail.text).toContain('“Eat well.”');
    });
  });
});

test('the error of a gift card goes when its code is changed @wide @long', async ({ page, allow }) => {
  allow(/status of 404 .*gift-cards/, /answer 404: .*gift-cards/);
  await add(page, PAN);
  await openBasket(page);
  await openCodes(page);
  const field = page.getByRole('textbox', { name: 'Gift card' });
  await field.fill('AAAA-BBBB-CCCC-DDDD');
  await field.press('Enter');
  await expect(page.getByText('We cannot find this gift card.')).toBeVisible();
  await field.fill('');
  await expect(page.getByText('We cannot find this gift card.')).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});
