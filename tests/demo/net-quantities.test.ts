import { expect, test } from 'vitest';
import { loadContent } from '#src/catalogue/reading/load-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const WRITTEN = /(?:(\d+) × )?(\d+) (g|ml)\b/;

test('the net quantity of each food is the one that its own text names', async () => {
  const { products } = await loadContent(contentFolder(), new Date());
  const named = products
    .filter(({ data }) => data.goods === 'food')
    .flatMap(({ id, data }) =>
      data.formats.flatMap(({ name, detail, net }) => {
        const [, count = '1', amount, unit] = WRITTEN.exec(`${name} ${detail ?? ''}`) ?? [];
        return net && amount
          ? [{ id, name, net, written: { amount: Number(count) * Number(amount), unit } }]
          : [];
      }),
    );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(({ net, written }) => JSON.stringify(net) !== JSON.stringify(written))).toEqual([]);
});
