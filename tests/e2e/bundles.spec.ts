import { expectThanks, fillIn, pay } from './support/hosted-page.ts';
import { addButton, expectBadge, goToPayment, lineOf, openBasket } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' }, locale: 'en-GB' });

const BOX = { id: 'market-box', name: 'The Market Box' };
const CONTENTS = '1 × The Market Apron (Long, Undyed), 2 × Thyme Honey, Sfakia (Jar)';

test('a bundle says what is in it on its page, in the basket and on the order, and is bought @narrow-long', async ({
  page,
}) => {
  await page.goto(`/products/${BOX.id}`);
  const inside = page.locator('.buying-facts div').filter({ hasText: 'In the box' });
  await expect(inside.getByRole('listitem')).toHaveText([
    '1 × The Market Apron (Long, Undyed)',
    '2 × Thyme Honey, Sfakia (Jar)',
  ]);
  await expect(inside.getByRole('link', { name: 'Thyme Honey, Sfakia' })).toHaveAttribute(
    'href',
    '/products/thyme-honey-sfakia',
  );
  await expect(page.getByRole('heading', { name: 'Thyme Honey, Sfakia' })).toBeVisible();
  await addButton(page).click();
  await expectBadge(page, 1);
  await openBasket(page);
  await expect(lineOf(page, BOX.name)).toContainText(`Contains ${CONTENTS}`);
  await goToPayment(page);
  await expect(page.getByRole('listitem').filter({ hasText: BOX.name })).toContainText('£72.00');
  await fillIn(page, { country: 'United Kingdom' });
  await pay(page);
  await expectThanks(page);
  await expect(page.getByText(`Contains ${CONTENTS}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is in the box is on the page @narrow-long', async ({ page }) => {
    await page.goto(`/products/${BOX.id}`);
    await expect(page.locator('.buying-facts')).toContainText('2 × Thyme Honey, Sfakia (Jar)');
  });
});
