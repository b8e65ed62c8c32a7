import type { Catalogue, CatalogueFunding, Section } from '../catalogue.ts';
import { categoriesOf, type SectionCategory, withParents } from '../sections/categories.ts';

export type FundingsPageProps = {
  section: Section;
  category?: SectionCategory;
  fundings: CatalogueFunding[];
};

/** The list of all fundings, and one list per category, nested ones included. */
export function fundingLists({
  sections,
  fundings,
}: Pick<Catalogue, 'sections' | 'fundings'>): FundingsPageProps[] {
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
