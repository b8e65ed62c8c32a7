import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { type Block, blocksFor, readMarkdown } from '../../lib/light-markdown.ts';
import type { RegionCode } from '../regions/regions.ts';
import { factsFor, withFacts } from './facts.ts';
import { type PaperSection, sectionsOf } from './sections.ts';

type PaperName = 'terms' | 'privacy' | 'cookies' | 'accessibility';
export type Paper = CollectionEntry<'legal'>['data'] & { sections: PaperSection[] };
export type Answer = { id: string; ask: string; blocks: Block[] };
export type AnswerGroup = { id: string; title: string; questions: Answer[] };

/** A legal paper as it stands for a region. */
export async function getPaper(name: PaperName, region: RegionCode): Promise<Paper> {
  const entry = await getEntry('legal', name);
  if (!entry) throw new Error(`src/content/legal/${name}.md is missing`);
  return { ...entry.data, sections: sectionsOf(withFacts(entry.body ?? '', await factsFor(region)), region) };
}

/** The questions and answers, group by group, as they stand for a region. */
export async function getAnswers(region: RegionCode): Promise<AnswerGroup[]> {
  const facts = await factsFor(region);
  const groups = (await getCollection('faq')).sort((a, b) => a.data.order - b.data.order);
  return groups.map(({ id, data }) => ({
    id,
    title: data.title,
    questions: data.questions.map(({ answer, ...question }) => ({
      ...question,
      blocks: blocksFor(readMarkdown(withFacts(answer, facts)), region),
    })),
  }));
}

/** The store's terms for creators. */
export async function getCreatorTerms(): Promise<CollectionEntry<'creator-terms'>['data']> {
  const entry = await getEntry('creator-terms', 'terms');
  if (!entry) throw new Error('src/content/creator-terms/terms.yaml is missing');
  return entry.data;
}

/** The version of the questions and answers as a whole: that of the group that changed last. */
export async function getAnswersVersion(): Promise<{ version: string; effective: Date }> {
  const groups = await getCollection('faq');
  const newest = groups.reduce((one, other) => (other.data.effective > one.data.effective ? other : one));
  return newest.data;
}

/** A day as the papers write it: 21 November 2026, everywhere, so that no two readers take it for different days. */
export function dayWords(day: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
