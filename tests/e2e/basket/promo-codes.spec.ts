import { money, writtenContent, writtenPrice, writtenRate } from '../support/catalogue.ts';
import { expectThanks, fillIn, pay, sessionOnPage, sumOnPage } from '../support/hosted-page.ts';
import { ordersOf } from '../support/orders.ts';
import {
  add,
  BOOK,
  discountForm,
  EBOOK,
  lineOf,
  openBasket,
  openCodes,
  PAN,
  payButton,
  quantityOf,
  readyPayButton,
  remove,
  storedItems,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const UNKNOWN = 'This promo code does not exist or has ended.';

async function written(code: string) {
  const { coupons } = await writtenContent();
  return coupons.find(({ data }) => data.code === code)!.data;
}

test.describe('[DIS-05] the offer for two items', () => {
  test('appears with the second item, is applied by one click, is inactive for one item, and changes the total @narrow-long', async ({
    page,
  }) => {
    const pan = await writtenPrice(PAN.id, 'pan', 'GB');
    const post = await writtenRate('standard', 'GB');
    const { percentOff = 0 } = await written('TWOFORTEA');
    const off = Math.round((2 * pan * percentOff) / 100);
    await add(page, PAN);
    await openBasket(page);
    const offer = page.getByRole('button', { name: 'Apply code TWOFORTEA' });
    await expect(readyPayButton(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
    await quantityOf(page, PAN.name).fill('2');
    await expect(offer).toBeVisible();
    // The offer is one line: it does not open the fields for codes.
    await expect(page.getByLabel('Promo code')).toBeHidden();
    await quantityOf(page, PAN.name).fill('1');
    await expect(offer).toHaveCount(0);
    await quantityOf(page, PAN.name).fill('2');
    await offer.click();
    await expect(page.getByText(`TWOFORTEA takes ${percentOff}% off.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove code TWOFORTEA' })).toBeFocused();
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(2 * pan - off + post, 'GB')}`);

    await quantityOf(page, PAN.name).fill('1');
    await expect(page.getByRole('alert').filter({ hasText: 'needs at least 2' })).toBeVisible();
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(pan + post, 'GB')}`);
    expect((await storedItems(page)).map(({ discounted }) => discounted)).toEqual([false]);
    await quantityOf(page, PAN.name).fill('2');
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(2 * pan - off + post, 'GB')}`);
    expect((await storedItems(page)).map(({ discounted }) => discounted)).toEqual([true]);
  });

  test('never replaces a code that the shopper typed @wide @long', async ({ page }) => {
    await add(page, PAN, { quantity: 2 });
    await openBasket(page);
    await expect(page.getByRole('button', { name: 'Apply code TWOFORTEA' })).toBeVisible();
    await openCodes(page);
    await page.getByLabel('Promo code').fill('FIRSTSUPPER');
    await page.getByLabel('Promo code').press('Enter');
    await expect(page.getByText('FIRSTSUPPER takes 10% off.')).toBeVisible();
    await expect(page.getByText('TWOFORTEA')).toHaveCount(0);
  });
});

test.describe('a link with a promo code', () => {
  test('redirects to an address without it, and the basket applies the code and says so @wide @long', async ({
    page,
  }) => {
    const book = await writtenPrice(BOOK.id, 'hardback', 'GB');
    const post = await writtenRate('standard', 'GB');
    await page.goto(`/products/${BOOK.id}?utm_source=letter&promo=tins20`);
    await expect(page).toHaveURL(`/products/${BOOK.id}?utm_source=letter`);
    await page.goto('/basket');
    await expect(page.getByText('Promo code TINS20 came with your link.')).toBeVisible();
    await add(page, BOOK);
    await openBasket(page);
    await expect(
      page.getByText('TINS20 takes 20% off selected products. It came with your link.'),
    ).toBeVisible();
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(book - Math.round(book / 5) + post, 'GB')}`);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'promo' }));
    await page.reload();
    await expect(page.getByText('TINS20 takes 20% off selected products.')).toBeVisible();
  });

  test('with an unknown code shows the usual error, and is not applied again @wide @long', async ({
    page,
    allow,
  }) => {
    allow(/status of 404 .*coupons/, /answer 404: .*coupons/);
    await page.goto('/?promo=NO-SUCH-CODE');
    await expect(page).toHaveURL('/');
    await add(page, PAN);
    await openBasket(page);
    await expect(page.getByRole('alert').filter({ hasText: UNKNOWN })).toBeVisible();
    await expect(page.getByLabel('Promo code')).toHaveValue('NO-SUCH-CODE');
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'promo' }));
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: UNKNOWN })).toBeVisible();
  });

  test('for an item that is not in the basket yet is applied once it is @wide @long', async ({ page }) => {
    await page.goto('/?promo=TINS20');
    await add(page, PAN);
    await openBasket(page);
    await expect(discountForm(page).getByRole('alert')).toContainText(
      'Promo code TINS20 does not apply to any products in the basket',
    );
    await add(page, BOOK);
    await openBasket(page);
    await expect(lineOf(page, BOOK.name)).toContainText('20% off');
    await expect(lineOf(page, PAN.name)).not.toContainText('% off');
  });

  test('asks before it replaces an active code @wide @long', async ({ page }) => {
    await add(page, PAN);
    await openBasket(page);
    await openCodes(page);
    await page.getByLabel('Promo code').fill('FIRSTSUPPER');
    await page.getByLabel('Promo code').press('Enter');
    await expect(page.getByText('FIRSTSUPPER takes 10% off.')).toBeVisible();
    await page.goto('/basket?promo=POST-PAID');
    await expect(page).toHaveURL('/basket');
    await expect(page.getByText('FIRSTSUPPER takes 10% off.')).toBeVisible();
    await page.goto('/basket?promo=TINS20');
    await page.getByRole('button', { name: 'Use TINS20 instead' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'TINS20 does not apply' })).toBeVisible();
    await expect(page.getByText('FIRSTSUPPER takes 10% off.')).toBeVisible();
    await page.goto('/basket?promo=POST-PAID');
    await page.getByRole('button', { name: 'Use POST-PAID instead' }).click();
    await expect(page.getByText('POST-PAID makes delivery free.')).toBeVisible();
    await expect(page.getByText('FIRSTSUPPER')).toHaveCount(0);
  });
});

test('an amount off needs an email address if it has a limit for each, and is the same from basket to order @wide @long', async ({
  page,
}) => {
  const book = await writtenPrice(BOOK.id, 'hardback', 'GB');
  const pan = await writtenPrice(PAN.id, 'pan', 'GB');
  const post = await writtenRate('standard', 'GB');
  const off = (await written('A-FIVER')).amountsOff!.GB!;
  const total = book + pan - off + post;
  // By largest remainder: the two shares of the amount, in whole pence, add up to it.
  const ofBook = Math.round((off * book) / (book + pan));
  await add(page, BOOK);
  await add(page, PAN);
  await openBasket(page);
  await openCodes(page);
  await page.getByLabel('Promo code').fill('a-fiver');
  await page.getByLabel('Promo code').press('Enter');
  await expect(page.getByText(`A-FIVER takes ${money(off, 'GB')} off.`)).toBeVisible();
  await expect(lineOf(page, BOOK.name)).toContainText(`${money(ofBook, 'GB')} off`);
  await expect(lineOf(page, PAN.name)).toContainText(`${money(off - ofBook, 'GB')} off`);
  await expect(readyPayButton(page)).toHaveText(`Pay ${money(total, 'GB')}`);

  await readyPayButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter your email address.' })).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
  await page.getByRole('main').getByLabel('Email').fill(`wren-${Date.now()}@mail.example`);
  await readyPayButton(page).click();
  const sessionId = await sessionOnPage(page);
  expect((await sumOnPage(page)).amount).toBe(total);
  await page.getByLabel('Full name').fill('Wilhelmina Wren');
  await page.getByLabel('Address line 1').fill('17 Heron Steps');
  await page.getByLabel('City').fill('Northwick');
  await page.getByLabel('Postcode').fill('10001');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await pay(page);
  await expectThanks(page);
  const [order] = await ordersOf(sessionId);
  expect(order).toMatchObject({ subtotal: book + pan, discount: off, shipping: post, total });
});

test('free shipping is free in the list, in the totals, on the payment page and in the order @wide @long', async ({
  page,
}) => {
  const pan = await writtenPrice(PAN.id, 'pan', 'GB');
  await add(page, PAN);
  await openBasket(page);
  await openCodes(page);
  await page.getByLabel('Promo code').fill('POST-PAID');
  await page.getByLabel('Promo code').press('Enter');
  await expect(page.getByText('POST-PAID makes delivery free.')).toBeVisible();
  for (const name of [/Standard.*Free/, /Tracked express.*Free/])
    await expect(page.getByRole('radio', { name })).toBeVisible();
  await expect(page.getByText('Delivery (Standard), with code POST-PAID')).toBeVisible();
  await expect(readyPayButton(page)).toHaveText(`Pay ${money(pan, 'GB')}`);
  await readyPayButton(page).click();
  const sessionId = await sessionOnPage(page);
  expect((await sumOnPage(page)).amount).toBe(pan);
  await fillIn(page, { country: 'United Kingdom' });
  await pay(page);
  await expectThanks(page);
  const [order] = await ordersOf(sessionId);
  expect(order).toMatchObject({ subtotal: pan, discount: 0, shipping: 0, total: pan });
});

test('[DIS-02] free shipping is refused if everything is sent by email @wide @long', async ({ page }) => {
  await add(page, EBOOK);
  await openBasket(page);
  await openCodes(page);
  await page.getByLabel('Promo code').fill('POST-PAID');
  await page.getByLabel('Promo code').press('Enter');
  await expect(discountForm(page).getByRole('alert')).toHaveText(
    'Promo code POST-PAID does not apply to any products in the basket',
  );
});

test.describe('[F45] a code that ends between basket and payment', { tag: '@wide' }, () => {
  test('is removed with a message, and the next click pays the new total @wide @long', async ({
    page,
    allow,
  }) => {
    allow(
      /status of 409 .*checkout/,
      /answer 409: .*checkout/,
      /status of 404 .*coupons/,
      /answer 404: .*coupons/,
    );
    const pan = await writtenPrice(PAN.id, 'pan', 'GB');
    const post = await writtenRate('standard', 'GB');
    await add(page, PAN);
    await openBasket(page);
    await openCodes(page);
    await page.getByLabel('Promo code').fill('FIRSTSUPPER');
    await page.getByLabel('Promo code').press('Enter');
    await expect(page.getByText('FIRSTSUPPER takes 10% off.')).toBeVisible();
    // The first answer is the store's refusal of an ended code; then the real checkout answers.
    await page.route('**/api/checkout', async (route) => {
      const body = { ...route.request().postDataJSON(), couponCode: 'MIDSUMMER' };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await page.route('**/api/coupons/store/FIRSTSUPPER', async (route) =>
      route.continue({ url: route.request().url().replace('FIRSTSUPPER', 'MIDSUMMER') }),
    );
    await readyPayButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This has changed' })).toBeFocused();
    await expect(page).toHaveURL('/basket');
    await page.unroute('**/api/checkout');
    await page.getByRole('button', { name: `Accept and pay ${money(pan + post, 'GB')}` }).click();
    await sessionOnPage(page);
    expect((await sumOnPage(page)).amount).toBe(pan + post);
  });

  test('is reported as soon as the basket is opened again @wide @long', async ({ page, allow }) => {
    allow(/status of 404 .*coupons/, /answer 404: .*coupons/);
    await add(page, PAN);
    await openBasket(page);
    await openCodes(page);
    await page.getByLabel('Promo code').fill('FIRSTSUPPER');
    await page.getByLabel('Promo code').press('Enter');
    await expect(page.getByText('FIRSTSUPPER takes 10% off.')).toBeVisible();
    await page.route('**/api/coupons/store/FIRSTSUPPER', async (route) =>
      route.continue({ url: route.request().url().replace('FIRSTSUPPER', 'MIDSUMMER') }),
    );
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: UNKNOWN })).toBeVisible();
    await expect(page.getByText('FIRSTSUPPER takes')).toHaveCount(0);
  });
});

test('[DIS-04] new lines are marked, and removing all marked lines makes the code inactive @wide @long', async ({
  page,
}) => {
  await add(page, BOOK);
  await openBasket(page);
  await openCodes(page);
  await page.getByLabel('Promo code').fill('TINS20');
  await page.getByLabel('Promo code').press('Enter');
  await expect(lineOf(page, BOOK.name)).toContainText('20% off');
  await add(page, { id: 'six-sardines-algarve' });
  await openBasket(page);
  await expect
    .poll(async () => (await storedItems(page)).map(({ discounted }) => discounted))
    .toEqual([true, true]);
  await remove(page, BOOK.name).click();
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText('TINS20 takes 20% off')).toBeVisible();
  expect((await storedItems(page)).map(({ discounted }) => discounted)).toEqual([true]);
});
