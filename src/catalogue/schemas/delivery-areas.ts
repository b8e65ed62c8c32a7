import { z } from 'zod';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { shippingCountries } from '#src/core/regions/shipping-countries.ts';
import { isBackwards, POSTCODE_PATTERN, patternsOverlap } from '#src/core/shipping/postcodes.ts';
import { suggestion } from '#src/lib/closest.ts';

const postcode = z
  .string({ error: 'a postcode in quotation marks, such as "BT", "HS1-HS9" or "20"' })
  .regex(
    POSTCODE_PATTERN,
    'the start of a postcode in capital letters, such as BT, IV1 or "20", or a range such as HS1-HS9',
  )
  .refine((pattern) => !isBackwards(pattern), 'a range from the lower number to the higher, such as HS1-HS9');

/** A part of a region: countries of it, or postcodes of one country. */
export const areaSchema = z
  .strictObject({
    region: z.enum(REGION_CODES, { error: `one of the regions: ${REGION_CODES.join(', ')}` }),
    countries: z.array(z.string()).min(1, 'at least one country').optional(),
    postcodes: z.array(postcode).min(1, 'at least one postcode').optional(),
  })
  .superRefine(({ region, countries, postcodes }, context) => {
    const report = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const all = shippingCountries(region);
    if (!countries && !postcodes) report([], 'countries or postcodes, or both');
    for (const [at, country] of (countries ?? []).entries())
      if (!all.includes(country))
        report(
          ['countries', at],
          `a country of ${region} in two capital letters, such as ${all[0]}.${suggestion(country, all)}`,
        );
    if (postcodes && (countries ?? all).length !== 1)
      report(['countries'], 'the one country of the postcodes');
  });
type AreaEntry = z.infer<typeof areaSchema>;

type Issue = { path: (string | number)[]; message: string };

/** What two zones both have: a country, or a postcode of one. */
export function overlapIssues(zones: Readonly<Record<string, AreaEntry>>): Issue[] {
  const all = Object.entries(zones);
  return all.flatMap(([name, zone], at) =>
    all
      .slice(0, at)
      .filter(([, before]) => before.region === zone.region)
      .flatMap(([other, before]) =>
        sharedBy(zone, before).map(([path, what]) => ({
          path: [name, ...path],
          message: `${what} in one zone only; “${other}” has it, too`,
        })),
      ),
  );
}

/** A zone with postcodes goes before one with its whole country, so these two may share the country. */
function sharedBy(zone: AreaEntry, before: AreaEntry): [path: (string | number)[], what: string][] {
  const all = shippingCountries(zone.region);
  const [own = all, others = all] = [zone.countries, before.countries];
  if (zone.postcodes && before.postcodes) {
    if (!own.some((country) => others.includes(country))) return [];
    return zone.postcodes.flatMap((pattern, at): [(string | number)[], string][] =>
      before.postcodes?.some((other) => patternsOverlap(pattern, other))
        ? [[['postcodes', at], `the postcode ${pattern}`]]
        : [],
    );
  }
  if (zone.postcodes || before.postcodes) return [];
  return own.flatMap((country, at): [(string | number)[], string][] =>
    others.includes(country) ? [[['countries', at], `the country ${country}`]] : [],
  );
}
