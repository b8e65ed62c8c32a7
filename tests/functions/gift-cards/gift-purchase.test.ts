import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutAttempt } from '#functions/db/schema/attempts.ts';
import { order } from '#functions/db/schema/orders.ts';
import { giftMail } from '#functions/mail/templates/gift.ts';
import { eraseAddress } from '#functions/people/retention/erase.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { giftDays } from '#src/core/gift-cards/delivery-day.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { digitalBasket, EBOOK } from '../helpers/digital.ts';
import { buy, cardBasket } from '../helpers/gift-cards.ts';
import { mailsTo, mailTo } from '../helpers/mails.ts';
import { listOrders } from '../helpers/orders.ts';
import { basketOf, checkoutPost, expectProblem, item, newKey } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore({ settings: { STORE_CLOCK: '+0d' }, files: [EBOOK.productId] });
});
afterAll(() => store.close());

const NOTE = 'Happy birthday, Åsa: eat well.';
const orderOf = async (id: string) => (await listOrders(store.db)).find((one) => one.id === id)!;

test('[GIF-07] a gift is packed without prices: the packing mail says so, with the name and the note', async () => {
  const id = await buy(store, basketOf({ gift: { name: 'Åsa', from: 'Ada', note: NOTE } }));
  expect((await orderOf(id)).gift).toEqual({ name: 'Åsa', from: 'Ada', note: NOTE });
  await store.run('outbox');
  const [notice] = store.mail.inbox.list().filter(({ subject }) => subject === `New order ${id}`);
  expect(notice!.text).toContain('This is a gift: no prices in the parcel.');
  expect(notice!.text).toContain(`Write on a card:\n\n> For Åsa\n> ${NOTE}\n> From Ada\n`);
});

test('[GIF-07] a name and a note contain no address that a mail program turns into a link', () => {
  const order = { region: 'GB', currency: 'GBP', lines: [] } as const;
  const shop = { name: 'Found', url: 'https://found.example' } as Parameters<typeof giftMail>[1];
  const gift = {
    name: 'evil.example',
    from: 'evil.example',
    note: 'Prize at https://evil.example/win or a@evil.example',
  };
  const said = JSON.stringify(giftMail(order, shop, { gift, cards: [], files: [] }));
  expect(said.replaceAll('\u2060', '')).toContain('https://evil.example/win');
  expect(said).not.toMatch(/evil\.example|https:\/\/evil|a@evil/);
});

