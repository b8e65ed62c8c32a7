import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { ROOT } from './support/catalogue.ts';
import { mailTo } from './support/inbox.ts';
import { messageOf } from './support/messages.ts';
import { holdScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' }, asksCaptcha: true });

/** The script of a form’s island, which loads on the first interaction. */
const ISLAND = /\/message-island\.client\.[\w-]+\.js/;
const REFERENCE = /[LANW]-[2-9A-Z]{5}-[2-9A-Z]{5}/;
const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => main(page).getByRole('alert');
/** A field of the form by its label. */
const field = (page: Page, name: string | RegExp) => main(page).locator('form').getByLabel(name);
const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** The checkbox for consent to the captcha. */
const robotBox = (page: Page) => field(page, /^Let reCAPTCHA check/);
/** The shop's own mail address. */
const SHOP = 'hello@found.example';

/** A message in the output of the operator's command that lists unchecked messages. */
async function uncheckedAsTold(reference: string): Promise<Record<string, string> | undefined> {
  const node = path.join(ROOT, 'node_modules/.bin/node');
  const words = ['scripts/tasks/found.ts', 'messages', '--json', '--unchecked'];
  const { stdout } = await promisify(execFile)(node, words, {
    cwd: ROOT,
    env: { ...process.env, DATA_FOLDER: 'test-results/store', DATABASE_URL: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, string>)
    .find(({ id }) => id === reference);
}

async function referenceOn(page: Page): Promise<string> {
  const number = main(page).getByText(REFERENCE).first();
  await expect(number).toBeVisible();
  return REFERENCE.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

async function fillContact(page: Page, email: string) {
  await field(page, 'Your name').fill('Ana Teixeira');
  await field(page, 'Your email address').fill(email);
  await field(page, 'Topic').selectOption('Something broken, missing or wrong');
  await field(page, 'Your message').fill('The jar came in two halves.\nBoth were good. 🫙');
}

const address = () => `${crypto.randomUUID()}@example.com`;

test.describe('[API-21] a message', () => {
  test('is written by keyboard only, sent in place, and gets a number that the shop has, too @narrow-long', async ({
    page,
  }) => {
    const email = address();
    await page.goto('/contact?topic=recipe');
    await expect(field(page, 'Topic')).toHaveValue('recipe');
    await field(page, 'Your name').focus();
    await page.keyboard.type('Ana Teixeira');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    for (const _ of ['topic', 'order', 'message']) await page.keyboard.press('Tab');
    await expect(field(page, 'Your message')).toBeFocused();
    await page.keyboard.type('Step four says salt twice.');
    // It loads while a person types, which here takes only a moment.
    await expect(robotBox(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(robotBox(page)).toBeFocused();
    await page.keyboard.press('Space');
    for (const _ of ['more about it', 'send']) await page.keyboard.press('Tab');
    await expect(send(page, 'Send message')).toBeFocused();
    await page.keyboard.press('Enter');
    const heading = main(page).getByRole('heading', { name: 'Thank you. We have your message.' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/\/contact\?topic=recipe$/);
    const reference = await referenceOn(page);
    expect(await messageOf(reference)).toMatchObject({
      kind: 'contact',
      region: 'GB',
      email,
      topic: 'recipe',
      message: 'Step four says salt twice.',
    });
    expect((await mailTo(SHOP, `Message ${reference}`)).text).toContain('Step four says salt twice.');
    expect((await mailTo(email, reference)).text).not.toContain('salt');
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
    ).toEqual([]);
  });

  test('with errors shows them beside each field and above, moves the focus there, and clears them at once @wide', async ({
    page,
  }) => {
    // On a slow connection the first fields are left before the form's script has loaded.
    const { promise: isLeft, resolve: comes } = Promise.withResolvers<void>();
    await page.route(ISLAND, async (route) => {
      await isLeft;
      await route.continue();
    });
    await page.goto('/contact');
    const email = field(page, 'Your email address');
    await email.fill('ana at example');
    await field(page, 'Your name').focus();
    comes();
    await expect(email).toHaveAccessibleDescription(/Enter an email address like/);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('ana@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(robotBox(page)).toBeVisible();
    await send(page, 'Send message').click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter your message.',
      'Allow the security check, or send it without the check.',
    ]);
    await summary(page).getByRole('link', { name: 'Enter your message.' }).click();
    await expect(field(page, 'Your message')).toBeFocused();
    await summary(page).getByRole('link', { name: 'Allow the security check' }).click();
    await expect(robotBox(page)).toBeFocused();
    await expect(robotBox(page)).toHaveAccessibleDescription(/Allow the security check/);
    await robotBox(page).check();
    await expect(robotBox(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('scrolls the label of a field into view together with the field @wide @long', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/contact');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await field(page, 'Your name').focus();
    await expect(page.getByText('Your name', { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('is kept as a draft after a reload before its script has loaded, and sent once however often the button is clicked @wide @long', async ({
    page,
  }) => {
    const release = await holdScripts(page, (url) => ISLAND.test(url));
    await page.goto('/contact');
    await fillContact(page, address());
    await page.reload();
    await expect(field(page, 'Your message')).toHaveValue(/two halves\.\nBoth/);
    await expect(field(page, 'Topic')).toHaveValue('wrong');
    release();
    await robotBox(page).check();
    let posts = 0;
    await page.route('**/api/contact', async (route) => {
      posts += 1;
      await route.continue();
    });
    await send(page, 'Send message').dblclick();
    await referenceOn(page);
    expect(posts).toBe(1);
  });

  test('that cannot be sent says so, keeps the text, and succeeds at a later try @wide @long', async ({
    page,
    allow,
  }) => {
    allow(/api\/contact/, /Failed to load resource/);
    await page.goto('/contact');
    await fillContact(page, address());
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key']);
    });
    await robotBox(page).check();
    await page.route('**/api/contact', (route) => route.abort('connectionrefused'), { times: 3 });
    for (const tries of [1, 2]) {
      await send(page, 'Send message').click();
      await expect.poll(() => keys.length).toBe(tries);
      await expect(send(page, 'Send message')).toHaveAttribute('aria-disabled', 'false');
    }
    await field(page, 'Your message').press('End');
    await page.keyboard.type('!');
    await send(page, 'Send message').click();
    await expect.poll(() => keys.length).toBe(3);
    // The same text is the same message, another text is another one.
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    await expect(summary(page)).toContainText('kept in this tab');
    await expect(summary(page)).toContainText('hello@found.example');
    await expect(field(page, 'Your message')).toHaveValue(/two halves/);
    await send(page, 'Send message').click();
    expect(await messageOf(await referenceOn(page))).toMatchObject({
      topic: 'wrong',
      message: expect.stringContaining('🫙'),
    });
  });
});

test('a message that a function returned is handled like any other, with the typed values @wide @long', async ({
  page,
  allow,
}) => {
  allow(
    /Transition was skipped/,
    ISLAND,
    /Failed to load resource/,
    /dynamically imported module/,
    /answer 422/,
  );
  await page.route(ISLAND, (route) => route.abort('connectionrefused'));
  await page.goto('/contact');
  await fillContact(page, address());
  await field(page, 'Your name').fill('   ');
  await send(page, 'Send message').click();
  await expect(page).toHaveURL(/\/api\/contact$/);
  await expect(summary(page).getByRole('link')).toHaveText(['Enter your name.']);
  await expect(summary(page)).toBeFocused();
  await page.unroute(ISLAND);
  const release = await holdScripts(page, (url) => ISLAND.test(url));
  await page.reload();
  // Typed before the island is there, over the value from the function.
  await field(page, 'Your message').fill('The jar came in three halves.');
  await field(page, 'Your email address').fill('ana at example');
  await field(page, 'Your message').focus();
  release();
  await expect(field(page, 'Your email address')).toHaveAccessibleDescription(/Enter an email address like/);
  await expect(field(page, 'Your name')).toHaveAccessibleDescription('Enter your name.');
  await expect(field(page, 'Your message')).toHaveValue('The jar came in three halves.');
  await expect(field(page, 'Topic')).toHaveValue('wrong');
  const email = address();
  await field(page, 'Your name').fill('Ana');
  await expect(field(page, 'Your name')).not.toHaveAttribute('aria-invalid');
  await field(page, 'Your email address').fill(email);
  await robotBox(page).check();
  await send(page, 'Send message').click();
  await expect(main(page).getByRole('heading', { name: 'Thank you. We have your message.' })).toBeFocused();
  expect(await messageOf(await referenceOn(page))).toMatchObject({
    email,
    topic: 'wrong',
    message: 'The jar came in three halves.',
  });
});

test('[API-11] an application is sent from the page that explains it @wide @long', async ({ page }) => {
  const email = address();
  await page.goto('/be-found');
  await main(page).getByRole('link', { name: 'Apply now' }).click();
  await field(page, 'Your name').fill('Bela Kun');
  await field(page, 'Your email address').fill(email);
  await field(page, 'Where you live').fill('Szeged, Hungary');
  await field(page, 'Your profiles or websites').fill('@belacooks');
  await field(page, /^What you make/).fill('Fish soup, over a fire.');
  await field(page, 'What would you like to sell here?').fill('A book about one soup.');
  await expect(robotBox(page)).toBeVisible();
  // Until the island has started, the browser itself shows the errors.
  await expect(main(page).locator('form[data-message]')).toHaveAttribute('novalidate');
  await send(page, 'Send application').click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Choose a range.',
    'Please tick the box: we may only keep your application if you agree.',
    'Allow the security check, or send it without the check.',
  ]);
  await field(page, 'Number of followers').selectOption('A thousand to ten thousand');
  await field(page, 'You may keep what I wrote').check();
  await robotBox(page).check();
  await send(page, 'Send application').click();
  await expect(
    main(page).getByRole('heading', { name: 'Thank you. We have your application.' }),
  ).toBeFocused();
  const reference = await referenceOn(page);
  expect((await mailTo(SHOP, `Application ${reference}`)).text).toContain('Fish soup, over a fire.');
  expect((await mailTo(email, reference)).text).not.toContain('soup');
  expect(await messageOf(reference)).toMatchObject({
    kind: 'creator-request',
    email,
    place: 'Szeged, Hungary',
    audience: '1000-10000',
    consent: 'true',
  });
});

test('[API-17] feedback is sent from any page, about that page, without a name @long', async ({ page }) => {
  await page.goto('/creators');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await field(page, 'Your feedback').fill('The letters are small.');
  await expect(field(page, 'Page')).toHaveValue('/creators');
  await robotBox(page).check();
  await send(page, 'Send feedback').click();
  await expect(main(page).getByRole('heading', { name: 'Thank you. That helps.' })).toBeFocused();
  const reference = await referenceOn(page);
  expect(await messageOf(reference)).toMatchObject({ kind: 'feedback', page: '/creators' });
  expect((await mailTo(SHOP, `Feedback ${reference}`)).text).toContain('The letters are small.');
});

test.describe('the captcha', () => {
  /** The captcha URLs that a page has requested. */
  const askedOf = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/recaptcha/')) asked.push(pathname);
    });
    return asked;
  };

  test('[CAP-02] loads once the visitor agrees to it, and if it fails says so, keeps the text and can be retried @wide @long', async ({
    page,
    allow,
  }) => {
    allow(/recaptcha\/(api\.js|token)/, /Failed to load resource/, /api\/feedback/, /answer 403/);
    const asked = askedOf(page);
    await page.goto('/feedback');
    await field(page, 'Your feedback').fill('The letters are small.');
    await expect(robotBox(page)).not.toBeChecked();
    expect(asked).toEqual([]);

    await page.route('**/recaptcha/api.js?*', (route) => route.abort('connectionrefused'));
    await robotBox(page).check();
    await send(page, 'Send feedback').click();
    await expect(summary(page)).toContainText('Failed to load script');
    await expect(summary(page)).toContainText(SHOP);
    await page.unroute('**/recaptcha/api.js?*');

    await page.route('**/recaptcha/token?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await send(page, 'Send feedback').click();
    await expect(summary(page)).toContainText('Failed to execute');
    await expect(summary(page)).toBeFocused();

    await page.route('**/recaptcha/token?*', (route) => route.fulfill({ body: 'made-up' }), { times: 1 });
    await send(page, 'Send feedback').click();
    await expect(summary(page)).toContainText('Invalid token');
    await expect(summary(page)).toContainText(SHOP);
    await expect(field(page, 'Your feedback')).toHaveValue('The letters are small.');

    await send(page, 'Send feedback').click();
    await expect(main(page).getByRole('heading', { name: 'Thank you. That helps.' })).toBeFocused();
    expect(await messageOf(await referenceOn(page))).toMatchObject({ kind: 'feedback' });
  });

  test('is optional: without it nothing is loaded, and the message is held apart @wide @long', async ({
    page,
  }) => {
    const asked = askedOf(page);
    const email = address();
    await page.goto('/contact');
    await fillContact(page, email);
    await send(page, 'Send it without the check').click();
    await expect(main(page).getByRole('heading', { name: 'Thank you. We have your message.' })).toBeFocused();
    await expect(main(page)).toContainText('without the security check');
    const reference = await referenceOn(page);
    expect(await uncheckedAsTold(reference)).toMatchObject({ email, topic: 'wrong' });
    expect(await messageOf(reference)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

test('a withdrawal is confirmed at once, with a number @wide @long', async ({ page }) => {
  await page.goto('/terms');
  await main(page).getByRole('link', { name: 'the withdrawal form' }).click();
  await field(page, 'Your name').fill('Cleo Marsh');
  await field(page, 'Your email address').fill(address());
  await field(page, 'Order number').fill('F-7K3M9-QXAB4');
  await field(page, 'Items to return or cancel').fill('The whole order.');
  await expect(main(page).locator('form.message')).toHaveAttribute('novalidate');
  await expect(robotBox(page)).toHaveCount(0);
  await send(page, 'Confirm withdrawal').click();
  await expect(main(page).getByRole('heading', { name: 'We have your withdrawal.' })).toBeFocused();
  expect(await messageOf(await referenceOn(page))).toMatchObject({
    kind: 'withdrawal',
    goods: 'The whole order.',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[API-21] a message is sent by the form only, and an error loses no input @narrow-long', async ({
    page,
    allow,
  }) => {
    allow(/status of 422/, /answer 422/);
    const email = address();
    await page.goto('/contact');
    await fillContact(page, email);
    // The browser itself blocks some errors; it accepts a name of spaces.
    await field(page, 'Your name').fill('   ');
    await send(page, 'Send message').click();
    await expect(summary(page).getByRole('link')).toHaveText(['Enter your name.']);
    await expect(field(page, 'Your name')).toHaveAccessibleDescription('Enter your name.');
    await expect(field(page, 'Your message')).toHaveValue('The jar came in two halves.\nBoth were good. 🫙');
    await expect(field(page, 'Topic')).toHaveValue('wrong');
    await field(page, 'Your name').fill('Ana');
    await send(page, 'Send message').click();
    await expect(page).toHaveURL(/\/contact\/thanks\?reference=L-/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you. We have your message.' }),
    ).toBeVisible();
    await expect(main(page)).toContainText('without the security check');
    const reference = await referenceOn(page);
    expect(await messageOf(reference, { isUnchecked: true })).toMatchObject({
      email,
      name: 'Ana',
      region: 'GB',
    });
    expect((await mailTo(SHOP, `Unchecked message ${reference}`)).text).toContain('two halves');
  });
});
