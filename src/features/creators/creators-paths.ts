import { type CreatorsPageProps, creatorPages } from '#src/catalogue/creators/creator-pages.ts';
import { getCatalogue, withKeys } from '#src/catalogue/get-catalogue.ts';
import { besideCreators } from '#src/catalogue/views/list-pages.ts';
import { inEveryRegion } from '#src/core/regions/region-paths.ts';

/** Static paths, with keys, of the lists of creators that `paramsOf` has parameters for. */
export async function creatorsPaths<P extends Record<string, string>>(
  paramsOf: (list: CreatorsPageProps) => P | false,
) {
  const catalogue = await getCatalogue();
  const pages = creatorPages(catalogue).flatMap((props) => {
    const params = paramsOf(props);
    return params ? { params, props } : [];
  });
  return withKeys(inEveryRegion(pages), ({ region, ...list }) => [region, list, besideCreators(catalogue)]);
}
