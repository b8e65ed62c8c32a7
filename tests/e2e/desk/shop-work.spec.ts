import { message } from '#functions/db/schema/messages.ts';
import { review } from '#functions/db/schema/reviews.ts';
import { inDatabase } from '../support/database.ts';
import { signIn } from '../support/desk.ts';
import { mailTo } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ allow }) => allow(/401/));

test('an editor answers a message, approves a review, and sees no orders @narrow-long', async ({ page }) => {
  const id = `L-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const email = `${id.toLowerCase()}@mail.example`;
  const words = `It rose twice, ${id}.`;
  await inDatabase(async (db) => {
    await db.insert(message).values({
      id,
      kind: 'contact',
      key: id,
      fingerprint: 'f',
      region: 'GB',
      email,
      fields: { name: `Sender ${id}`, email, message: 'Is the pan seasoned?' },
    });
    await db.insert(review).values({
      id: `R-${id}`,
      productId: 'a-slow-loaf',
      rating: 5,
      text: words,
      firstName: 'Ana',
      createdAt: new Date(),
    });
  });
  await signIn(page, 'editor');
  await page.goto('/desk/messages');
  await page.getByRole('link', { name: new RegExp(`Sender ${id}`) }).click();
  await expect(page.getByText('Is the pan seasoned?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer by mail' }).fill('Yes, twice.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Test editor answered')).toBeVisible();
  expect((await mailTo(email, id)).text).toContain('Yes, twice.');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();

  await page.goto('/desk/reviews');
  const item = page.getByRole('listitem').filter({ hasText: words });
  await item.getByRole('button', { name: 'Approve' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('button', { name: 'Approved' }).click();
  await item.getByRole('button', { name: 'Answer in public' }).click();
  const panel = page.getByRole('dialog', { name: 'Answer this review' });
  await panel.getByRole('textbox', { name: 'Your answer' }).fill(`Thank you, ${id}.`);
  await panel.getByRole('button', { name: 'Save the answer' }).click();
  await expect(item).toContainText('Answered in public · by Test editor');
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);

  // The page of the product has it without a build, at the first touch.
  await page.goto('/products/a-slow-loaf');
  await expect(page.getByText(words)).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).hover();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article', { name: 'Review by Ana' }).first()).toContainText(words);
  await expect(reviews.locator('.review-answer').first()).toContainText(`Thank you, ${id}.`);
  const count = await reviews.locator('.review').count();
  await expect(page.locator('.product-rating').first()).toContainText(`${count} reviews`);
});

test('a review that was rejected since the build is taken off the page of its product @narrow-long', async ({
  page,
}) => {
  const id = `R-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await inDatabase((db) =>
    db.insert(review).values({
      id,
      status: 'rejected',
      productId: 'a-slow-loaf',
      rating: 1,
      text: 'Spam after all.',
      firstName: 'Ana',
      createdAt: new Date(),
      decidedAt: new Date(),
    }),
  );
  await page.goto('/products/a-slow-loaf');
  const reviews = page.getByRole('region', { name: 'Reviews' });
  // As if `npx found reviews export` had written it.
  const shown = await reviews
    .locator('.review')
    .first()
    .evaluate((note, exported) => {
      Object.assign((note as HTMLElement).dataset, { review: exported });
      return note.getAttribute('aria-label');
    }, id.toLowerCase());
  expect(shown).toMatch(/^Review by/);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(reviews.locator(`[data-review="${id.toLowerCase()}"]`)).toHaveCount(0);
  const count = await reviews.locator('.review').count();
  await expect(page.locator('.product-rating').first()).toContainText(`${count} review`);
});

test('a packer counts stock, with a reason, and the history says who @wide @long', async ({ page }) => {
  await signIn(page, 'packer');
  await page.goto('/desk/stock');
  await page.getByRole('searchbox').fill('APR-L-UND');
  await page.getByRole('button', { name: /^Count The Market Apron/ }).click();
  const panel = page.getByRole('dialog', { name: /Market Apron/ });
  await panel.getByRole('spinbutton', { name: /Pieces on the shelf/ }).fill('7');
  await panel.getByRole('textbox', { name: 'Note' }).fill('Found a box');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Saved: .* → \d+ for sale/)).toBeVisible();
  await page.getByRole('button', { name: /^Count The Market Apron/ }).click();
  await panel.getByRole('textbox', { name: 'Shelf' }).fill('B 3');
  await panel.getByRole('spinbutton', { name: 'Mail the shop below' }).fill('2');
  await panel.getByRole('button', { name: 'Save shelf and limit' }).click();
  await expect(page.getByRole('row', { name: /Market Apron/ })).toContainText('B 3');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Found a box' }).first()).toContainText(
    'Test packer',
  );
});

test('a creator sees what is theirs only @narrow-long', async ({ page, allow }) => {
  allow(/403/, /404/);
  await signIn(page, 'creator', 'gwen-pritchard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await page.getByRole('link', { name: 'Statements' }).first().click();
  // Other tests may have sold something of hers.
  const none = page.getByText('There is no statement for this month.');
  await expect(none.or(page.getByText(/^Gwen Pritchard/))).toBeVisible();
  const other = await page.request.post('/api/desk/creators.statement', { data: { party: 'someone-else' } });
  expect(other.status()).toBe(403);
});

test('an owner sees today, the books and the creators @narrow-long', async ({ page }) => {
  await signIn(page, 'owner');
  for (const [path, title] of [
    ['today', /./],
    ['books', /^Books of/],
    ['creators', 'Creators'],
    ['people', 'Data about a person'],
  ] as const) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
