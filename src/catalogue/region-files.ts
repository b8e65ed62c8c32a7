import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { getCatalogue, withKeys } from './get-catalogue.ts';
import { allIn } from './page-keys.ts';

/** Static paths of a file for each region, made of all of the catalogue. */
export async function oneForEachRegion() {
  const catalogue = await getCatalogue();
  return withKeys(
    OPEN_REGIONS.map((code) => ({ params: { region: code.toLowerCase() }, props: { code } })),
    ({ code }) => allIn(catalogue, code),
  );
}
