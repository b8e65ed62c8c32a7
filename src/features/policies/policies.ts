import type { CollectionEntry } from 'astro:content';
import { entriesOf } from '../../catalogue/reading/entries.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { type Block, blocksFor, readMarkdown } from '../../lib/light-markdown.ts';
import { contentFile } from '../../schemas/content-folder.ts';
import { factsFor, withFacts } from './facts.ts';
import { type PolicySection, sectionsOf } from './sections.ts';

type PolicyName = 'terms' | 'privacy' | 'cookies' | 'accessibility';
export type Policy = CollectionEntry<'legal'>['data'] & { sections: PolicySection[] };
export type Answer = { id: string; ask: string; blocks: Block[] };
export type AnswerGroup = { id: string; title: string; questions: Answer[] };

/** A policy as it stands for a region. */
export async function getPolicy(name: PolicyName, region: RegionCode): Promise<Policy> {
  const entry = (await entriesOf('legal')).find(({ id }) => id === name);
  if (!entry) throw new Error(`${contentFile('legal', name)} is missing`);
  return { ...entry.data, sections: sectionsOf(withFacts(entry.body ?? '', await factsFor(region)), region) };
}

/** The address of a part of a policy, by its id there; of the whole policy where it has no such part. */
export async function policyPart(name: PolicyName, part: string): Promise<string> {
  const entry = (await entriesOf('legal')).find(({ id }) => id === name);
  return entry?.body?.includes(`{#${part}}`) ? `/${name}#${part}` : `/${name}`;
}

/** The questions and answers, group by group, as they stand for a region. */
export async function getAnswers(region: RegionCode): Promise<AnswerGroup[]> {
  const facts = await factsFor(region);
  const groups = (await entriesOf('faq')).sort((a, b) => a.data.order - b.data.order);
  return groups.map(({ id, data }) => ({
    id,
    title: data.title,
    questions: data.questions.map(({ answer, ...question }) => ({
      ...question,
      blocks: blocksFor(readMarkdown(withFacts(answer, facts)), region),
    })),
  }));
}

/** The store's terms for creators, where it has written them down. */
export async function getCreatorTerms(): Promise<CollectionEntry<'creator-terms'>['data'] | undefined> {
  return (await entriesOf('creator-terms')).find(({ id }) => id === 'terms')?.data;
}

/** The version of the questions and answers as a whole, that of the group that changed last; none while there are none. */
export async function getAnswersVersion(): Promise<{ version: string; effective: Date } | undefined> {
  const groups = await entriesOf('faq');
  return groups.toSorted((a, b) => b.data.effective.getTime() - a.data.effective.getTime())[0]?.data;
}

/** A day as policies write it: 21 November 2026, everywhere, so that no two readers take it for different days. */
export function dayWords(day: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
