import { pagesOf } from '#src/lib/pagination.ts';
import type { Catalogue, Creator } from '../catalogue.ts';
import { letterOf } from './letters.ts';

export type CreatorsPageProps = {
  creators: Creator[];
  total: number;
  letter?: string;
  page: number;
  pageCount: number;
};

/** All creator pages: the full list, then one list per letter. */
export function creatorPages({ creators }: Pick<Catalogue, 'creators'>): CreatorsPageProps[] {
  const letters = [...new Set(creators.map(({ data }) => letterOf(data.name)))];
  return [
    ...split(creators),
    ...letters.flatMap((letter) =>
      split(
        creators.filter(({ data }) => letterOf(data.name) === letter),
        letter,
      ),
    ),
  ];
}

function split(creators: readonly Creator[], letter?: string): CreatorsPageProps[] {
  const pages = pagesOf(creators);
  return pages.map((entries, index) => ({
    creators: entries,
    total: creators.length,
    ...(letter && { letter }),
    page: index + 1,
    pageCount: pages.length,
  }));
}
