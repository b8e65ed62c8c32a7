import type { RegionCode } from '#src/core/regions/regions.ts';
import { type Block, blocksFor, readMarkdown } from '#src/lib/light-markdown.ts';
import { paths } from '#src/lib/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { pagePicture } from '../pictures/catalogue-pictures.ts';
import { factsFor, withFacts } from '../policies/facts.ts';
import type { FaqAnswer } from '../policies/faq.ts';
import { sectionsOf } from '../policies/sections.ts';
import type { ContentOf } from '../reading/read-content.ts';
import type { PageHead } from './page-head.ts';

type OwnPage = ContentOf<'pages'>;

/** The shop's own pages that a region has. */
export function ownPages({ content }: Pick<Catalogue, 'content'>, region: RegionCode): OwnPage[] {
  return content.pages.filter(({ data }) => !data.regions || data.regions.includes(region));
}

/** The links to a region's own pages in the menu or at the foot of each page, by title. */
export function ownLinks(
  catalogue: Pick<Catalogue, 'content'>,
  region: RegionCode,
  place: 'menu' | 'footer',
) {
  return ownPages(catalogue, region)
    .filter(({ data }) => data.link === place)
    .map(({ id, data }) => ({ label: data.title, url: paths.page(id) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** A region's own pages as answers of the search. */
export function pageAnswers(catalogue: Pick<Catalogue, 'content'>, region: RegionCode): FaqAnswer[] {
  return ownPages(catalogue, region).map(({ id, data: { title, lead, summary, find } }) => ({
    title,
    text: lead ?? summary,
    url: paths.page(id),
    find: [title, ...find],
  }));
}

/** What an own page of a region shows. `intro` is the text before the first heading. */
export async function ownPage(catalogue: Catalogue, { id, data, body = '' }: OwnPage, region: RegionCode) {
  const text = withFacts(body, factsFor(catalogue, region));
  const blocks = blocksFor(readMarkdown(text), region);
  const first = blocks.findIndex(isHeading);
  const head: PageHead = { title: data.title, description: data.summary, path: paths.page(id) };
  return {
    head,
    heading: data.heading ?? data.title,
    lead: data.lead,
    colour: data.colour,
    picture: data.photograph && (await pagePicture(data.photograph)),
    intro: first < 0 ? blocks : blocks.slice(0, first),
    sections: sectionsOf(text, region),
  };
}

const isHeading = (block: Block) => block.kind === 'heading' && block.level === 2;
