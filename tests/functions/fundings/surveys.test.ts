import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fundingSurvey, surveyAnswer } from '#functions/db/schema/funding-surveys.ts';
import { fundingOutcome, pledge } from '#functions/db/schema/fundings.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { shipment } from '#functions/db/schema/shipments.ts';
import { fundingOperations } from '#functions/desk/fundings/operations.ts';
import { followSurveys } from '#functions/fundings/surveys/ask-backers.ts';
import { readParcels } from '#functions/orders/parcels/read-parcels.ts';
import { exportPerson } from '#functions/people/retention/export-person.ts';
import { fundingBackers } from '#src/contracts/desk/fundings.ts';
import { surveyDelete, surveyOpen, surveyRead, surveySave } from '#src/contracts/desk/surveys.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { callerOf, memberOf } from '../desk/member.ts';
import { withDatabases } from '../helpers/databases.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { insertOrder } from '../helpers/orders.ts';
import { formTo } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

/** The tests keep one day, also over midnight. */
const NOW = new Date();
const FUNDING = 'fold';
const SIZE = { label: 'Size', options: ['S', 'M', 'L'], rewards: ['paperback'] };
const NAME = { label: 'Name to print', options: [], rewards: ['named-hardback'] };
const SURVEY = {
  fundingId: FUNDING,
  questions: [SIZE, NAME],
  asksAddress: true,
  closesOn: dayOf(daysLater(NOW, 10)),
};
const ADDRESS = { line1: '1 Mill Lane', city: 'Leeds', postal_code: 'LS1 4AP', country: 'GB' };
const NEW = { name: 'Robin Hill', line1: '2 Kiln Row', city: 'Leeds', postcode: 'LS2 8BY' };
const ROBIN = 'robin@mail.example';

