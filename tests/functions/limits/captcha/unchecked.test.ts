import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { NEXT_UNCHECKED } from '#src/core/messages/forms.ts';
import { type CheckedStore, openCheckedStore } from '#tests/functions/helpers/captcha.ts';
import { mailsTo, mailTo, sendMails, wordsOf } from '#tests/functions/helpers/mails.ts';
import { formPost, fresh, jsonPost, messagesOf } from '#tests/functions/helpers/messages.ts';
import { expectProblem } from '#tests/functions/helpers/requests.ts';
import { SITE } from '#tests/functions/helpers/store.ts';

const SHOP = 'people@shop.example';

describe('[F112] a message without a captcha token', () => {
  let store: CheckedStore;
  beforeAll(async () => {
    store = await openCheckedStore({ settings: { CONTACT_TO: SHOP } });
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.db.delete(rateLimit);
    await store.db.delete(outbox);
    store.mail.inbox.empty();
  });

  test('from a form without JavaScript is held apart, marked for the shop, and not confirmed to the typed address', async () => {
    const body = fresh('contact', { message: 'No script here.' });
    const sent = await store.call(formPost('contact', body));
    const place = sent.headers.get('location') ?? '';
    expect(place).toMatch(/^\/contact\/thanks\?reference=L-[\w-]+&unchecked$/);
    const reference = /L-\w{5}-\w{5}/.exec(place)![0];
    const thanks = await (await store.call(new Request(`${SITE}${place}`))).text();
    expect(thanks).toContain(NEXT_UNCHECKED[0]);
    expect((await messagesOf(store)).map(({ id }) => id)).not.toContain(reference);
    expect(await messagesOf(store, { isUnchecked: true })).toContainEqual(
      expect.objectContaining({ id: reference, fields: body }),
    );
    await sendMails(store);
    const notice = mailTo(store, SHOP, reference);
    expect(notice.subject).toMatch(/^Unchecked message L-/);
    expect(wordsOf(notice)).toContain('No script here.');
    expect(mailsTo(store, String(body.email))).toEqual([]);
  });

  test('from a script has to say so, and the answer says that it is held apart', async () => {
    const body = fresh('feedback', { email: 'robot-victim@example.com', isUnchecked: true });
    const first = await store.call(jsonPost('feedback', body));
    expect(first.status).toBe(201);
    const { reference, isUnchecked } = await first.json();
    expect(isUnchecked).toBe(true);
    const again = await store.call(jsonPost('feedback', body));
    expect([again.status, await again.json()]).toEqual([200, { reference, isUnchecked: true }]);
    await expectProblem(await store.call(jsonPost('feedback', fresh('feedback', { isUnchecked: false }))), {
      status: 422,
      field: 'isUnchecked',
    });
    await sendMails(store);
    expect(mailsTo(store, 'robot-victim@example.com')).toEqual([]);
  });

  test('is limited to three an hour per connection and thirty in total, apart from checked messages', async () => {
    const post = (at: number, ip: string) =>
      store.call(formPost('contact', fresh('contact', { message: `No. ${at}` })), { ip });
    const own = await Promise.all(Array.from({ length: 5 }, (_, at) => post(at, '198.51.100.9')));
    expect(own.map(({ status }) => status).sort()).toEqual([303, 303, 303, 429, 429]);
    const all: number[] = [];
    // A few at a time: on a busy machine forty at once would exceed the time limit.
    for (let from = 0; from < 40; from += 8) {
      const some = await Promise.all(Array.from({ length: 8 }, (_, at) => post(at, `10.3.${from + at}.7`)));
      all.push(...some.map(({ status }) => status));
    }
    expect(all.filter((status) => status === 303)).toHaveLength(27);
    expect(all.filter((status) => status === 429)).toHaveLength(13);
    const checked = await store.call(jsonPost('contact', fresh('contact', { captchaToken: store.token() })), {
      ip: '198.51.100.9',
    });
    expect(checked.status).toBe(201);
  });
});
