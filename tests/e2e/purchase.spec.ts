import { money, writtenPrice, writtenRate } from './support/catalogue.ts';
import {
  CONFIRMED_CARD,
  DECLINED_CARD,
  expectThanks,
  fillIn,
  GOOD_CARD,
  pay,
  sessionOnPage,
  sumOnPage,
  sumsOn,
  typeCard,
} from './support/hosted-page.ts';
import { ordersOf } from './support/orders.ts';
import {
  APRON,
  add,
  addButton,
  agreeToDigital,
  BOOK,
  discountForm,
  EBOOK,
  expectBadge,
  expectPlainAddresses,
  goToPayment,
  lineOf,
  openBasket,
  openCodes,
  PAN,
  quantityOf,
  readyPayButton,
  storedItems,
} from './support/shop.ts';
import { expect, test } from './support/test.ts';

const SHOPPERS = [
  { region: 'US', country: 'US', name: 'United States', currency: 'USD', picker: 'USA' },
  { region: 'GB', country: 'GB', name: 'United Kingdom', currency: 'GBP', picker: 'UK' },
  { region: 'CA', country: 'CA', name: 'Canada', currency: 'CAD', picker: 'CAN' },
  { region: 'EU', country: 'FR', name: 'France', currency: 'EUR', picker: 'EU' },
  { region: 'LATAM', country: 'MX', name: 'Mexico', currency: 'USD', picker: 'LATAM' },
  { region: 'GO', country: 'JP', name: 'Japan', currency: 'USD', picker: 'Global' },
] as const;
const SIGNS = { USD: /^(US)?\$$/, GBP: /^£$/, CAD: /^(CA)?\$$/, EUR: /^€$/ };

/** A purchase in Britain runs with every test, the other regions and Firefox in long runs. */
const tagsOf = (region: string) => (region === 'GB' ? '@firefox' : ['@wide', '@long']);

for (const { region, country, name, currency, picker } of SHOPPERS)
  test.describe(`a shopper in ${name}`, { tag: tagsOf(region) }, () => {
    test.use({ extraHTTPHeaders: { 'x-country': country } });

    test(`[REG-09] [CHK-04] [CHK-09] [RT-06] [RT-30] buys in ${currency} from the front page to the thank-you`, async ({
      page,
    }) => {
      const unit = await writtenPrice(PAN.id, 'pan-and-lid', region);
      const goods = 2 * unit;
      const post = await writtenRate('standard', region, goods);

      await page.goto('/');
      await expect(page.getByText('Region and currency:').locator('..')).toContainText(`${picker}`);
      await expectPlainAddresses(page);
      await page
        .getByRole('link', { name: /Two-Egg Pan/ })
        .first()
        .click();

      await expect(page).toHaveURL(`/products/${PAN.id}`);
      const format = page.getByRole('radio', { name: /^Pan and lid/ });
      await expect(format).toHaveAccessibleName(new RegExp(`\\${money(unit, region)}`));
      await format.check();
      await page.getByLabel('Quantity').selectOption('2');
      await expect(addButton(page)).toHaveText(`Add to basket · ${money(goods, region)}`);
      await expectPlainAddresses(page);
      await addButton(page).click();
      await page.getByRole('link', { name: 'View basket' }).first().click();

      await expect(page).toHaveURL('/basket');
      await expect(readyPayButton(page)).toHaveText(`Pay ${money(goods + post, region)}`);
      const line = page.getByRole('listitem').filter({ hasText: PAN.name });
      await expect(line).toContainText(money(goods, region));
      await expect(line).toContainText(`${money(unit, region)} each`);
      await expectPlainAddresses(page);
      await readyPayButton(page).click();

      const sessionId = await sessionOnPage(page);
      const asked = await sumOnPage(page);
      expect(asked.amount).toBe(goods + post);
      const onPaymentPage = await sumsOn(page);
      expect(onPaymentPage).toEqual({
        Subtotal: money(goods, region),
        Shipping: post > 0 ? money(post, region) : 'Free',
        Total: money(goods + post, region),
      });
      expect(asked.sign).toMatch(SIGNS[currency]);
      await fillIn(page, { country: name });
      await pay(page);

      await expectThanks(page);
      await expect(page).toHaveURL('/basket/success');
      await expect(page.locator('.line-name', { hasText: PAN.name })).toBeVisible();
      expect((await sumsOn(page)).Subtotal).toBe(onPaymentPage.Subtotal);
      await expect(page.locator('.total')).toHaveText(`Total paid ${money(goods + post, region)}`);
      await expectBadge(page, 0);
      await expectPlainAddresses(page);

      const orders = await ordersOf(sessionId);
      expect(orders).toHaveLength(1);
      expect(orders[0]).toMatchObject({
        status: 'paid',
        region,
        currency,
        subtotal: goods,
        discount: 0,
        shipping: post,
        total: goods + post,
        lines: [{ productId: PAN.id, formatId: 'pan-and-lid', quantity: 2, unitAmount: unit }],
      });
      await expect(page.getByText(orders[0]!.id)).toBeVisible();
    });
  });

