/**
 * The shop that the tests run on: a small one with every kind and state of content, in a build of its own.
 * So the shop in `src/content` can change without a test.
 */
export const TEST_SHOP = { CONTENT_FOLDER: 'tests/fixtures/shop', OUT_FOLDER: '.cache/test-shop' } as const;

/** The content of a second shop: a coffee roaster without creators, fundings and recipes, in two regions. */
export const ROASTER = 'tests/fixtures/roaster';
