import type { Browser, Page } from '@playwright/test';
import { message } from '#functions/db/schema/messages.ts';
import { review } from '#functions/db/schema/reviews.ts';
import { bookManualEntry } from '#functions/payouts/statements/pay.ts';
import { monthLater, monthOf } from '#src/core/payouts/months.ts';
import { buyTwo } from '../support/buy.ts';
import { inDatabase } from '../support/database.ts';
import { mailedLink, newMember } from '../support/desk.ts';
import { mailTo } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const BOOK = { id: 'bakestone' };
const ORDERS = 5;

/** Buys two pieces as a shopper of their own. @returns the order's number */
async function buy(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'GB' } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const id = await buyTwo(page, BOOK, email);
  await context.close();
  return id;
}

/** Counts a person's clicks, and reports them with the seconds of each task. */
async function watch(page: Page) {
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && (window as unknown as { countClick(): void }).countClick(),
      true,
    );
  });
  const report: string[] = [];
  return {
    report,
    async task(name: string, run: () => Promise<void>) {
      const [before, start] = [clicks, Date.now()];
      await test.step(name, run);
      report.push(`${name}: ${clicks - before} clicks, ${((Date.now() - start) / 1000).toFixed(1)} s`);
    },
  };
}

test('a day of the shop, from the invitation to paying a creator @long', async ({ page, browser, allow }, {
  project,
}) => {
  test.setTimeout(240_000);
  allow(/401/);
  const run = crypto.randomUUID().slice(0, 8);
  const emails = Array.from({ length: ORDERS }, (_, i) => `day-${run}-${i}@mail.example`);
  const ids: string[] = [];
  for (const email of emails) ids.push(await buy(browser, email));
  const messageId = `L-${run.slice(0, 6).toUpperCase()}`;
  await inDatabase(async (db) => {
    const email = `asks-${run}@mail.example`;
    const fields = { name: `Sender ${run}`, email, message: 'Is it seasoned?' };
    await db
      .insert(message)
      .values({ id: messageId, kind: 'contact', key: run, fingerprint: 'f', region: 'GB', email, fields });
    await db.insert(review).values({
      id: `R-${run}`,
      productId: BOOK.id,
      rating: 5,
      text: `Even heat, ${run}.`,
      firstName: 'Ana',
      createdAt: new Date(),
    });
  });
  page.setDefaultTimeout(15_000);
  const { task, report } = await watch(page);
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

  await task('sign in', async () => {
    const email = await newMember('owner');
    await page.goto('/desk');
    await page.getByRole('textbox', { name: 'Your email address' }).fill(email);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('navigation', { name: /^Desk/ }).first()).toBeAttached();
  });

  await task('have five books made', async () => {
    await page.goto('/desk/production');
    for (const [state, button] of [
      ['To hand over', 'Mark as handed over'],
      ['Being made', 'Mark as made'],
    ] as const) {
      await page.getByRole('button', { name: state }).click();
      for (const id of ids) await page.getByRole('checkbox', { name: `order ${id}` }).check();
      if (button === 'Mark as handed over') {
        const table = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Table for the maker (CSV)' }).click();
        await table;
      }
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(/^5 jobs are marked as/)).toBeVisible();
    }
  });

  await task('pack and send five orders in parts', async () => {
    for (const [i, id] of ids.entries())
      for (const part of [1, 2]) {
        await page.goto(`/desk/orders/${id}`);
        await page.getByRole('button', { name: 'Mark as sent' }).click();
        const panel = dialog('Send a parcel');
        await panel.getByRole('spinbutton', { name: /Pieces in this parcel/ }).fill('1');
        await panel.getByRole('textbox', { name: 'Carrier' }).fill('Royal Mail');
        await panel
          .getByRole('textbox', { name: 'Tracking number or address' })
          .fill(`QP4471${i}${part}263GB`);
        await panel.getByRole('button', { name: 'Mark 1 as sent' }).click();
        await expect(page.getByText(`Parcel ${part} is marked as sent`)).toBeVisible();
      }
  });
  expect((await mailTo(emails[4]!, `On its way: order ${ids[4]}`)).text).toContain('QP4471');

  await task('refund one piece', async () => {
    await page.goto(`/desk/orders/${ids[0]}`);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const panel = dialog('Refund');
    await panel.getByRole('spinbutton').first().fill('1');
    page.once('dialog', (question) => void question.accept());
    await panel.getByRole('button', { name: /^Refund £/ }).click();
    await expect(page.getByText(/£[\d.]+ is being refunded/)).toBeVisible();
  });

  await task('answer a message', async () => {
    await page.goto('/desk/messages');
    await page.getByRole('link', { name: new RegExp(`Sender ${run}`) }).click();
    await page.getByRole('textbox', { name: 'Answer by mail' }).fill('Yes, twice.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Test owner answered')).toBeVisible();
  });

  await task('approve a review', async () => {
    await page.goto('/desk/reviews');
    const item = page.getByRole('listitem').filter({ hasText: `Even heat, ${run}.` });
    await item.getByRole('button', { name: 'Approve' }).click();
    await expect(item).toHaveCount(0);
  });

  await task('write an update of a funding', async () => {
    await page.goto('/desk/fundings/fold');
    await page.getByRole('button', { name: 'Write an update' }).click();
    const panel = dialog('Write an update');
    await panel.getByRole('textbox', { name: 'Title' }).fill(`The press runs ${run}`);
    await panel.getByRole('textbox', { name: 'Text' }).fill('Since Monday.');
    await panel.getByRole('button', { name: 'Save' }).click();
    const item = page.getByRole('listitem').filter({ hasText: run });
    page.once('dialog', (question) => void question.accept());
    await item.getByRole('button', { name: 'Publish and mail to backers' }).click();
    await expect(page.getByText(/^It is on the page, and/)).toBeVisible();
  });

  await task('count stock', async () => {
    await page.goto('/desk/stock');
    await page.getByRole('searchbox').fill('APR-L-UND');
    await page.getByRole('button', { name: /^Count The Market Apron/ }).click();
    const panel = dialog(/Market Apron/);
    await panel.getByRole('spinbutton', { name: /Pieces on the shelf/ }).fill('9');
    await panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/Saved: .* → \d+ for sale/)).toBeVisible();
  });

  // A closed month stays closed, so only one size can close it.
  if (project.name === 'wide') {
    const month = monthLater(monthOf(new Date()), -1);
    await inDatabase((db) =>
      bookManualEntry(
        db,
        {
          kind: 'correction',
          party: 'gwen-pritchard',
          currency: 'GBP',
          amount: 84_50,
          note: 'Sales before the desk',
          key: run,
        },
        new Date(`${month}-20T12:00:00Z`),
      ),
    );
    await task('close the month and pay a creator', async () => {
      page.on('dialog', (question) => void question.accept());
      await page.goto('/desk/creators');
      await page.getByRole('button', { name: `Close ${month}` }).click();
      await expect(page.getByText(/statements? (was|were) made/)).toBeVisible();
      await page.getByRole('link', { name: 'Gwen Pritchard' }).first().click();
      await page.getByRole('button', { name: 'Bank account' }).click();
      const panel = dialog('Bank account');
      await panel.getByRole('textbox', { name: 'Name of the holder' }).fill('Gwen Pritchard');
      await panel.getByRole('textbox', { name: 'Sort code' }).fill('20-00-00');
      await panel.getByRole('textbox', { name: 'Account number' }).fill('55779911');
      await panel.getByRole('button', { name: 'Save' }).click();
      await page.goto('/desk/creators');
      const list = page.waitForEvent('download');
      await page.getByRole('button', { name: 'BACS (CSV)' }).click();
      await list;
      await page.getByRole('button', { name: 'Mark as paid' }).click();
      await expect(page.getByText('1 statement is marked as paid.')).toBeVisible();
    });
  }
  console.log(`\n${project.name}\n${report.join('\n')}`);
});
