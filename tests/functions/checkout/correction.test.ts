import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formPost, lastSession } from '../helpers/requests.ts';
import { openStore, type TestStore } from '../helpers/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const APRON = {
  storeRegion: 'GB',
  productId: 'the-named-apron',
  productFormatId: 'small',
  quantity: '2',
  customizationQuery: 'Ada',
};
const CARD = { storeRegion: 'GB', productId: 'gift-card', productFormatId: 'card-25', quantity: '1' };
const FOLD = { intent: 'Funding', storeRegion: 'GB', fundingId: 'fold' };

/**
 * The field that the page asks for again, and the other fields of its form; undefined if it asks for none.
 */
async function correctionOf(fields: Record<string, string>) {
  const page = await (await store.call(formPost(fields))).text();
  const form = /<form class="correction".*?<\/form>/s.exec(page)?.[0];
  if (!form) return undefined;
  const inputs = [...form.matchAll(/<input ([^>]*)>/g)].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
  const shown = inputs.filter(({ type }) => type !== 'hidden');
  expect(shown).toHaveLength(1);
  const [{ id, name, type, value }] = shown as [Record<string, string>];
  const [, labelled, label] = /<label for="([^"]*)">([^<]*)<\/label>/.exec(form)!;
  expect(labelled).toBe(id);
  const hidden = inputs.filter((input) => input.type === 'hidden');
  return {
    field: { name, label, type, value },
    others: Object.fromEntries(hidden.map((input) => [input.name, input.value])) as Record<string, string>,
  };
}

describe('a form without JavaScript, with one wrong field,', () => {
  test.each<[string, Record<string, string>, { name: string; label: string; type: string }]>([
    [
      'an email address',
      { ...APRON, email: 'ada at home' },
      { name: 'email', label: 'Your email address', type: 'email' },
    ],
    ['a promo code', { ...APRON, promo: 'NO-SUCH' }, { name: 'promo', label: 'Promo code', type: 'text' }],
    [
      'the day of a gift',
      { ...CARD, 'gift.email': 'asa@example.com', 'gift.deliverOn': '2020-02-02' },
      { name: 'gift.deliverOn', label: 'Send on', type: 'date' },
    ],
    [
      'the address for a gift',
      { ...CARD, 'gift.email': 'asa at home', 'gift.from': 'Ada' },
      { name: 'gift.email', label: 'Recipient’s email', type: 'email' },
    ],
    ['a quantity', { ...APRON, quantity: 'two' }, { name: 'quantity', label: 'Quantity', type: 'text' }],
    ['the amount of a pledge', { ...FOLD, amount: 'ten' }, { name: 'amount', label: 'Amount', type: 'text' }],
    [
      'the words of a product',
      { ...APRON, customizationQuery: 'A name of fifteen' },
      { name: 'customizationQuery', label: 'The name on it', type: 'text' },
    ],
    [
      'the words of a reward',
      { ...FOLD, rewardId: 'named-hardback', customizationQuery: 'a'.repeat(51) },
      { name: 'customizationQuery', label: 'The name to print', type: 'text' },
    ],
  ])('shows that field with its label and the typed value: %s', async (_what, fields, field) => {
    const { [field.name]: value, ...others } = fields;
    expect(await correctionOf(fields)).toEqual({ field: { ...field, value }, others });
  });

  test('asks for the email address if a promo code with a limit for each address needs one', async () => {
    expect(await correctionOf({ ...APRON, promo: 'A-FIVER' })).toEqual({
      field: { name: 'email', label: 'Your email address', type: 'email', value: '' },
      others: { ...APRON, promo: 'A-FIVER' },
    });
  });

  test('sends all known fields again, with the prices that its page showed, and no other fields', async () => {
    const known = {
      intent: 'Standard',
      storeRegion: 'GB',
      productId: 'the-named-apron',
      productFormatId: 'small',
      customizationQuery: 'Ada',
      fundingId: 'fold',
      rewardId: 'paperback',
      digitalConsent: 'gb-2',
      payoutCode: 'ines-tins',
      promo: 'FIRSTSUPPER',
      giftCard: '2222-2222-2222-2222',
      email: 'ada@mail.example',
      attempt: crypto.randomUUID(),
      amount: '12.50',
      seen: '1250',
      'seen.small': '2300',
      'seen.large': '3500',
    };
    const unknown = { price: '1', seenby: '1', 'amount.small': '1', successUrl: 'https://evil.example/' };
    const correction = await correctionOf({ ...unknown, ...known, quantity: 'two' });
    expect(correction!.others).toEqual(known);
  });

  test('goes on to the payment page once that field is right', async () => {
    const { others } = (await correctionOf({ ...APRON, quantity: '0', attempt: crypto.randomUUID() }))!;
    expect((await store.call(formPost({ ...others, quantity: '3' }))).status).toBe(303);
    expect(lastSession(store).line_items).toMatchObject([
      { quantity: 3, metadata: { customization: 'Ada' } },
    ]);
  });

  test.each([
    ['nobody knows the product', { ...APRON, productId: 'nothing-of-ours' }],
    ['the funding is over', { ...FOLD, fundingId: 'the-night-bus-kitchen', amount: '10' }],
    ['nobody knows the reward', { ...FOLD, rewardId: 'a-yacht', customizationQuery: 'Ada' }],
    ['the region is unknown', { ...APRON, storeRegion: 'MARS' }],
  ])('asks for no field where a correction cannot help: %s', async (_what, fields) => {
    expect(await correctionOf(fields)).toBeUndefined();
  });
});
