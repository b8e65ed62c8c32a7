import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages } from '#functions/people/messages/save-message.ts';
import { DATABASES, type TestDatabase } from './helpers/databases.ts';
import { payAt } from './helpers/hosted-page.ts';
import { mailsTo } from './helpers/mails.ts';
import { formPost, fresh, jsonPost } from './helpers/messages.ts';
import { basketOf, checkOut } from './helpers/requests.ts';
import { openStore, SITE, type TestStore } from './helpers/store.ts';

const CARD = '4242 4242 4242 4242';
let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  store = await openStore({ database });
});
afterAll(async () => {
  await store?.close();
  await database.close();
});

/** Every row of every table, as text. */
async function allRows(): Promise<string> {
  const { rows } = await store.db.$client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(15);
  const tables = [];
  for (const { name } of rows)
    tables.push(...(await store.db.$client.query(`select to_json(t)::text as row from ${name} t`)).rows);
  return tables.map(({ row }) => row).join('\n');
}

test('[D07] no card number is in the database, a log, a mail or a call to the provider, even if people send it to us', async () => {
  const { redirectUrl, checkoutSessionId } = await checkOut(store, basketOf());
  await payAt(redirectUrl, { card_number: CARD });
  await store.call(new Request(`${SITE}/basket/success?session_id=${checkoutSessionId}`));
  const words = `My card is ${CARD}, please charge it again.`;
  expect((await store.call(jsonPost('contact', fresh('contact', { message: words })))).status).toBe(201);
  expect((await store.call(formPost('withdrawal', fresh('withdrawal', { goods: words })))).status).toBe(303);
  await store.run('outbox');

  const written = (await listMessages(store.db)).map(({ fields }) => fields.message ?? fields.goods);
  const kept = 'My card is [card number removed], please charge it again.';
  expect(written.filter((text) => text === kept)).toHaveLength(2);
  expect(written.join()).not.toContain(CARD);
  const mails = store.mail.inbox
    .list()
    .map(({ subject, text, html }) => subject + text + html)
    .join('\n');
  const calls = JSON.stringify(store.provider.requests.map(({ params, path }) => ({ params, path })));
  const rows = await allRows();
  expect(rows).toContain(checkoutSessionId);
  expect(mails).toContain('card number removed');
  // This number only: about one in ten long random numbers, such as in an ID, has a valid check digit, too.
  for (const place of [rows, mails, calls, store.log.join('\n')])
    expect(place).not.toMatch(/4242(?:[ -]?4242){3}/);
});

test('an email address whose digits look like a card number is kept, and gets its acknowledgement', async () => {
  const email = '6e551534-3405-4323-8775-bbbedf62cf80@example.com';
  expect((await store.call(jsonPost('contact', fresh('contact', { email })))).status).toBe(201);
  await store.run('outbox');
  expect((await listMessages(store.db)).map(({ fields }) => fields.email)).toContain(email);
  expect(mailsTo(store, email)).toHaveLength(1);
});
