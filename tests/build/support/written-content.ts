import { type Content, readContent } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Priced } from '../checks/money.ts';
import { builtAt } from './built-at.ts';

/** The content of the tested shop, with its dates moved as in the build. */
export async function writtenContent(): Promise<Content> {
  const { content, problems } = await readContent(contentFolder(), builtAt());
  if (problems.length > 0) throw new Error(`The content is broken: ${JSON.stringify(problems[0])}`);
  return content;
}

/** The prices of every product, from its file. */
export function pricesWritten(content: Content): Map<string, Priced> {
  return new Map(
    content.products.map(({ id, data }) => [
      id,
      {
        id,
        isAvailable: data.availability === 'available',
        first: data.productFormatId,
        formats: data.formats.map(
          ({ id: formatId, name, prices, net, stock, availability, earlierPrices = [] }) => ({
            id: formatId,
            name,
            amounts: prices,
            earlier: earlierPrices.map((earlier) => earlier.prices),
            isGone: stock?.count === 0 || availability === 'unavailable',
            ...(net && { net: net.amount }),
          }),
        ),
      },
    ]),
  );
}

/** The region whose prices a region's pages show: its own, unless the store is closed there. */
export function storeRegionIn(content: Content, region: RegionCode): RegionCode {
  return content.settings[0]!.data.closedRegions.includes(region) ? 'GO' : region;
}
