import { eq } from 'drizzle-orm';
import { outbox } from '#functions/db/schema/outbox.ts';
import { listReviews } from '#functions/people/reviews/moderate.ts';
import { inDatabase } from './support/database.ts';
import { expectThanks, fillIn, pay, sessionOnPage } from './support/hosted-page.ts';
import { mailTo } from './support/inbox.ts';
import { ordersOf } from './support/orders.ts';
import { add, agreeToDigital, EBOOK, openBasket, readyPayButton } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const LOAF = '/products/a-slow-loaf';

test('[SAV-01] a product and a recipe are saved on the device, listed, shared by a link, and removed again @narrow-long', async ({
  page,
}) => {
  await page.goto(LOAF);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/recipe/thursday-rye-loaf');
  await page.getByRole('button', { name: 'Save for later' }).click();
  await page.getByRole('link', { name: 'Your saved items' }).click();
  await expect(page.getByText('2 items.')).toBeVisible();
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['The Thursday loaf', 'A Slow Loaf']);

  await page.getByRole('button', { name: 'Remove A Slow Loaf' }).click();
  await expect(page.getByText('One item.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();

  // As on another device: the list is in the link, and no server gets it.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/saved#recipe/thursday-rye-loaf,products/a-slow-loaf');
  await page.reload();
  await expect(page.getByText('2 items from the link that you followed.')).toBeVisible();
  expect(asked.map((url) => url.split('#')[0]).filter((url) => url?.includes('thursday-rye-loaf,'))).toEqual(
    [],
  );
  await page.getByRole('button', { name: 'Save these on this device' }).click();
  await expect(page.getByText('2 items.')).toBeVisible();
});

test('[SAV-02] a saved product is added to the basket, or its options are chosen on its page @narrow-long', async ({
  page,
}) => {
  await page.goto('/saved#products/a-slow-loaf,products/the-named-apron,recipe/thursday-rye-loaf');
  await page.getByRole('button', { name: 'Save these on this device' }).click();
  await expect(page.getByText('3 items.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Add to basket/ })).toHaveCount(1);
  await main.getByRole('button', { name: 'Add to basket A Slow Loaf' }).click();
  await expect(page.getByRole('link', { name: /^Basket/ }).first()).toContainText('1');
  const choose = main.getByRole('link', { name: /^Choose options/ });
  await expect(choose).toHaveText(['Choose options The Named Apron']);
  await choose.click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Named Apron' })).toBeVisible();
});

test('[SAV-02] the header links to the saved items, and an empty list offers products @narrow-long', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Saved items' }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  const offers = page.getByRole('region', { name: 'Start with one of these' });
  await expect(offers.getByRole('button', { name: /^Add to basket/ }).first()).toBeVisible();
  await page.goto('/saved#products/a-slow-loaf');
  await page.reload();
  await expect(page.getByText('One item from the link')).toBeVisible();
  await expect(offers).toBeHidden();
});

test('[REV-04] [REV-05] a product with reviews has its rating beside the price and on its card, linked to the reviews; others have none @narrow-long', async ({
  page,
}) => {
  await page.goto(LOAF);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await page.getByRole('link', { name: '4 out of 5 from 6 reviews' }).click();
  await expect(page).toHaveURL(`${LOAF}#reviews`);
  await expect(reviews.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  await expect(reviews.getByRole('article').first()).toBeVisible();
  await expect(reviews.getByRole('img', { name: /^\d(\.\d)? out of 5$/ }).first()).toBeVisible();

  await page.goto('/products/bakers-apron');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /reviews$/ })).toHaveCount(0);
  await expect(reviews).toHaveCount(0);

  await page.goto('/creators/hanna-lindqvist');
  const card = (name: string) => main.locator('[data-card]').filter({ hasText: name }).first();
  await expect(card('A Slow Loaf')).toContainText('4 out of 5 from 6 reviews');
  await expect(card('The Baker’s Apron')).not.toContainText('out of 5');
});

test('[REV-05] on a phone the reviews come after the form, before the story and what else there is', async ({
  page,
}, { project }) => {
  await page.goto(LOAF);
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  const [form, reviews, story] = [await top('.buy-box'), await top('.reviews'), await top('.story')];
  expect(reviews).toBeGreaterThan(form);
  if (project.name === 'narrow') expect(reviews).toBeLessThan(story);
  else expect(reviews).toBeGreaterThan(story);
});

