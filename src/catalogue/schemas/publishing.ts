import { z } from 'zod';
import { moment } from './fields.ts';

/** The fields of every kind of content that decide when an entry is on the site. */
export const publishing = {
  /** True hides the entry at any time. */
  draft: z.boolean().optional(),
  /** The entry is on the site from this time on. */
  publishAt: moment.optional(),
  /** The entry is on the site until this time. */
  unpublishAt: moment.optional(),
};

export type Publishing = {
  draft?: boolean | undefined;
  publishAt?: Date | undefined;
  unpublishAt?: Date | undefined;
};

/** True for an entry that is on the site at `now`. */
export function isPublished({ draft, publishAt, unpublishAt }: Publishing, now: Date): boolean {
  return !draft && (!publishAt || publishAt <= now) && (!unpublishAt || now < unpublishAt);
}
