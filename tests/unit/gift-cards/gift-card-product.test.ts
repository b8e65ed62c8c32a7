import { expect, test } from 'vitest';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { checkContent } from '#src/catalogue/reading/check-content.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { productSchema } from '#src/catalogue/schemas/product.ts';
import { isShopAmongCreators, SHOP_AS_CREATOR } from '#src/core/shop/features.ts';

const CARD = {
  name: 'Gift card',
  creator: 'ana',
  goods: 'gift-card',
  categories: ['pantry/boxes'],
  summary: 'A code by email.',
  addedAt: '2026-01-12',
  formats: [{ id: 'card-25', name: 'Card for 25', type: 'Gift Card', prices: { GB: 2500 } }],
};
const [FORMAT] = CARD.formats;

test('a gift card product has gift cards only', () => {
  expect(productSchema.safeParse(CARD).success).toBe(true);
});

test.each([
  ['a stock', { formats: [{ ...FORMAT, stock: { count: 3, countedAt: '2026-01-12' } }] }],
  ['a format that is posted', { formats: [FORMAT, { id: 'box', name: 'Box', prices: { GB: 3000 } }] }],
  ['a tax kind of its own', { taxKind: 'food' }],
  ['words of its buyer', { customization: { label: 'Name' } }],
  ['a day to come', { type: 'pre-order', releasedAt: '2027-01-12' }],
  ['another kind of goods', { goods: 'book' }],
])('%s makes it invalid', (_what, change) => {
  expect(productSchema.safeParse({ ...CARD, ...change }).success).toBe(false);
});

test('no other product is taxed like one', () => {
  const pan = { ...CARD, goods: 'kitchenware', formats: [{ id: 'pan', name: 'Pan', prices: { GB: 2500 } }] };
  expect(productSchema.safeParse(pan).success).toBe(true);
  expect(productSchema.safeParse({ ...pan, taxKind: 'voucher' }).success).toBe(false);
});

test('only a gift card may come without a creator', () => {
  const { creator: _, ...card } = CARD;
  expect(productSchema.parse(card).creator).toBe(SHOP_AS_CREATOR);
  const pan = { ...card, goods: 'kitchenware', formats: [{ id: 'pan', name: 'Pan', prices: { GB: 2500 } }] };
  const { error } = productSchema.safeParse(pan);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['creator', 'the id of a creator; only a gift card may have none'],
  ]);
});

test('a gift card without a creator is made by the shop, which is in no list of creators', async () => {
  const { content } = await readContent(contentFolder());
  const catalogue = joinCatalogue(content, new Date('2026-11-20T12:00:00Z'));
  const card = catalogue.productById.get('gift-card')!;
  expect(card.creator).toMatchObject({ name: catalogue.settings.brand.name, profile: { handle: '' } });
  expect(isShopAmongCreators(card.creator)).toBe(true);
  expect(catalogue.creatorById.get(card.creator._id)?.data.name).toBe(catalogue.settings.brand.name);
  expect(catalogue.creators.map(({ id }) => id)).not.toContain(SHOP_AS_CREATOR);
  expect(checkContent(content)).toEqual([]);
});

test('no creator may have the name that the shop has', async () => {
  const { content } = await readContent(contentFolder());
  const [first] = content.creators;
  const house = { ...first!, id: SHOP_AS_CREATOR };
  const problems = checkContent({ ...content, creators: [...content.creators, house] });
  expect(problems.map(({ expected }) => expected)).toContain(
    'another name than house, which is the shop itself',
  );
});