test.describe('a shopper in the United Kingdom', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

  test('[CHK-09] the basket is emptied by the payment, and reloading the success page never empties the next one @wide @long', async ({
    page,
  }) => {
    await add(page, PAN);
    const success = `/basket/success?session_id=${await goToPayment(page)}`;
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expectThanks(page);
    await expectBadge(page, 0);

    await page.goto('/basket');
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing in here yet' })).toBeVisible();
    await add(page, EBOOK);
    await page.goto(success);
    await expectThanks(page);
    await expectBadge(page, 1);
    await page.reload();
    await expectThanks(page);
    await expectBadge(page, 1);
    expect(await storedItems(page)).toHaveLength(1);
  });

  test('[D04] no address contains personal data, and the success page removes its session from the address, but shows the order again after a reload @wide @long', async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url(), request.headers().referer ?? '');
    });
    await add(page, PAN);
    await openBasket(page);
    await page.getByText('Add your address now (optional)').click();
    await page.getByRole('main').getByLabel('Email').fill('canary.wren@mail.example');
    await page.getByLabel('First name').fill('Wilhelmina');
    await page.getByLabel('Postcode').fill('EH6 6QQ');
    await readyPayButton(page).click();
    await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expectThanks(page);
    await expect(page).toHaveURL('/basket/success');
    const onSuccess = addresses.length;
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL('/products');
    await page.goBack();
    await expectThanks(page);
    await page.reload();
    await expectThanks(page);
    await expect(page).toHaveURL('/basket/success');
    await page.goto('/contact');
    // The random id of a session can have any letters.
    const all = addresses
      .map((address) => decodeURIComponent(address).replace(/cs_test_\w+/g, 'cs_test'))
      .join(' ');
    expect(all).not.toMatch(/canary|wren|wilhelmina|heron|EH6|4242|10001/i);
    // Only the page itself is requested with it, and nothing that the page loads or links to.
    const told = addresses.slice(onSuccess).filter((address) => address.includes('cs_'));
    expect(told.filter((address) => !/\/basket\/success\?session_id=/.test(address))).toEqual([]);
  });

  test('a declined card shows an error, charges nothing, and another card pays the same basket once @wide', async ({
    page,
  }) => {
    await add(page, PAN);
    const sessionId = await goToPayment(page);
    await fillIn(page, { country: 'United Kingdom', card: DECLINED_CARD });
    await pay(page);
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await typeCard(page, GOOD_CARD);
    await pay(page);
    await expectThanks(page);
    const orders = await ordersOf(sessionId);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ status: 'paid', region: 'GB' });
  });

  test('a card with 3-D Secure pays once it is confirmed, and not before @wide @long', async ({ page }) => {
    await add(page, PAN);
    await goToPayment(page);
    await fillIn(page, { country: 'United Kingdom', card: CONFIRMED_CARD });
    await pay(page);
    await expect(page.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(/unable to authenticate/)).toBeVisible();
    await typeCard(page, CONFIRMED_CARD);
    await pay(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expectThanks(page);
    await expectBadge(page, 0);
  });

  test('[BAS-10] the customization and its picture are in the basket and in the order @wide @long', async ({
    page,
  }) => {
    await page.goto(`/products/${APRON.id}`);
    await page.getByLabel('The name on it').fill('Ngũgĩ <b>&');
    await addButton(page).click();
    await page.getByRole('link', { name: 'View basket' }).first().click();
    await expect(page.getByText('“Ngũgĩ <b>&”')).toBeVisible();
    await readyPayButton(page).click();
    const sessionId = await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expectThanks(page);
    await expect(page.getByText('“Ngũgĩ <b>&”')).toBeVisible();
    const [order] = await ordersOf(sessionId);
    expect(order?.lines).toMatchObject([
      {
        productId: APRON.id,
        customization: 'Ngũgĩ <b>&',
        previewUrl: expect.stringMatching(/^\/pictures\//),
      },
    ]);
  });

  test('[DIS-01] [DIS-04] [CHK-07] a promo code and express shipping: the same amounts in the basket, on the payment page and in the order @wide', async ({
    page,
  }) => {
    const book = await writtenPrice(BOOK.id, 'hardback', 'GB');
    const pan = await writtenPrice(PAN.id, 'pan', 'GB');
    const post = await writtenRate('express', 'GB');
    const off = Math.round(book * 0.2);
    const total = book + pan - off + post;

    await add(page, BOOK);
    await add(page, PAN);
    await openBasket(page);
    await openCodes(page);
    await page.getByLabel('Promo code').fill('tins20');
    await discountForm(page).getByRole('button', { name: 'Apply code' }).click();
    await expect(page.getByText('TINS20 takes 20% off selected products.')).toBeVisible();
    await expect(lineOf(page, BOOK.name)).toContainText('20% off');
    await expect(lineOf(page, PAN.name)).not.toContainText('% off');
    expect((await storedItems(page)).map((item) => item.discounted)).toEqual([true, false]);
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await page.getByRole('radio', { name: /Tracked express/ }).check();
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(total, 'GB')}`);

    await page.reload();
    await expect(page.getByRole('radio', { name: /Tracked express/ })).toBeChecked();
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(total, 'GB')}`);
    await readyPayButton(page).click();
    const sessionId = await sessionOnPage(page);
    expect((await sumOnPage(page)).amount).toBe(total);
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expectThanks(page);
    const [order] = await ordersOf(sessionId);
    expect(order).toMatchObject({ subtotal: book + pan, discount: off, shipping: post, total });
  });

  test('[CHK-07] items sent by email need no shipping and no address @wide @long', async ({ page }) => {
    const price = await writtenPrice(EBOOK.id, 'ebook', 'GB');
    await add(page, EBOOK);
    await openBasket(page);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('By email', { exact: true })).toBeVisible();
    await expect(readyPayButton(page)).toHaveText(`Pay ${money(price, 'GB')}`);
    await agreeToDigital(page);
    await readyPayButton(page).click();
    const sessionId = await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom', isPosted: false });
    await pay(page);
    await expectThanks(page);
    const [order] = await ordersOf(sessionId);
    expect(order).toMatchObject({ shipping: 0, total: price });
  });

  test('[CHK-01] details typed in the basket are prefilled on the payment page @wide @long', async ({
    page,
  }) => {
    await add(page, PAN);
    await openBasket(page);
    await page.getByText('Add your address now').click();
    await page.getByRole('main').getByLabel('Email').fill('ahead@mail.example');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Surname').fill('Larder');
    await page.getByLabel('Phone').fill('+44 7700 900123');
    await page.getByLabel('Address', { exact: true }).fill('1 Early Street');
    await page.getByLabel('Town or city').fill('Leeds');
    await page.getByLabel('Postcode').fill('LS1 1AA');
    await expect(page.getByLabel('Country')).toHaveValue('GB');
    await page.reload();
    await page.getByText('Add your address now').click();
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ahead@mail.example');
    await readyPayButton(page).click();
    await sessionOnPage(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Larder');
    await expect(page.getByLabel('Address line 1')).toHaveValue('1 Early Street');
    await expect(page.getByLabel('City')).toHaveValue('Leeds');
    await expect(page.getByLabel('Postcode')).toHaveValue('LS1 1AA');
    await expect(page.getByText('ahead@mail.example').or(page.getByLabel('Email')).first()).toBeVisible();
    await typeCard(page, GOOD_CARD);
    await pay(page);
    await expectThanks(page);
  });

  test('[CHK-01] [CHK-04] [F49] returning from the payment page restores the full basket, and Pay works again @long', async ({
    page,
  }) => {
    await add(page, PAN, { quantity: 3 });
    const first = await goToPayment(page);

    await page.goBack();
    await expect(quantityOf(page, PAN.name)).toHaveValue('3');
    await expectBadge(page, 3);
    const form = await page.evaluate(() => JSON.parse(sessionStorage.getItem('found:checkout')!).form);
    expect(form).toMatchObject({
      shippingMethodId: 'standard',
      shippingPrice: await writtenRate(
        'standard',
        'GB',
        3 * (await writtenPrice(PAN.id, 'pan-and-lid', 'GB')),
      ),
      enableOptIn: false,
    });
    await readyPayButton(page).click();
    expect(await sessionOnPage(page), 'the same attempt leads to the same payment page').toBe(first);

    await page.getByRole('link', { name: /Back to the store/ }).click();
    await expect(page).toHaveURL('/basket');
    await quantityOf(page, PAN.name).fill('1');
    await readyPayButton(page).click();
    expect(await sessionOnPage(page), 'another basket is another attempt').not.toBe(first);
    await fillIn(page, { country: 'United Kingdom' });
    await pay(page);
    await expectThanks(page);
    await expectBadge(page, 0);
  });
});
