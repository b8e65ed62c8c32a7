import { dayOf } from '#src/core/dates.ts';
import type { SettingsEntry } from '../schemas/settings.ts';

type Day = Date | string;
/** A banner from the content, or from the snapshot, where dates are text. */
type Banner = Pick<SettingsEntry['banner'], 'isBannerEnabled'> & {
  from?: Day | undefined;
  until?: Day | undefined;
};

/** True when a banner is shown at `now`. The first and last day are included, in UTC. */
export function isShownOn({ isBannerEnabled, from, until }: Banner, now: Date): boolean {
  const today = dayOf(now);
  return (
    isBannerEnabled &&
    (!from || dayOf(new Date(from)) <= today) &&
    (!until || today <= dayOf(new Date(until)))
  );
}
