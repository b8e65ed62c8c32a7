import { longDay } from '#src/core/dates.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { type Block, blocksFor, readMarkdown } from '#src/lib/light-markdown.ts';
import type { Catalogue } from '../catalogue.ts';
import { contentFile } from '../schemas/content-folder.ts';
import type { CreatorTermsEntry, LegalEntry } from '../schemas/policy.ts';
import { factsFor, withFacts } from './facts.ts';
import { type PolicySection, sectionsOf } from './sections.ts';

export type PolicyName = 'terms' | 'privacy' | 'cookies' | 'accessibility';
type Policy = LegalEntry & { sections: PolicySection[] };
type Answer = { id: string; ask: string; blocks: Block[] };
export type AnswerGroup = { id: string; title: string; questions: Answer[] };

/** A policy for a region. */
export function policyOf(catalogue: Catalogue, name: PolicyName, region: RegionCode): Policy {
  const entry = catalogue.content.legal.find(({ id }) => id === name);
  if (!entry) throw new Error(`${contentFile('legal', name)} is missing`);
  const text = withFacts(entry.body ?? '', factsFor(catalogue, region));
  return { ...entry.data, sections: sectionsOf(text, region) };
}

/** The address of a part of a policy, or of the whole policy when it has no part with this id. */
export function policySection({ content }: Catalogue, name: PolicyName, part: string): string {
  const entry = content.legal.find(({ id }) => id === name);
  return entry?.body?.includes(`{#${part}}`) ? `/${name}#${part}` : `/${name}`;
}

/** The FAQ for a region, in groups. */
export function faqFor(catalogue: Catalogue, region: RegionCode): AnswerGroup[] {
  const facts = factsFor(catalogue, region);
  const groups = catalogue.content.faq.toSorted((a, b) => a.data.order - b.data.order);
  return groups.map(({ id, data }) => ({
    id,
    title: data.title,
    questions: data.questions.map(({ answer, find: _find, ...question }) => ({
      ...question,
      blocks: blocksFor(readMarkdown(withFacts(answer, facts)), region),
    })),
  }));
}

/** The store's terms for creators, if it has any. */
export function creatorTermsOf({ content }: Catalogue): CreatorTermsEntry | undefined {
  return content['creator-terms'].find(({ id }) => id === 'terms')?.data;
}

/** The version of the FAQ: that of the group that changed last. Undefined without groups. */
export function faqVersion({ content }: Catalogue): { version: string; effective: Date } | undefined {
  return content.faq.toSorted((a, b) => b.data.effective.getTime() - a.data.effective.getTime())[0]?.data;
}

/** The date format of policies in all regions: 21 November 2026. It cannot be misread. */
export function dayLabel(day: Date): string {
  return longDay('en-GB', day);
}