test('[REV-01] [REV-02] the link in a mail takes a review, which then waits for a person, and works once @wide @long', async ({
  page,
  allow,
}) => {
  allow(/404|422/);
  const email = `${crypto.randomUUID()}@example.com`;
  await add(page, EBOOK);
  await openBasket(page);
  await agreeToDigital(page);
  await readyPayButton(page).click();
  const sessionId = await sessionOnPage(page);
  await fillIn(page, { country: 'United Kingdom', email, isPosted: false });
  await pay(page);
  await expectThanks(page);
  const [order] = await ordersOf(sessionId);
  // A week later.
  await inDatabase((db) =>
    db
      .update(outbox)
      .set({ dueAt: new Date() })
      .where(eq(outbox.key, `review-invitation:${order!.id}`)),
  );

  // Another mail is asked for, and all that are due are sent with it.
  await page.goto('/newsletter');
  await page.getByLabel('Your email address').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Send me the newsletter' }).click();
  await expect(page.getByText('Open the link in our email')).toBeVisible();
  const mail = await mailTo(email, 'How is it? A word from your kitchen');
  const link = /\/review\?link=[\w-]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
  const reviewed = page.getByRole('main').getByRole('link', { name: EBOOK.name }).first();
  await expect(reviewed).toHaveAttribute('href', `/products/${EBOOK.id}`);
  await expect
    .poll(() => reviewed.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Choose from 1 to 5.')).toBeVisible();
  await page.getByLabel('From 1 to 5').selectOption('4');
  await page.getByLabel('In your words').fill('The porridge, twice this week.');
  await page.getByLabel('Your first name').fill('Wren');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page).toHaveURL('/review?sent=1');
  await expect(page.getByText('We have your review.')).toBeVisible();

  const waiting = await inDatabase((db) => listReviews(db, 'new'));
  expect(
    waiting.map(({ productId, rating, text, firstName }) => ({ productId, rating, text, firstName })),
  ).toContainEqual({
    productId: EBOOK.id,
    rating: 4,
    text: 'The porridge, twice this week.',
    firstName: 'Wren',
  });
  await page.goto(`/products/${EBOOK.id}`);
  await expect(page.getByText('The porridge, twice this week.')).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SAV-02] the page of saved items says that it needs scripts, and offers products @wide', async ({
    page,
  }) => {
    await page.goto('/saved');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByText('Press “Save for later”')).toBeHidden();
    const offers = page.getByRole('region', { name: 'Start with one of these' });
    await expect(offers.getByRole('button', { name: /^Buy now/ })).toHaveCount(4);
  });

  test('[REV-06] more than five reviews are sorted and filtered, and the creator’s answer is beneath its review @narrow-long', async ({
    page,
  }) => {
    await page.goto(LOAF);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    const shown = reviews.getByRole('article').filter({ visible: true });
    const ratings = async () => {
      const notes = await shown.evaluateAll((all) =>
        all.map((each) => ({
          top: each.getBoundingClientRect().top,
          rating: Number(each.getAttribute('data-rating')),
        })),
      );
      return notes.sort((a, b) => a.top - b.top).map(({ rating }) => rating);
    };
    expect(await ratings()).toEqual([5, 5, 4, 5, 3]);
    await reviews.getByText('Show one more review').click();
    expect(await ratings()).toEqual([5, 5, 4, 5, 3, 2]);
    await reviews.getByLabel('Sort by').selectOption('Lowest rating');
    expect(await ratings()).toEqual([2, 3, 4, 5, 5, 5]);
    await reviews.getByLabel('Sort by').selectOption('Highest rating');
    expect(await ratings()).toEqual([5, 5, 5, 4, 3, 2]);
    await reviews.getByLabel('Show', { exact: true }).selectOption('2 stars (1)');
    expect(await ratings()).toEqual([2]);
    await expect(shown).toContainText(/Hanna Lindqvist answers,\s+\w+ \d{4}/);
    await expect(shown).toContainText('Try the crispbread on them');
    await expect(reviews.getByRole('option', { name: 'One star' })).toHaveCount(0);
    await reviews.getByLabel('Show', { exact: true }).selectOption('With photographs (1)');
    await expect(shown.getByRole('img', { name: 'A dark loaf on a board' })).toBeVisible();
    await expect(shown).toHaveCount(1);
    await expect(reviews.getByText(/^Show \w+ more/)).toBeHidden();
  });

  test('[SUB-01] a sold-out product shows its price and alternatives, and accepts an address for a notice @narrow-long', async ({
    page,
    allow,
  }) => {
    allow(/422/);
    await page.goto('/products/herb-bowl');
    await expect(page.getByText('Sold out for now')).toBeVisible();
    await expect(page.locator('.sold-out-price')).toContainText('£');
    await expect(page.locator('.in-place [data-card]')).toHaveCount(2);
    await page.getByRole('main').getByLabel('Your email address').fill('nowhere');
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await expect(page.getByText('Enter an email address like ana@example.com.')).toBeVisible();
    await page.getByRole('main').getByLabel('Your email address').fill('wren@mail.example');
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await expect(page.getByText('We’ll email you once')).toBeVisible();
  });

  test('[SUB-02] the newsletter asks the address for a confirmation first @narrow-long', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await page.getByRole('main').getByLabel('Your email address').fill('wren@mail.example');
    await page.getByRole('button', { name: 'Send me the newsletter' }).click();
    await expect(page.getByText('Open the link in our email to sign up.')).toBeVisible();
  });

  test('[SUB-02] the form at the foot of a page asks the same, and shows its errors on the newsletter’s page @narrow-long', async ({
    page,
    allow,
  }) => {
    allow(/422/);
    await page.goto(LOAF);
    const form = page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' });
    await form.getByLabel('Your email address').fill('wren@nowhere');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(
      page.getByRole('main').getByText('Enter an email address like ana@example.com.'),
    ).toBeVisible();
    await page.goto(LOAF);
    await form.getByLabel('Your email address').fill('wren@mail.example');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Open the link in our email to sign up.')).toBeVisible();
    // There is one form on that page.
    await expect(page.getByRole('button', { name: 'Sign up' })).toHaveCount(0);
  });

  test('the pages for orders, files and returns lead to each other, and the newsletter’s shows articles @narrow-long', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/order');
    await main.getByRole('link', { name: 'have the links sent again' }).click();
    await expect(page).toHaveURL(/\/downloads$/);
    await main.getByRole('link', { name: 'Return or cancel an order' }).click();
    await expect(page).toHaveURL(/\/withdraw$/);
    await main.getByRole('link', { name: 'Find your order' }).click();
    await expect(page).toHaveURL(/\/order$/);
    await page.goto('/newsletter');
    await expect(page.getByRole('region', { name: 'What you get' }).locator('[data-card]')).toHaveCount(2);
  });
});
