import { paths } from '#src/lib/paths.ts';
import * as fundingsWords from '#src/words/en/fundings.ts';
import type { Catalogue } from '../catalogue.ts';
import type { FundingsPageProps } from '../fundings/funding-pages.ts';
import { listCard } from '../pictures/share-cards.ts';
import { categoriesOf, type SectionCategory } from '../sections/categories.ts';
import { listDescription } from '../sections/list-description.ts';
import { crumbsData, listData } from '../structured-data/lists.ts';
import type { PageHead } from './page-head.ts';

export type FundingsPageView = {
  head: PageHead;
  heading: string;
  line: string;
  /** The top categories, and the nested ones of the current category, each with its `aria-current`. */
  top: OfferedCategory[];
  nested: OfferedCategory[];
};
type OfferedCategory = SectionCategory & { current: 'page' | 'true' | undefined };

/**
 * A page of the section of fundings: all of them or those of a category. Empty categories are not offered.
 */
export async function fundingsPage(
  catalogue: Catalogue,
  { section, category, fundings }: FundingsPageProps,
  site: URL,
): Promise<FundingsPageView> {
  const { name, line, colour, slug } = section.data;
  const title = category ? `${category.name}, ${name.toLowerCase()}` : name;
  const path = category?.url ?? paths.fundings;
  const openSlug = category?.parent ?? category?.slug;
  const current = (own: string) => (own === category?.slug ? 'page' : own === openSlug ? 'true' : undefined);
  const offered = categoriesOf(section)
    .map((entry) => ({ ...entry, current: current(entry.slug) }) satisfies OfferedCategory)
    .filter((entry) => entry.current || catalogue.filledPlaces.has(`${slug}/${entry.slug}`));
  const crumbs = [
    { name, url: paths.fundings },
    ...(category ? [{ name: category.name, url: category.url }] : []),
  ];
  const items = fundings.map((funding) => ({ name: funding.title, url: paths.funding(funding._id) }));
  return {
    head: {
      title,
      description: listDescription(
        category ? (category.line ?? `${title}. ${line}`) : line,
        crumbs.map((crumb) => crumb.name),
        fundings.length,
        fundingsWords.toBack,
      ),
      path,
      share: await listCard(
        catalogue,
        {
          kicker: category ? name : fundingsWords.kicker,
          title: category?.name ?? name,
          byline: category?.line ?? line,
          colour,
        },
        fundings,
      ),
      jsonLd: [
        crumbsData(crumbs, site),
        ...(items.length > 0 ? [listData(items, items.length, 1, site)] : []),
      ],
    },
    heading: category?.name ?? name,
    line: category?.line ?? line,
    top: offered.filter(({ parent }) => !parent),
    nested: offered.filter(({ parent }) => parent && parent === openSlug),
  };
}
