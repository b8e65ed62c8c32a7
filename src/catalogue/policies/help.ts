import type { RegionCode } from '../../core/regions/regions.ts';
import { blocksFor, plainText, readMarkdown } from '../../lib/light-markdown.ts';
import { paths } from '../../lib/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { factsFor, withFacts } from './facts.ts';
import { policySection } from './policies.ts';

/** An answer that can be looked for: its question, its first words in a region, its address, and what it is found by. */
export type HelpEntry = { title: string; text: string; url: string; find: readonly string[] };
/** Where help, delivery and returns are answered. */
export type HelpPlaces = { help: string; delivery: string; returns: string };

/** So many characters of an answer are enough to know whether to read on. */
const LONGEST_TEXT = 260;

/** The questions that say what they are looked for by, group by group, as they are answered in a region. */
export function helpEntries(catalogue: Catalogue, region: RegionCode): HelpEntry[] {
  const facts = factsFor(catalogue, region);
  const groups = catalogue.content.faq.toSorted((a, b) => a.data.order - b.data.order);
  return groups.flatMap(({ data }) =>
    data.questions.flatMap(({ id, ask, answer, find }) => {
      if (find.length === 0) return [];
      const text = plainText(blocksFor(readMarkdown(withFacts(answer, facts)), region));
      return [{ title: ask, text: shortened(text), url: answerPath(id), find }];
    }),
  );
}

/** The addresses of the answers by their ids in the questions; of the terms where a shop has written no such answers. */
export function helpPlaces(catalogue: Catalogue): HelpPlaces {
  const ids = new Set(catalogue.content.faq.flatMap(({ data }) => data.questions.map(({ id }) => id)));
  const place = (id: string, part: string) =>
    ids.has(id) ? answerPath(id) : policySection(catalogue, 'terms', part);
  return {
    help: paths.faq,
    delivery: place('cost-of-post', 'delivery'),
    returns: place('send-back', 'changing-your-mind'),
  };
}

function answerPath(id: string): string {
  return `${paths.faq}#${id}`;
}

/** Whole sentences, as many as there is room for, and at least one. */
function shortened(text: string): string {
  const sentences = text.match(/.+?[.?!](?=\s|$)\s*|.+$/gs) ?? [];
  let short = '';
  for (const sentence of sentences) {
    if (short && (short + sentence).trim().length > LONGEST_TEXT) break;
    short += sentence;
  }
  return short.trim();
}
