import { eq } from 'drizzle-orm';
import { deskSession, deskUser } from '#functions/db/schema/desk.ts';
import { inDatabase } from '../support/database.ts';
import { mailedLink, newMember, signIn } from '../support/desk.ts';
import { mailTo } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ allow }) => {
  // The desk asks who is signed in, and nobody is yet.
  allow(/401/);
});

test('an owner signs in by a mailed link, invites a packer and sees it in the log @narrow-long', async ({
  page,
}) => {
  const owner = await signIn(page, 'owner');
  await expect(page).toHaveURL(/\/desk\/members$|\/desk\/\w+$/);
  await expect(page.getByText('Test owner').first()).toBeAttached();
  expect((await mailTo(owner, 'You signed in')).text).toContain('If that was not you');

  await page.goto('/desk/members');
  const packer = `kofi-${crypto.randomUUID().slice(0, 8)}@desk.example`;
  await page.getByRole('textbox', { name: 'Name' }).fill('Kofi');
  await page.getByRole('textbox', { name: 'Email address' }).fill(packer);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${packer} was invited.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(packer) })).toContainText('Packer');
  expect((await mailTo(packer, 'You are invited')).text).toContain('as a packer');

  await page.goto('/desk/log');
  const done = page.getByRole('row').filter({ hasText: 'members.invite' }).filter({ hasText: 'done' });
  await expect(done.first()).toContainText('Test owner');
});

test('a link works once, and an unknown address gets the same answer without a mail @long', async ({
  page,
  allow,
}) => {
  allow(/403/);
  const email = await newMember('packer');
  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Your email address' }).fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  const link = await mailedLink(email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: /^Desk/ }).first()).toBeAttached();
  await page.goto('/desk/account');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('used already');

  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Your email address' }).fill('nobody@desk.example');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  await expect(mailTo('nobody@desk.example', 'sign in', 3)).rejects.toThrow('No mail');
});

test('a packer sees no members and cannot ask for them @narrow-long', async ({ page, allow }) => {
  allow(/403/);
  await signIn(page, 'packer');
  await expect(page.getByRole('link', { name: 'Members' })).toHaveCount(0);
  const answer = await page.request.post('/api/desk/members.list', { data: {} });
  expect(answer.status()).toBe(403);
});

test('when the session was ended elsewhere, signing in again keeps what was typed @long', async ({
  page,
}) => {
  const packer = `kofi-${crypto.randomUUID().slice(0, 8)}@desk.example`;
  const email = await signIn(page, 'owner');
  await page.goto('/desk/members');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kofi Typed');
  await page.getByRole('textbox', { name: 'Email address' }).fill(packer);
  await inDatabase(async (db) => {
    const [user] = await db.select().from(deskUser).where(eq(deskUser.email, email));
    await db.delete(deskSession).where(eq(deskSession.userId, user!.id));
  });
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your email address' }).fill(email);
  await dialog.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(dialog.getByText('a link is on its way')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(await mailedLink(email));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('navigation', { name: /^Desk/ }).first()).toBeAttached();
  await other.close();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kofi Typed');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${packer} was invited.`)).toBeVisible();
});
