import { money } from './support/catalogue.ts';
import { expectThanks, fillIn, pay, sessionOnPage, sumOnPage, sumsOn } from './support/hosted-page.ts';
import { mailTo } from './support/inbox.ts';
import { add, addButton, agreeToDigital, BOOK, openBasket, PAN, readyPayButton } from './support/shop.ts';
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
  await expect(page.locator('[data-balance]')).toHaveText('£0.00 left. All of it has been spent.');
});

test('[GIF-07] a gift is chosen on its page, and the basket shows the card for its parcel', async ({
  page,
}) => {
  await page.goto(`/products/${PAN.id}`);
  await page.getByRole('checkbox', { name: 'This is a gift' }).check();
  await addButton(page).click();
  await expect(page.getByText('Say who it is for in your basket.')).toBeVisible();
  await openBasket(page);
  await expect(page.getByRole('checkbox', { name: 'This is a gift' })).toBeChecked();
  const card = page.getByRole('figure', { name: 'The card' });
  await expect(card).toHaveCount(0);
  await page.getByLabel('Recipient’s name (optional)').fill('Åsa');
  await page.getByLabel('From (optional)').fill('Ada');
  await page.getByLabel('Note (optional)').fill('Eat well.');
  await expect(card).toContainText('For Åsa\nEat well.\nFrom Ada', { useInnerText: true });
});

test('[GIF-07] an ebook is given: a note that is too long is not cut, errors are beside their fields, and the mail goes to the recipient @wide @long', async ({
  page,
  allow,
}) => {
  allow(/422/);
  const email = `${crypto.randomUUID()}@example.com`;
  await add(page, BOOK, { format: 'Ebook' });
  await openBasket(page);
  await page.getByRole('checkbox', { name: 'This is a gift' }).check();
  const note = page.getByLabel('Note (optional)');
  await note.fill('a'.repeat(310));
  await expect(page.getByText('10 characters too many')).toBeVisible();
  await expect(note).toHaveValue('a'.repeat(310));
  const recipient = page.getByLabel('Recipient’s e-mail (optional)');
  await recipient.fill(email);
  await agreeToDigital(page);
  await readyPayButton(page).click();
  await expect(note).toHaveAccessibleDescription(/at most 300 characters/);
  await note.fill('Happy birthday.');
  await readyPayButton(page).click();
  await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', isPosted: false });
  await pay(page);
  await expectThanks(page);
  const mail = await mailTo(email, 'A present for you');
  expect(mail.text).toContain('“Happy birthday.”');
  expect(mail.text).toMatch(/\/downloads/);
});
