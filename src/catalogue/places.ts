import { withParents } from './product.ts';
import { entriesOf } from './reading/entries.ts';
import { oncePerBuild } from './reading/once-per-build.ts';

/**
 * The addresses of every section and category that has something in it, without the leading slash: `books`, `books/fish`. What
 * is not among them has a page, which says that it is empty, and no link leads there.
 */
export function filledPlaces(): Promise<ReadonlySet<string>> {
  return oncePerBuild('filled places', async () => {
    const [sections, products, recipes, fundings] = await Promise.all([
      entriesOf('sections'),
      entriesOf('products'),
      entriesOf('recipes'),
      entriesOf('fundings'),
    ]);
    const sold = products.filter(({ data }) => data.kind !== 'test');
    const named = [...sold, ...recipes, ...fundings].flatMap(({ data }) => data.categories);
    const used = withParents([...new Set(named)], sections);
    return new Set(used.flatMap((id) => [id, id.split('/')[0] ?? id]));
  });
}
