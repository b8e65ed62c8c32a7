import { signIn } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test('an editor writes an update of a funding, and its page has it without a build @long', async ({
  page,
  allow,
}) => {
  allow(/401/);
  const title = `The press runs ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, 'editor');
  await page.goto('/desk/fundings');
  await page.getByRole('link', { name: 'Fold', exact: true }).click();
  await page.getByRole('button', { name: 'Write an update' }).click();
  const panel = page.getByRole('dialog', { name: 'Write an update' });
  await panel.getByRole('textbox', { name: 'Title' }).fill(title);
  await panel.getByRole('textbox', { name: 'Text' }).fill('Since Monday.\n\nWe smell of ink.');
  await panel.getByRole('button', { name: 'Save' }).click();
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText('Draft');
  await page.goto('/funding/fold');
  await expect(page.getByRole('region', { name: 'Updates' })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);

  await page.goto('/desk/fundings/fold');
  page.once('dialog', (question) => void question.accept());
  await item.getByRole('button', { name: 'Publish and mail to backers' }).click();
  await expect(page.getByText(/^It is on the page, and/)).toBeVisible();
  await expect(item).toContainText('mailed');
  const diary = page.getByRole('region', { name: 'Updates' });
  // Totals and updates are cached for a few seconds.
  await expect(async () => {
    await page.goto('/funding/fold');
    await expect(diary.getByRole('heading', { name: title })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(diary.getByText('We smell of ink.')).toBeVisible();

  await page.goto('/desk/fundings/fold');
  page.once('dialog', (question) => void question.accept());
  await item.getByRole('button', { name: 'Take off the page' }).click();
  await expect(item).toContainText('Withdrawn');
});
