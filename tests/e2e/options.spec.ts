import type { Page } from '@playwright/test';
import { openFilters } from './support/filters.ts';
import { addButton, expectBadge, goToPayment, lineOf, openBasket } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' }, locale: 'en-GB' });

const APRON = { id: 'market-apron', name: 'The Market Apron' };
const value = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

test('size and colour are chosen separately; price, picture and address follow, and the variant is bought @narrow-long', async ({
  page,
}) => {
  await page.goto(`/products/${APRON.id}`);
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio')).toHaveCount(3);
  await expect(value(page, 'Regular')).toBeChecked();
  await expect(value(page, 'Undyed')).toBeChecked();
  const lead = page.locator('.lead-picture img');
  await expect(lead).toHaveAttribute('alt', /undyed/i);

  await value(page, 'Indigo').check();
  await expect(addButton(page)).toHaveText('Add to basket · £51.00');
  await expect(page).toHaveURL(`/products/${APRON.id}?variant=regular-indigo`);
  await expect(lead).toHaveAttribute('alt', /dark blue/);
  await addButton(page).click();
  await expect(page.getByText('1 × The Market Apron, Regular, Indigo.')).toBeVisible();
  await expectBadge(page, 1);

  await openBasket(page);
  const line = lineOf(page, APRON.name);
  await expect(line).toContainText('Regular, Indigo');
  await expect(line.getByRole('link', { name: /^Change/ })).toHaveAttribute(
    'href',
    `/products/${APRON.id}?variant=regular-indigo`,
  );
  await goToPayment(page);
  await expect(page.getByRole('listitem').filter({ hasText: APRON.name })).toContainText('£51.00');
});

test('a value that is sold out beside the others says so before it is chosen, and is not added @narrow-long', async ({
  page,
}) => {
  await page.goto(`/products/${APRON.id}?variant=regular-indigo`);
  await expect(value(page, 'Indigo')).toBeChecked();
  await expect(value(page, /^Long \(not available\)/)).toBeVisible();
  await value(page, /^Long/).check();
  await expect(value(page, /^Indigo \(not available\)/)).toBeChecked();
  await addButton(page).click();
  await expect(page.getByText('Long, Indigo is not available. Please choose another.').first()).toBeVisible();
  await expectBadge(page, 0);
  await value(page, 'Undyed').check();
  await addButton(page).click();
  await expectBadge(page, 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a variant is chosen and bought; all prices and what is sold out are on the page @narrow-long', async ({
    page,
  }) => {
    await page.goto(`/products/${APRON.id}`);
    await expect(page.getByText('Long, Indigo: sold out for now.')).toBeVisible();
    expect(await page.locator('noscript li').allTextContents()).toContainEqual(
      expect.stringMatching(/^Regular, Indigo: £51\.00/),
    );
    await page.getByText('Indigo', { exact: true }).click();
    await page.getByRole('button', { name: /^(Buy now|Pre-order)/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: APRON.name })).toContainText('£51.00');
    await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
  });
});

test('a section’s products are filtered by an option that several have, also from a link and after Back @narrow-long', async ({
  page,
}) => {
  await page.goto('/kitchen');
  const size = page.getByRole('combobox', { name: 'Size', includeHidden: true });
  const count = page.getByRole('status').filter({ hasText: /product/ });
  await openFilters(page);
  for (const name of ['All', 'Short (1)', 'Regular (1)', 'Long (1)', 'Small, 9 cm (1)', 'Large, 12 cm (1)'])
    await expect(size.getByRole('option', { name, exact: true, includeHidden: true })).toHaveCount(1);
  await size.selectOption({ value: 'Size:Long' });
  await expect(page).toHaveURL('/kitchen?option=Size%3ALong');
  await expect(count).toHaveText('1 product');
  await expect(page.getByRole('heading', { name: APRON.name })).toBeVisible();

  await page.reload();
  await expect(count).toHaveText('1 product');
  await expect(size).toHaveValue('Size:Long');
  await page.goBack();
  await expect(size).toHaveValue('');

  await page.goto('/kitchen?option=Size%3AHuge&option=Size%3ALong');
  await expect(count).toHaveText('1 product');
});
