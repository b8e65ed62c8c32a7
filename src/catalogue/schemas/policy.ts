import { z } from 'zod';
import { SHARE_KINDS } from '#src/core/payouts/share.ts';
import { CATEGORIES } from '#src/core/privacy/consent.ts';
import { isRegionCode } from '#src/core/regions/regions.ts';
import { type Block, linksIn, readMarkdown } from '#src/lib/light-markdown.ts';
import { day, line, slug } from './fields.ts';
import { publishing } from './publishing.ts';

/** The placeholders that a text may use, as `{{email}}`. Their values depend on the store and the region. */
const POLICY_FACTS = [
  'brand',
  'email',
  'owner',
  'law',
  'region',
  'currency',
  'tax',
  'taxAtCheckout',
  'shipping',
  'shippingList',
  'handling',
  'printing',
  'cutOff',
  'returnDays',
] as const;
export type PolicyFact = (typeof POLICY_FACTS)[number];

const SAFE_LINK = /^(\/(?!\/)|#|https:\/\/|mailto:)/;

/** The errors in a text of light Markdown, for its editor. */
export function markdownProblems(source: string): string[] {
  const blocks = readMarkdown(source);
  return [
    ...[...source.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)]
      .filter(([, name = '']) => !(POLICY_FACTS as readonly string[]).includes(name))
      .map(([all]) => `${all} to be one of the facts ${POLICY_FACTS.join(', ')}`),
    ...[...new Set(blocks.flatMap(({ only = [] }: Block) => only))]
      .filter((tag) => !isRegionCode(tag))
      .map((tag) => `a part for regions that there are; there is none called “${tag}”`),
    ...linksIn(blocks)
      .filter((href) => !SAFE_LINK.test(href))
      .map((href) => `links to /pages, #parts, https or mailto addresses, not “${href}”`),
    ...((source.match(/^:::/gm) ?? []).length % 2 ? ['every ::: part to be closed by a line of :::'] : []),
  ];
}

/** A text of light Markdown. */
const markdown = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((source, context) => {
      for (const message of markdownProblems(source)) context.addIssue({ code: 'custom', message });
    });

/** A cookie or storage key that the store sets in the browser. */
const kept = z.strictObject({
  /** As in the code. */
  name: z.string().regex(/^[A-Za-z0-9:_-]+\*?$/, 'a name, with * at its end where it goes on'),
  where: z.enum(['cookie', 'session storage', 'local storage']),
  purpose: line(260),
  lasts: line(60),
  /** The consent category that it requires. */
  needsConsent: z.enum(CATEGORIES).optional(),
});

const versioned = {
  /** Increases with every change of meaning. */
  version: z.string().regex(/^\d+\.\d+$/, 'a version such as "1.2"'),
  effective: day,
};

export const legalSchema = z.strictObject({
  title: line(40),
  heading: line(60),
  lead: line(180),
  summary: line(160),
  ...versioned,
  kept: z.array(kept).optional(),
});

export const faqSchema = z.strictObject({
  ...publishing,
  title: line(40),
  order: z.number().int(),
  ...versioned,
  questions: z
    .array(
      z.strictObject({
        id: slug,
        ask: line(110),
        answer: markdown(2000),
        /** Search terms of one or a few words. Matches are shown above products. */
        find: z.array(line(40)).max(20).default([]),
      }),
    )
    .min(1)
    .max(12),
});

const money = z.number().int().min(0).max(9_999_99);
/** The store's terms for creators: shares in whole percent, and one book as a worked example. */
export const creatorTermsSchema = z.strictObject({
  ...versioned,
  shares: z
    .array(
      z.strictObject({
        id: z.enum(SHARE_KINDS, { error: `one of the kinds: ${SHARE_KINDS.join(', ')}` }),
        what: line(60),
        /** The creator's share of the rest, in whole percent. */
        creator: z.number().int().min(1).max(100),
        before: line(160),
      }),
    )
    .min(2),
  payment: z.strictObject({ percent: z.number().int().min(0).max(10), fixed: byRegion(money) }),
  paidOut: line(200),
  /** What joining costs, as a sentence. */
  joining: line(160).optional(),
  example: z.strictObject({
    what: line(80),
    /** The id of one of the shares. */
    share: slug,
    price: byRegion(money),
    printing: byRegion(money),
    /** The tax that the price includes, in whole percent. 0 when prices include none. */
    taxPercent: byRegion(z.number().int().min(0).max(50)),
    taxLabel: byRegion(line(140)),
  }),
  timeline: z.array(z.strictObject({ when: line(30), title: line(60), text: line(260) })).min(3),
  wanted: z.array(line(160)).min(3),
  unwanted: z.array(line(160)).min(1),
  /** Shown in pairs, so there are two or none. */
  voices: z
    .array(z.strictObject({ creator: slug, words: line(240) }))
    .refine(({ length }) => length === 0 || length === 2, 'two voices or none')
    .default([]),
});

function byRegion<T extends z.ZodType>(schema: T) {
  return z.strictObject({ US: schema, GB: schema, CA: schema, EU: schema, LATAM: schema, GO: schema });
}

export type LegalEntry = z.infer<typeof legalSchema>;
export type CreatorTermsEntry = z.infer<typeof creatorTermsSchema>;
