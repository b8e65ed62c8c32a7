import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newsOptIn, newsRequest } from '#functions/db/schema/news-opt-ins.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { listNewsOptIns, withdrawNewsOptIn } from '#functions/news/news-opt-in.ts';
import { eraseAddress } from '#functions/retention/erase.ts';
import { deleteOverdue } from '#functions/retention/retention.ts';
import { NEWSLETTER_WORDING } from '#src/core/news/wordings.ts';
import { withDatabases } from '../helpers/databases.ts';
import { headerOf, mailsTo, mailTo, sendMails, wordsOf } from '../helpers/mails.ts';
import { expectProblem, formTo } from '../helpers/requests.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

const DAY = 86_400_000;
const EMAIL = 'Ana@mail.example';
const TO = 'ana@mail.example';
const ASKS = 'Do you want news';

withDatabases('[SUB-02] the newsletter on', (database, { isParallel }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await store.db.delete(rateLimit);
    await store.db.delete(outbox);
    store.mail.inbox.empty();
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
  const listed = async () => (await listNewsOptIns(store.db)).map(({ email }) => email);
  const linkIn = ({ text }: { text: string }) => /\/newsletter\?link=(\S+)/.exec(text)![1]!;
  async function linkTo(email = EMAIL): Promise<string> {
    await ask(email);
    await sendMails(store);
    return linkIn(mailTo(store, email.toLowerCase(), ASKS));
  }

  test('takes an address for nothing before it has said yes itself: the mail asks, its page asks, the press counts', async () => {
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
    expect(await pressed.text()).toContain('You are on the list.');
    const [row] = await listNewsOptIns(store.db);
    expect(row).toMatchObject({
      email: TO,
      region: 'GB',
      wordingId: NEWSLETTER_WORDING.id,
      wording: NEWSLETTER_WORDING.text,
      orderId: null,
    });
    expect(row!.confirmedAt!.getTime()).toBeGreaterThan(row!.givenAt.getTime());
  });

  test('answers the same whether an address is on the list, has asked, or is new, and mails no address that is on it', async () => {
    const said = new Set<string>();
    for (const email of [EMAIL, 'new@mail.example', 'new@mail.example']) {
      const answer = await ask(email);
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      said.add(JSON.stringify([answer.status, headers, await answer.text()]));
    }
    expect([...said]).toHaveLength(1);
    await sendMails(store);
    expect(mailsTo(store, TO)).toEqual([]);
    expect(mailsTo(store, 'new@mail.example').length).toBeGreaterThan(0);
  });

  test('pressed twenty times at once, it is one yes and one mail that says how it ends', async () => {
    const email = 'twenty@mail.example';
    const link = await linkTo(email);
    const answers = await Promise.all(Array.from({ length: isParallel ? 20 : 5 }, () => confirm(link)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listed()).filter((one) => one === email)).toHaveLength(1);
    await sendMails(store);
    const welcome = mailTo(store, email, 'You get news');
    expect(headerOf(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = /^<https:\/\/found\.test(\/\S+)>$/.exec(headerOf(welcome, 'list-unsubscribe'))![1]!;
    const pressed = new Request(`${SITE}${oneClick}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect((await store.call(pressed)).status).toBe(200);
    expect(await listed()).not.toContain(email);
    // What was taken back is not brought back by an old mail.
    await expectProblem(await confirm(link), { status: 410, code: 'link_over' });
    expect(await listed()).not.toContain(email);
  });

  test('a link works for a week, for its own address, and is signed', async () => {
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

  test('an older mail’s link still works when it was asked for again', async () => {
    const first = await linkTo('twice@mail.example');
    await ask('twice@mail.example');
    expect((await confirm(first)).status).toBe(200);
  });

  test('a stranger’s typing sends an address three mails a day at most', async () => {
    for (let times = 0; times < 8; times += 1) expect((await ask('victim@mail.example')).status).toBe(202);
    await sendMails(store);
    expect(mailsTo(store, 'victim@mail.example').length).toBeLessThanOrEqual(3);
  });

  test('a yes that was taken back can be given anew', async () => {
    await withdrawNewsOptIn(store.db, TO, new Date());
    expect(await listed()).not.toContain(TO);
    expect((await confirm(await linkTo())).status).toBe(200);
    expect(await listed()).toContain(TO);
  });

  test('a form without script is led to the thanks, or shown what is wrong with it', async () => {
    const sent = await form('/api/newsletter', { email: 'bo@mail.example', fax: '' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter?sent=1']);
    const thanks = await store.call(new Request(`${SITE}/newsletter?sent=1`));
    expect(await thanks.text()).toContain('We e-mail that address, a few times a day at most.');
    const wrong = await form('/api/newsletter', { email: 'no"where' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/value="no&quot;where"/);
    expect((await form('/api/newsletter', { email: 'r@mail.example', fax: 'x' })).status).toBe(422);
  });

  test('[D06] whoever does not confirm is forgotten within a week, and by erasing the address', async () => {
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

  test('no log line and no waiting mail names an address', async () => {
    await ask('quiet@mail.example');
    expect(JSON.stringify(await store.db.select().from(outbox))).not.toContain('quiet@');
    expect(store.log.join('\n')).not.toMatch(/@mail\.example/);
    await store.db.delete(newsOptIn);
  });
});

describe('a shop without a newsletter', () => {
  test('takes no address', async () => {
    const store = await openStore({
      change: ({ settings }) => Object.assign(settings[0]!.data, { newsletter: false }),
    });
    const request = new Request(`${SITE}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: TO }),
    });
    await expectProblem(await store.call(request), { status: 404, code: 'not_found' });
    expect(await store.db.select().from(newsRequest)).toEqual([]);
    await store.close();
  });
});