test('[GIF-07] a gift card is sent to its recipient on its day, with the note and without the buyer’s data', async () => {
  const email = 'asa@example.com';
  const deliverOn = dayOf(daysLater(new Date(), 3));
  const id = await buy(store, cardBasket('card-50', 1, { gift: { note: NOTE, email, deliverOn } }));
  await store.run('outbox');
  expect(mailsTo(store, email)).toEqual([]);
  process.env.STORE_CLOCK = '+4d';
  await store.run('outbox');
  process.env.STORE_CLOCK = '+0d';
  const [mail, ...more] = mailsTo(store, email);
  expect(more).toEqual([]);
  expect(mail!.text).toContain('Somebody has sent you a gift card.');
  expect(mail!.text).toContain('Found Gift Card');
  expect(mail!.text).toContain(NOTE);
  expect(mail!.text).toMatch(/([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}/);
  expect(mail!.text).not.toMatch(/ada@example\.com/);
  expect(mail!.text).not.toContain(id);
});

test('[GIF-07] files are sent to their recipient, with a button, their last day and a link to the shop, without a word of gift cards', async () => {
  const email = 'ida@example.com';
  const items = [item(EBOOK.productId, EBOOK.formatId, 1, { previewUrl: '/pictures/loaf/480.webp' })];
  const id = await buy(store, digitalBasket({ items, gift: { name: 'Ida', from: 'Ada', email } }));
  await store.run('outbox');
  const { text, html } = mailTo(store, email, 'A book for you, sent through Found');
  // The title and the cover of what is given.
  expect(text).toMatch(/^A Slow Loaf$/m);
  expect(html).toMatch(/<img alt="A Slow Loaf"[^>]* src="https:\/\/found\.test\/pictures\/loaf\/480\.webp"/);
  expect(text).toContain('Ada has sent you a book.');
  expect(text).toMatch(/^A book by Hanna Lindqvist, as EPUB and PDF\.$/m);
  expect(text).toContain('For Ida.');
  // The present is the button, and the shop is a link in the text.
  expect(text).toMatch(/^Download your present \(\w+\):\nhttps:\/\/found\.test\/downloads\/[\w-]{40,}$/m);
  const inAMonth = dayIn('GB', daysLater(new Date(), 30).toISOString());
  expect(text).toContain(`The links work until ${inAMonth}. What you download`);
  expect(text).toContain('Look around the shop (https://found.test)');
  expect(text).not.toMatch(/gift card/i);
  expect(text).not.toContain(id);
});

test.each([
  ['a day that is over', { email: 'asa@example.com', deliverOn: '2020-01-01' }, 'gift.deliverOn'],
  ['a giver’s name that is too long', { from: 'a'.repeat(101) }, 'gift.from'],
  ['a note that is too long', { note: 'a'.repeat(301) }, 'gift.note'],
  ['no address', { email: 'asa' }, 'gift.email'],
])('%s is refused beside its field', async (_what, gift, field) => {
  const refused = await store.call(checkoutPost(cardBasket('card-25', 1, { gift }), newKey()));
  await expectProblem(refused, { status: 422, field });
});

/** Moves the store's clock to an hour of the day, in UTC, that is not over. Returns that time. */
function moveTo(hour: number): Date {
  const hours = (hour - new Date().getUTCHours() + 24) % 24;
  process.env.STORE_CLOCK = `+${hours}h`;
  return new Date(Date.now() + hours * 3_600_000);
}

test.each([
  [12, 12],
  [3, 8],
])(
  'a gift for today that is bought at %i in UTC is sent at %i: at once, or in the morning',
  async (bought, sent) => {
    const email = `eve-${bought}@example.com`;
    const deliverOn = giftDays('GB', moveTo(bought)).first;
    await buy(store, cardBasket('card-25', 1, { gift: { email, deliverOn } }));
    await store.run('outbox');
    expect(mailsTo(store, email)).toHaveLength(bought === sent ? 1 : 0);
    process.env.STORE_CLOCK = `+${Number.parseInt(process.env.STORE_CLOCK!, 10) + sent - bought}h`;
    await store.run('outbox');
    process.env.STORE_CLOCK = '+0d';
    expect(mailsTo(store, email)).toHaveLength(1);
  },
);

test('the gift’s details are deleted when its buyer or recipient is erased; the order stays', async () => {
  const gift = { name: 'Bo', from: 'Cleo of the Mill', note: NOTE, email: 'bo@example.com' };
  const id = await buy(store, cardBasket('card-25', 1, { gift }));
  await eraseAddress(store.db, 'BO@example.com', new Date());
  expect((await orderOf(id)).gift).toBeNull();
  const left = [...(await store.db.select().from(order)), ...(await store.db.select().from(checkoutAttempt))];
  expect(JSON.stringify(left)).not.toMatch(/bo@example\.com|Cleo of the Mill/);
});

test('the gift’s details are deleted three months after it was sent', async () => {
  const now = new Date();
  const later = { email: 'cy@example.com', deliverOn: dayOf(daysLater(now, 60)) };
  const [atOnce, onItsDay] = [
    await buy(store, cardBasket('card-25', 1, { gift: { note: NOTE } })),
    await buy(store, cardBasket('card-25', 1, { gift: later })),
  ];
  await deleteOverdue(store.db, daysLater(now, 100));
  expect((await orderOf(atOnce)).gift).toBeNull();
  expect((await orderOf(onItsDay)).gift).toEqual(later);
  await deleteOverdue(store.db, daysLater(now, 160));
  expect((await orderOf(onItsDay)).gift).toBeNull();
});
