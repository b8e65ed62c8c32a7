import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newsOptIn, newsRequest } from '#functions/db/schema/news-opt-ins.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { listConsents, withdrawConsent } from '#functions/mail/newsletter/consents.ts';
import { eraseAddress } from '#functions/people/retention/erase.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { NEWSLETTER_WORDING } from '#src/core/news/wordings.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { headerOf, mailsTo, mailTo, sendMails, wordsOf } from '#tests/functions/helpers/mails.ts';
import { expectProblem, formTo } from '#tests/functions/helpers/requests.ts';
import { openStore, SITE, type TestStore } from '#tests/functions/helpers/store.ts';

const DAY = 86_400_000;
const EMAIL = 'Ana@mail.example';
const TO = 'ana@mail.example';
const ASKS = 'One click to confirm';

withDatabases('[SUB-02] the newsletter on', (database, { isParallel }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  /** Deletes all mails and their counts. */
  const forgetMails = async () => {
    await store.db.delete(rateLimit);
    await store.db.delete(outbox);
    store.mail.inbox.empty();
  };
  beforeEach(async () => {
    await forgetMails();
    await store.db.delete(newsOptIn);
    await store.db.delete(newsRequest);
  });

  const post = (path: string, body: object) =>
    store.call(
      new Request(`${SITE}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      { country: 'GB' },
    );
  const form = (path: string, fields: Record<string, string>) =>
    store.call(formTo(path, fields), { country: 'GB' });
  const ask = (email = EMAIL) => post('/api/newsletter', { email, wording: NEWSLETTER_WORDING.id });
  const confirm = (link: string) => post('/api/newsletter-confirmations', { link });
  const listed = async () => (await listConsents(store.db)).map(({ email }) => email);
  const linkIn = ({ text }: { text: string }) => /\/newsletter\?link=(\S+)/.exec(text)![1]!;
  async function linkTo(email = EMAIL): Promise<string> {
    await ask(email);
    await sendMails(store);
    return linkIn(mailTo(store, email.toLowerCase(), ASKS));
  }

  test('subscribes an address only after its confirmation: by mail, then a page, then a click', async () => {
    const answer = await ask();
    expect(answer.status).toBe(202);
    await sendMails(store);
    const mail = mailTo(store, TO, ASKS);
    expect(wordsOf(mail)).toContain('Is this you?');
    const page = await store.call(new Request(`${SITE}/newsletter?link=${linkIn(mail)}`));
    expect(await page.text()).toContain('Yes, send me the newsletter');
    expect(await listed()).toEqual([]);
    const pressed = await form('/api/newsletter-confirmations', { link: linkIn(mail) });
    expect(pressed.status).toBe(200);
    expect(await pressed.text()).toContain('You’re on the list.');
    const [row] = await listConsents(store.db);
    expect(row).toMatchObject({
      email: TO,
      region: 'GB',
      wordingId: NEWSLETTER_WORDING.id,
      wording: NEWSLETTER_WORDING.text,
      orderId: null,
    });
    expect(row!.confirmedAt!.getTime()).toBeGreaterThan(row!.givenAt.getTime());
  });

  test('answers the same for a subscribed, a pending and a new address, and mails no subscribed address', async () => {
    await confirm(await linkTo());
    expect(await listed()).toEqual([TO]);
    await forgetMails();
    const said = new Set<string>();
    for (const email of [EMAIL, 'new@mail.example', 'new@mail.example']) {
      const answer = await ask(email);
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      said.add(JSON.stringify([answer.status, headers, await answer.text()]));
    }
    expect([...said]).toHaveLength(1);
    await sendMails(store);
    expect(mailsTo(store, TO)).toEqual([]);
    expect(mailsTo(store, 'new@mail.example').map(({ subject }) => subject)).toEqual(
      Array(2).fill('One click to confirm: news from Found'),
    );
  });

  test('confirmed twenty times at once, it is one opt-in and one mail that says how to unsubscribe', async () => {
    const email = 'twenty@mail.example';
    const link = await linkTo(email);
    const answers = await Promise.all(Array.from({ length: isParallel ? 20 : 5 }, () => confirm(link)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listed()).filter((one) => one === email)).toHaveLength(1);
    await sendMails(store);
    const welcome = mailTo(store, email, 'You’re on the list');
    expect(headerOf(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = /^<https:\/\/found\.test(\/\S+)>$/.exec(headerOf(welcome, 'list-unsubscribe'))![1]!;
    const pressed = new Request(`${SITE}${oneClick}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect((await store.call(pressed)).status).toBe(200);
    expect(await listed()).not.toContain(email);
    // An old mail does not undo a withdrawal.
    await expectProblem(await confirm(link), { status: 410, code: 'link_over' });
    expect(await listed()).not.toContain(email);
  });

  test('a link is valid for a week, for its own address, and is signed', async () => {
    const email = 'week@mail.example';
    const link = await linkTo(email);
    const [id] = link.split('.');
    for (const wrong of [id!, `${id}.${'a'.repeat(43)}`, `x${link}`, ''])
      await expectProblem(await confirm(wrong), { status: 410, code: 'link_over' });
    await store.db
      .update(newsRequest)
      .set({ askedAt: new Date(Date.now() - 7 * DAY - 1000) })
      .where(eq(newsRequest.email, email));
    await expectProblem(await confirm(link), { status: 410, code: 'link_over' });
    expect(await listed()).not.toContain(email);
  });

  test('the link of an older mail still works after a second request', async () => {
    const first = await linkTo('twice@mail.example');
    await ask('twice@mail.example');
    expect((await confirm(first)).status).toBe(200);
  });

  test('requests by strangers send an address at most three mails a day', async () => {
    for (let times = 0; times < 8; times += 1) expect((await ask('victim@mail.example')).status).toBe(202);
    await sendMails(store);
    expect(mailsTo(store, 'victim@mail.example').length).toBeLessThanOrEqual(3);
  });

  test('a withdrawn opt-in can be given again', async () => {
    await confirm(await linkTo());
    expect(await withdrawConsent(store.db, TO, new Date())).toBe(true);
    expect(await listed()).not.toContain(TO);
    await forgetMails();
    expect((await confirm(await linkTo())).status).toBe(200);
    expect(await listed()).toContain(TO);
  });

  test('a form without JavaScript leads to the thank-you page, or shows its errors', async () => {
    const sent = await form('/api/newsletter', { email: 'bo@mail.example', fax: '' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter?sent=1']);
    const thanks = await store.call(new Request(`${SITE}/newsletter?sent=1`));
    expect(await thanks.text()).toContain('Open the link in our email to sign up.');
    const wrong = await form('/api/newsletter', { email: 'no"where' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/value="no&quot;where"/);
    expect((await form('/api/newsletter', { email: 'r@mail.example', fax: 'x' })).status).toBe(422);
  });

  test('[D06] an unconfirmed address is deleted within a week, or when it is erased', async () => {
    const now = new Date();
    await ask('old@mail.example');
    await ask('erased@mail.example');
    await store.db
      .update(newsRequest)
      .set({ askedAt: new Date(now.getTime() - 7 * DAY - 1000) })
      .where(eq(newsRequest.email, 'old@mail.example'));
    await deleteOverdue(store.db, now);
    await eraseAddress(store.db, 'erased@mail.example', new Date());
    const left = (await store.db.select().from(newsRequest)).map(({ email }) => email);
    expect(left).not.toContain('old@mail.example');
    expect(left).not.toContain('erased@mail.example');
    await sendMails(store);
    expect(mailsTo(store, 'erased@mail.example')).toEqual([]);
  });

  test('no log line and no waiting mail contains an address', async () => {
    await ask('quiet@mail.example');
    expect(JSON.stringify(await store.db.select().from(outbox))).not.toContain('quiet@');
    expect(store.log.join('\n')).not.toMatch(/@mail\.example/);
  });
});
