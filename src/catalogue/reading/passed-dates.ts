import { dayOf } from '#src/core/dates.ts';
import { DAY_MS } from '#src/core/durations.ts';
import { allEntries } from './published.ts';
import type { Content } from './read-content.ts';
import type { ContentWarning } from './unused-files.ts';

/**
 * Dates that have no effect any more, or not yet: they may be right in an old file, and may be mistakes.
 * `content` is the whole one, with its dates as of `now`.
 */
export function passedDates(content: Content, now: Date): ContentWarning[] {
  const passed = (moment: Date | undefined): moment is Date => moment !== undefined && moment <= now;
  return [
    ...allEntries(content).flatMap(({ file, data: { draft, unpublishAt } }) =>
      !draft && passed(unpublishAt)
        ? { file, text: `unpublishAt: it has not been on the site since ${unpublishAt.toISOString()}.` }
        : [],
    ),
    ...content.products.flatMap(({ file, data: { type, releasedAt, formats } }) => [
      ...(type === 'pre-order' && passed(releasedAt)
        ? [{ file, text: `releasedAt: ${dayOf(releasedAt)} has passed, so it is sold as type: available.` }]
        : []),
      ...formats.flatMap(({ stock }, at) =>
        stock && stock.countedAt > now
          ? {
              file,
              text: `formats.${at}.stock.countedAt: ${dayOf(stock.countedAt)} has not come yet, so no sale is subtracted.`,
            }
          : [],
      ),
    ]),
    ...content.coupons.flatMap(({ file, data: { until } }) =>
      until && passed(new Date(until.getTime() + DAY_MS))
        ? { file, text: `until: ${dayOf(until)} was the last day on which the code was valid.` }
        : [],
    ),
  ];
}
