import { eq } from 'drizzle-orm';
import { fundingSurvey, surveyAnswer } from '#functions/db/schema/funding-surveys.ts';
import { fundingOutcome, pledge } from '#functions/db/schema/fundings.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { inDatabase } from '../support/database.ts';
import { signIn } from '../support/desk.ts';
import { mailTo } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

/** One for each width: both run at once. */
const FUNDINGS = {
  wide: { funding: 'the-meersbrook-press', reward: 'six-bottles' },
  narrow: { funding: 'the-night-bus-kitchen', reward: 'apron' },
};

/** A paid pledge of two pieces, of a funding that has succeeded. */
async function pledged(
  { funding, reward }: { funding: string; reward: string },
  email: string,
): Promise<void> {
  const id = `F-${crypto.randomUUID().slice(0, 5).toUpperCase()}-SURVY`;
  await inDatabase(async (db) => {
    await db
      .insert(fundingOutcome)
      .values({ fundingId: funding, outcome: 'successful', raised: 1, backers: 1, decidedAt: new Date() })
      .onConflictDoNothing();
    await db.insert(order).values({
      id,
      sessionId: `cs_test_${id}`,
      intent: 'Funding',
      region: 'GB',
      currency: 'GBP',
      subtotal: 2000,
      discount: 0,
      shipping: 0,
      tax: 0,
      total: 2000,
      pieces: 2,
      pledgeWonAt: new Date(),
      shippingName: 'Robin Hill',
      shippingEmail: email,
      shippingAddress: {
        line1: '1 Mill Lane',
        line2: null,
        city: 'Leeds',
        state: null,
        postal_code: 'LS1 4AP',
        country: 'GB',
      },
    });
    const line = { orderId: id, position: 0, productId: funding, formatId: reward, quantity: 2 };
    await db.insert(orderLine).values({
      ...line,
      name: 'The Meersbrook press',
      formatName: 'An apron',
      unitAmount: 1000,
      isShipped: true,
    });
    const amounts = { amount: 2000, currency: 'GBP', goalAmount: 2000 };
    await db.insert(pledge).values({
      orderId: id,
      position: 0,
      fundingId: funding,
      rewardId: reward,
      ...amounts,
      status: 'counted',
    });
  });
}

test('backers are asked for sizes and addresses, and the desk counts their answers @long', async ({
  page,
  allow,
}) => {
  allow(/401/, /400/, /422/);
  const about = FUNDINGS[test.info().project.name === 'narrow' ? 'narrow' : 'wide'];
  await inDatabase(async (db) => {
    await db.delete(surveyAnswer).where(eq(surveyAnswer.fundingId, about.funding));
    // Those of an earlier run.
    await db.update(pledge).set({ status: 'held' }).where(eq(pledge.fundingId, about.funding));
    await db.delete(fundingSurvey).where(eq(fundingSurvey.fundingId, about.funding));
  });
  const email = `robin.${crypto.randomUUID().slice(0, 6)}@mail.example`;
  await signIn(page, 'editor');
  await page.goto(`/desk/fundings/${about.funding}`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Questions to backers' }) });
  await section.getByRole('button', { name: 'Write questions' }).click();
  const panel = page.getByRole('dialog', { name: 'Questions to backers' });
  await panel.getByRole('textbox', { name: 'Question 1', exact: true }).fill('Size of the apron');
  await panel.getByRole('textbox', { name: 'Choices for question 1' }).fill('Small');
  await panel.getByLabel('Last day for answers').fill('2099-12-20');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Give at least two choices, each once, or none.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Choices for question 1' }).fill('Small\nLarge');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText('Small, Large');
  await expect(section).toContainText('Draft');
  await pledged(about, email);
  await page.reload();
  page.once('dialog', (question) => void question.accept());
  await section.getByRole('button', { name: 'Ask the backers' }).click();
  await expect(section.getByText('One mail is on its way.')).toBeVisible();

  const mail = await mailTo(email, 'Questions about your reward');
  const [, link = ''] = /(\/order\?link=[\w-]+)/.exec(mail.text ?? '') ?? [];
  await page.goto(`${link}#survey`);
  await page.getByRole('combobox', { name: 'Size of the apron, piece 1' }).selectOption('Small');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByText('Answer this question, please.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Size of the apron, piece 2' }).selectOption('Large');
  await page.getByRole('textbox', { name: 'Name' }).fill('Robin Hill');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('2 Kiln Row');
  await page.getByRole('textbox', { name: 'Town or city' }).fill('Leeds');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('LS2 8BY');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByText('Thank you. We have your answers.')).toBeVisible();
  await mailTo(email, 'New address for order', 60);

  await page.goto(`/desk/fundings/${about.funding}`);
  await expect(section).toContainText('1 of 1 rewards answered');
  await expect(section.getByRole('row', { name: 'Size of the apron Large 1' })).toBeVisible();
});
