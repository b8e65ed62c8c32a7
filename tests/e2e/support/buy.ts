import type { Page } from '@playwright/test';
import { expectThanks, fillIn, pay, sessionOnPage } from './hosted-page.ts';
import { ordersOf } from './orders.ts';
import { add, openBasket, readyPayButton } from './shop.ts';

/** Buys two pieces of a product for an address in Britain. @returns the order's number */
export async function buyTwo(page: Page, product: { id: string }, email: string): Promise<string> {
  await add(page, product);
  await add(page, product);
  await openBasket(page);
  await readyPayButton(page).click();
  const session = await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', email });
  await pay(page);
  await expectThanks(page);
  const [bought] = await ordersOf(session);
  return bought?.id ?? '';
}
