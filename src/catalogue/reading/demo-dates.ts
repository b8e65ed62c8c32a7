/**
 * The dates of a demonstration move along, so that it is as fresh on any day as on the one that it was written for: as many
 * days as have passed since then are added to each. Only where the settings say `demo: { writtenFor: … }`.
 */
import type { ContentKind } from '../../content.schemas.ts';
import { daysBetween, daysLater } from '../../lib/clock.ts';
import type { SettingsEntry } from '../../schemas/settings.ts';

/** The day from which a policy holds is a fact of that policy, as its version is. */
const FIXED: readonly ContentKind[] = ['legal', 'faq', 'creator-terms'];

/** By how many days the dates of the content are moved when it is read at `now`; 0 for a shop that is no demonstration. */
export function daysMoved(settings: Pick<SettingsEntry, 'demo'> | undefined, now: Date): number {
  return settings?.demo ? daysBetween(new Date(settings.demo.writtenFor), now) : 0;
}

/** An entry's data with every date in it moved, or as it is where its kind's dates are fixed. */
export function movedEntry<T>(kind: ContentKind, data: T, days: number): T {
  return days === 0 || FIXED.includes(kind) ? data : moved(data, days);
}

function moved<T>(value: T, days: number): T {
  if (value instanceof Date) return daysLater(value, days) as T;
  if (Array.isArray(value)) return value.map((each) => moved(each, days)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each, days)])) as T;
}
