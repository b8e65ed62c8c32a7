import { hasHolidays } from '../settings/delivery-calendar.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

/** Places of the settings whose public holidays are not known. */
export async function unknownHolidays({ settings }: Content): Promise<ContentProblem[]> {
  const named = settings.flatMap(({ file, data }) => {
    const { dispatch, delivery } = data.delivery.holidays;
    return [
      ...dispatch.map((place, at) => ({ file, field: `dispatch.${at}`, place })),
      ...Object.entries(delivery).map(([region, place]) => ({ file, field: `delivery.${region}`, place })),
    ];
  });
  const problems = await Promise.all(
    named.map(async ({ file, field, place }) => ({
      file,
      field: `delivery.holidays.${field}`,
      expected: `a country with known holidays, such as GB, or a state of one, such as CA-ON; “${place}” is none`,
      isKnown: await hasHolidays(place),
    })),
  );
  return problems.filter(({ isKnown }) => !isKnown).map(({ isKnown: _, ...problem }) => problem);
}