withDatabases('a survey of a funding, on', (database) => {
  let store: TestStore;
  let orders = 0;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    for (const table of [surveyAnswer, fundingSurvey, pledge, fundingOutcome, outbox])
      await store.db.delete(table);
    store.mail.inbox.empty();
    const decided = { raised: 1, backers: 1, decidedAt: new Date() };
    await store.db.insert(fundingOutcome).values({ fundingId: FUNDING, outcome: 'successful', ...decided });
  });

  /** A paid pledge of a funding that has succeeded. @returns its order */
  async function back(
    email: string,
    {
      rewardId = 'paperback',
      quantity = 1,
      ...change
    }: Partial<typeof order.$inferInsert> & {
      rewardId?: string;
      quantity?: number;
    } = {},
  ): Promise<string> {
    orders += 1;
    const id = `F-SUR${String(orders).padStart(2, '0')}-00000`;
    await insertOrder(store.db, {
      id,
      intent: 'Funding',
      shippingEmail: email,
      shippingName: 'Robin Hill',
      shippingPhone: '+44 20 7946 0000',
      shippingAddress: { ...ADDRESS, line2: null, state: null },
      pledgeWonAt: new Date(),
      pieces: quantity,
      ...change,
    });
    const line = { orderId: id, position: 0, productId: FUNDING, formatId: rewardId, name: 'Fold' };
    await store.db
      .insert(orderLine)
      .values({ ...line, formatName: 'One paperback', quantity, unitAmount: 1000, isShipped: true });
    await store.db.insert(pledge).values({
      orderId: id,
      position: 0,
      fundingId: FUNDING,
      rewardId,
      amount: 1000,
      currency: 'GBP',
      goalAmount: 1000,
      status: 'counted',
    });
    return id;
  }
  const call = () => callerOf(store.db, fundingOperations);
  const editor = () => memberOf(store.db, 'Edith', 'editor');
  const read = async () => call()(await editor(), surveyRead, { fundingId: FUNDING });
  async function asked(change: Partial<typeof SURVEY> = {}) {
    const me = await editor();
    await call()(me, surveySave, { ...SURVEY, ...change, version: null });
    return call()(me, surveyOpen, { fundingId: FUNDING, version: 1 });
  }
  /** The secret of the link in the newest mail. */
  async function link(email = ROBIN) {
    await sendMails(store);
    const mail = mailsTo(store, email).at(-1);
    return /\/order\?link=([\w-]{43})#survey/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const answer = (secret: string, sent: object) =>
    store.call(
      new Request(`${SITE}/api/surveys`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ link: secret, position: 0, ...sent }),
      }),
    );
  const page = async (secret: string) =>
    (await store.call(new Request(`${SITE}/order?link=${secret}`))).text();
  const answersOf = async (id: string) => {
    const [row] = await store.db.select().from(surveyAnswer).where(eq(surveyAnswer.orderId, id));
    return row?.answers;
  };

  test('asks each backer whose reward it is about once, by mail', async () => {
    await back(ROBIN);
    await back('lunch@mail.example', { rewardId: 'lunch-in-krakow' });
    await back('refunded@mail.example', { refunded: 1000 });
    await back('sent@mail.example', { fulfilledAt: new Date() });
    await back('lost@mail.example', { pledgeWonAt: null });
    await back('disputed@mail.example', { dispute: 'open' });
    expect(await asked()).toEqual({ mails: 1 });
    await sendMails(store);
    const [mail] = mailsTo(store, ROBIN);
    expect(mail?.subject).toBe('Questions about your reward');
    await followSurveys(store.db, new Date());
    await store.db.delete(outbox);
    expect(await followSurveys(store.db, new Date())).toBe(0);
    expect(await read()).toMatchObject({ survey: { state: 'asked', asked: 1, answered: 0 } });
  });

  test('takes a size for each piece on the order’s page, without JavaScript, and can be answered again', async () => {
    const id = await back(ROBIN, { quantity: 2 });
    await asked();
    const lines = async () =>
      readParcels(store.db, (await store.db.select().from(order).where(eq(order.id, id)))[0]!);
    expect((await lines()).lines[0]?.customization).toBe('The backer has not answered the questions yet.');
    const secret = await link();
    const html = await page(secret);
    expect(html).toContain('The funding has succeeded.');
    expect(html).toContain('About your reward: One paperback');
    expect(html).toContain('Size, piece 2');
    expect(html).not.toContain('Name to print');
    const send = (answers: string[]) =>
      store.call(
        formTo(
          '/api/surveys',
          [`link=${secret}&position=0`, ...answers.map((one) => `answer=${one}`)].join('&'),
        ),
      );
    const refused = await send(['M', '']);
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain('Answer this question, please.');
    expect(again).toMatch(/<option selected="">M/);
    const done = await send(['M', 'L']);
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe(`/order?link=${secret}&answered=1#survey`);
    await send(['S', 'L']);
    expect(await answersOf(id)).toEqual([{ label: 'Size', answers: ['S', 'L'] }]);
    expect((await lines()).lines[0]?.customization).toBe('Size: S, L');
    expect((await read()).survey).toMatchObject({
      answered: 1,
      taken: [
        { label: 'Size', answer: 'L', pieces: 1 },
        { label: 'Size', answer: 'S', pieces: 1 },
      ],
    });
    const owner = await memberOf(store.db, 'Olga', 'owner');
    expect((await call()(owner, fundingBackers, { id: FUNDING })).csv).toContain('"Size: S, L"');
    expect((await exportPerson(store.db, ROBIN)).surveyAnswers).toMatchObject([{ orderId: id }]);
  });

  test('changes the address in the same call, or keeps nothing of it', async () => {
    const id = await back(ROBIN);
    await asked();
    const secret = await link();
    const wrong = await answer(secret, { answers: ['M'], address: { ...NEW, postcode: 'nowhere' } });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ error: { field: 'address.postcode' } });
    expect(await answersOf(id)).toBeNull();
    expect((await answer(secret, { answers: ['M'], address: NEW })).status).toBe(202);
    const [row] = await store.db.select().from(order).where(eq(order.id, id));
    expect(row).toMatchObject({
      shippingAddress: { line1: '2 Kiln Row', postal_code: 'LS2 8BY', country: 'GB' },
      shippingEmail: ROBIN,
      shippingPhone: '+44 20 7946 0000',
    });
    await sendMails(store);
    expect(mailsTo(store, ROBIN).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('address'),
    );
  });

  test('refuses wrong answers at their field, other people’s links, and answers about another line', async () => {
    await back(ROBIN);
    await asked();
    const secret = await link();
    const wrong = await answer(secret, { answers: ['XXL'] });
    expect(await wrong.json()).toMatchObject({
      error: { code: 'invalid_input', field: 'answers.0', message: 'Choose one of these.' },
    });
    expect((await answer('a'.repeat(43), { answers: ['M'] })).status).toBe(410);
    const other = await answer(secret, { position: 1, answers: ['M'] });
    expect(await other.json()).toMatchObject({ error: { field: 'position' } });
  });

  test('takes no answers once the reward is packed, or after the last day', async () => {
    const id = await back(ROBIN);
    await asked();
    const secret = await link();
    const parcel = { orderId: id, number: 1, lines: [{ position: 0, quantity: 1 }] };
    await store.db
      .insert(shipment)
      .values({ ...parcel, id: 'parcel-1', createdAt: new Date(), packedAt: new Date() });
    expect(await (await answer(secret, { answers: ['M'] })).json()).toMatchObject({
      error: { code: 'survey_over', message: 'Your reward is packed already. Write to us, please.' },
    });
    expect(await page(secret)).toContain('Your reward is packed, so these answers stay.');
    await store.db.delete(shipment).where(eq(shipment.orderId, id));
    await store.db.update(fundingSurvey).set({ closesOn: '2026-01-01' });
    expect((await answer(secret, { answers: ['M'] })).status).toBe(409);
    expect(await page(secret)).toContain('The last day for answers was 1 January 2026.');
  });

  test('reminds who has not answered once, three days before the last, and asks backers whose rewards are released later', async () => {
    await back(ROBIN);
    await back('wren@mail.example');
    const held = await back('held@mail.example', { pledgeWonAt: null });
    await asked();
    await answer(await link('wren@mail.example'), { answers: ['M'] });
    await store.db.update(order).set({ pledgeWonAt: new Date() }).where(eq(order.id, held));
    expect(await followSurveys(store.db, daysLater(NOW, 6))).toBe(1);
    expect(await followSurveys(store.db, daysLater(NOW, 7))).toBe(1);
    expect(await followSurveys(store.db, daysLater(NOW, 8))).toBe(0);
    const kept = await store.db.select({ key: outbox.key }).from(outbox);
    expect(kept.filter(({ key }) => key.startsWith('funding-survey:reminder:'))).toHaveLength(1);
    expect(await followSurveys(store.db, daysLater(NOW, 20))).toBe(0);
  });

  test('is drafted by the creator and opened by the shop, once, and only for a funding that has succeeded', async () => {
    const creator = { ...(await memberOf(store.db, 'Own', 'creator')), creatorId: 'tomasz-wilk' };
    const stranger = { ...creator, creatorId: 'rosa-ferri' };
    const me = await editor();
    await expect(call()(stranger, surveySave, { ...SURVEY, version: null })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await call()(creator, surveySave, { ...SURVEY, version: null });
    await expect(call()(creator, surveySave, { ...SURVEY, version: null })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(call()(creator, surveyOpen, { fundingId: FUNDING, version: 1 })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await store.db.delete(fundingOutcome);
    await expect(call()(me, surveyOpen, { fundingId: FUNDING, version: 1 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'The funding has not succeeded, so there are no rewards to ask about.',
    });
    await store.db
      .insert(fundingOutcome)
      .values({ fundingId: FUNDING, outcome: 'successful', raised: 1, backers: 1, decidedAt: new Date() });
    await back(ROBIN);
    const all = await Promise.allSettled(
      [1, 2, 3].map(() => call()(me, surveyOpen, { fundingId: FUNDING, version: 1 })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(call()(me, surveySave, { ...SURVEY, questions: [SIZE], version: 2 })).rejects.toMatchObject({
      message: 'Backers have these questions. Only the last day can be changed.',
    });
    await call()(me, surveySave, { ...SURVEY, closesOn: dayOf(daysLater(NOW, 20)), version: 2 });
    await expect(call()(me, surveyDelete, { fundingId: FUNDING, version: 3 })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('names what is wrong with its questions', async () => {
    const me = await editor();
    const fieldOf = async (change: object) => {
      const error = await call()(me, surveySave, { ...SURVEY, ...change, version: null }).catch((one) => one);
      return (error as { field?: string }).field;
    };
    expect(await fieldOf({ questions: [], asksAddress: false })).toBe('questions');
    expect(await fieldOf({ questions: [SIZE, SIZE] })).toBe('questions.1.label');
    expect(await fieldOf({ questions: [{ ...SIZE, options: ['S'] }] })).toBe('questions.0.options');
    expect(await fieldOf({ questions: [{ ...SIZE, rewards: ['poster'] }] })).toBe('questions.0.rewards');
    expect(await fieldOf({ closesOn: '2026-01-01' })).toBe('closesOn');
  });
});
