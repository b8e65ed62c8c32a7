import { getCatalogue, type Section } from '../../catalogue/catalogue.ts';
import { type BuiltFunding, getFundings } from '../../catalogue/fundings.ts';
import { withParents } from '../../catalogue/product.ts';
import { categoriesOf, type SectionCategory } from '../../catalogue/section-pages.ts';

export type FundingsPageProps = { section: Section; category?: SectionCategory; fundings: BuiltFunding[] };

/** The list of all fundings, and one for each category of the section, nested ones included. */
export async function fundingLists(): Promise<FundingsPageProps[]> {
  const [{ sections }, fundings] = await Promise.all([getCatalogue(), getFundings()]);
  return sections
    .filter(({ data }) => data.shows === 'fundings')
    .flatMap((section) => [
      { section, fundings },
      ...categoriesOf(section).map((category) => ({
        section,
        category,
        fundings: fundings.filter(({ categoryIds }) =>
          withParents(categoryIds, [section]).includes(`${section.data.slug}/${category.slug}`),
        ),
      })),
    ]);
}
