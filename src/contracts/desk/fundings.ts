import * as z from 'zod/mini';
import type { CurrencyCode } from '#src/core/currencies.ts';
import type { FundingState } from '#src/core/fundings/types.ts';
import { type DeskRole, deskRead, deskWrite } from './contract.ts';

const everybody = [
  'owner',
  'packer',
  'editor',
  'accountant',
  'creator',
] as const satisfies readonly DeskRole[];
const writers = ['owner', 'editor', 'creator'] as const satisfies readonly DeskRole[];
const publishers = ['owner', 'editor'] as const satisfies readonly DeskRole[];
const id = z.string().check(z.minLength(1), z.maxLength(64));
const version = z.int().check(z.minimum(1));
export const UPDATE_TITLE_LENGTH = 80;
export const UPDATE_TEXT_LENGTH = 5_000;
const text = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(UPDATE_TITLE_LENGTH)),
  /** Plain text; an empty line separates paragraphs. */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(UPDATE_TEXT_LENGTH)),
};

/** The progress of a funding. Amounts in minor units of `currency`, times in ISO 8601. */
export type FundingRow = {
  id: string;
  title: string;
  state: FundingState;
  currency: CurrencyCode;
  goal: number;
  raised: number;
  backers: number;
  endsAt: string;
  /** Updates that wait to be published. */
  drafts: number;
};
/** All fundings; a creator sees their own. Open ones first. */
export const fundingsList = deskRead<FundingRow[]>()('fundings.list', {
  roles: everybody,
  input: z.strictObject({}),
});

export type DeskFunding = Omit<FundingRow, 'drafts'> & {
  rewards: { id: string; title: string; taken: number; limit: number | null }[];
  updates: {
    id: string;
    title: string;
    text: string;
    state: 'draft' | 'published' | 'withdrawn';
    writtenBy: string;
    version: number;
    createdAt: string;
    publishedAt: string | null;
    mailedAt: string | null;
  }[];
};
export const fundingRead = deskRead<DeskFunding>()('fundings.read', {
  roles: everybody,
  input: z.strictObject({ id }),
});
/** Creates a draft update. */
export const updateCreate = deskWrite<{ id: string }>()('fundings.update.begin', {
  roles: writers,
  input: z.strictObject({ fundingId: id, ...text }),
});
/** Changes an update. A creator changes drafts only. `version`: the one that the writer saw. */
export const updateChange = deskWrite<null>()('fundings.update.change', {
  roles: writers,
  input: z.strictObject({ id, version, ...text }),
});
/** Puts an update on the page and, with `isMailed`, mails it to the backers once. */
export const updatePublish = deskWrite<{ mails: number }>()('fundings.update.publish', {
  roles: publishers,
  input: z.strictObject({ id, version, isMailed: z.boolean() }),
});
/** Deletes a draft, or takes a published update off the page. */
export const updateWithdraw = deskWrite<null>()('fundings.update.withdraw', {
  roles: publishers,
  input: z.strictObject({ id, version }),
});
/** The paid pledges of a funding as a table for sending rewards, oldest first. */
export const fundingBackers = deskRead<{ file: string; csv: string }>()('fundings.backers', {
  roles: ['owner', 'packer'],
  input: z.strictObject({ id }),
});
