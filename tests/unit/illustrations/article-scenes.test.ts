import { ARTICLE_SCENES as DRAWN } from 'illustrations';
import { expect, test } from 'vitest';
import { ARTICLE_SCENES } from '#src/catalogue/schemas/article.ts';

test('every layout that an article may name is drawn, and no other', () => {
  expect(Object.keys(DRAWN).sort()).toEqual([...ARTICLE_SCENES].sort());
});
