import type { RegionCode } from '#src/core/regions/regions.ts';
import { blocksFor, plainText, readMarkdown } from '#src/lib/light-markdown.ts';
import { paths } from '#src/lib/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import { factsFor, withFacts } from './facts.ts';
import { policySection } from './policies.ts';

/**
 * An FAQ entry for search: its question, the start of its answer in a region, its address,
 * and its search terms.
 */
export type FaqAnswer = { title: string; text: string; url: string; find: readonly string[] };
/** The addresses of the answers about help, delivery and returns. */
export type FaqPlaces = { help: string; delivery: string; returns: string };

/** Maximum number of characters of an answer in search results. */
const MAX_TEXT_LENGTH = 260;

/** The FAQ entries with search terms, in order, as answered in a region. */
export function faqAnswers(catalogue: Catalogue, region: RegionCode): FaqAnswer[] {
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

/**
 * The addresses of these answers, by their ids in the FAQ.
 * Falls back to the terms when the FAQ does not have them.
 */
export function faqPlaces(catalogue: Catalogue): FaqPlaces {
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

/** As many whole sentences as fit, at least one. */
function shortened(text: string): string {
  const sentences = text.match(/.+?[.?!](?=\s|$)\s*|.+$/gs) ?? [];
  let short = '';
  for (const sentence of sentences) {
    if (short && (short + sentence).trim().length > MAX_TEXT_LENGTH) break;
    short += sentence;
  }
  return short.trim();
}
