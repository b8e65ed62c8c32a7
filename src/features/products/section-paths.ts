import { getCatalogue, withKeys } from '#src/catalogue/get-catalogue.ts';
import { type SectionPageProps, sectionPages } from '#src/catalogue/sections/section-pages.ts';
import { shownOnCard } from '#src/catalogue/views/section-page.ts';
import { inEachRegion } from '#src/core/regions/region-paths.ts';
import { listed } from './list-items.ts';

/** Static paths, with keys, of the pages of sections that `paramsOf` has parameters for. */
export async function sectionPaths<P extends Record<string, string>>(
  paramsOf: (list: SectionPageProps) => P | false | undefined,
) {
  const catalogue = await getCatalogue();
  return withKeys(
    inEachRegion((region) =>
      sectionPages(catalogue, region).flatMap((props) => {
        const params = paramsOf(props);
        return params ? { params, props } : [];
      }),
    ),
    async ({ region, ...list }) => [
      ...[region, list, await shownOnCard(catalogue, list)],
      listed(catalogue, region, list.section.data.shows),
    ],
  );
}
