import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '#functions/db/schema/messages.ts';
import { readThread } from '#functions/people/messages/threads.ts';
import { DATABASES, type TestDatabase } from '../helpers/databases.ts';
import { mailsTo, sendMails } from '../helpers/mails.ts';
import { openStore, type TestStore } from '../helpers/store.ts';
import { runHere } from './support.ts';

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await DATABASES[0]!.open();
  store = await openStore({ database });
});
afterAll(async () => {
  await store?.close();
  await database?.close();
});
const run = (...words: string[]) => runHere('found', ['messages', ...words], { DATABASE_URL: database.url });

test('a message is shown, answered by mail, done and opened again, as at the desk', async () => {
  const id = 'M-ANSWR-00001';
  await store.db.insert(message).values({
    id,
    key: crypto.randomUUID(),
    fingerprint: id,
    kind: 'contact',
    region: 'GB',
    email: 'wren@mail.example',
    fields: { name: 'Wren', email: 'wren@mail.example', message: 'Is the pan seasoned?' },
    createdAt: new Date(),
  });
  expect((await run('answer', id, 'Yes, twice.')).code).toBe(2);
  expect(await readThread(store.db, id)).toMatchObject({ lines: [] });
  expect(await run('answer', id, 'Yes, twice.', '--yes')).toMatchObject({ code: 0, err: '' });
  await sendMails(store);
  expect(mailsTo(store, 'wren@mail.example')[0]?.text).toContain('Yes, twice.');
  const { out } = await run('show', id);
  expect(out).toContain('Is the pan seasoned?');
  expect(out).toContain('The command line, answer\n    Yes, twice.');
  await run('done', id);
  expect(await readThread(store.db, id)).toMatchObject({ state: 'done' });
  await run('open', id);
  expect(await readThread(store.db, id)).toMatchObject({ state: 'waiting' });
  expect(await run('done', 'M-NONE')).toMatchObject({ code: 1, err: 'There is no message M-NONE.\n' });
});
