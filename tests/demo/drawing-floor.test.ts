import { hanging } from 'illustrations/checks';
import { expect, test } from 'vitest';
import { productShown } from '#src/catalogue/pictures/sources.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { shopAsCreator } from '#src/catalogue/reading/without-features.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const { content } = await readContent(contentFolder());
/** Books have separate grounds. */
const goods = content.products.filter(({ data }) => data.art && !/book/.test(data.art.scene));
const makers = new Map(
  [...content.settings.map(shopAsCreator), ...content.creators].map(({ id, data }) => [id, data]),
);

test('if a wall is visible, everything beside a product stands below the floor line', () => {
  let walls = 0;
  const wrong = goods.flatMap(({ id, data }) =>
    data.previewImages.flatMap(({ view }, index) => {
      const { source } = productShown(id, data, makers.get(data.creator)!, index);
      if (!('svg' in source)) return [];
      if (source.svg.includes('data-floor')) walls++;
      return hanging(source).map((food) => `${id}, ${view}: ${food}`);
    }),
  );
  expect(wrong).toEqual([]);
  // Most hard goods, jars and boxes are photographed.
  expect(walls).toBeGreaterThan(20);
});
