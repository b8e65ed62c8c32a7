import { dayOf } from '../../lib/clock.ts';
import type { SettingsEntry } from '../../schemas/settings.ts';

type Day = Date | string;
/** A banner as editors write it, or as the snapshot keeps it, with its days as text. */
type Banner = Pick<SettingsEntry['banner'], 'isBannerEnabled'> & {
  from?: Day | undefined;
  until?: Day | undefined;
};

/** True on the days on which a banner is shown: from its first to its last, both included, in UTC. */
export function isShownOn({ isBannerEnabled, from, until }: Banner, now: Date): boolean {
  const today = dayOf(now);
  return (
    isBannerEnabled &&
    (!from || dayOf(new Date(from)) <= today) &&
    (!until || today <= dayOf(new Date(until)))
  );
}
