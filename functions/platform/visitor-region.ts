import type { Context } from '@netlify/functions';
import { parseCookies } from '#src/core/read-cookies.ts';
import { pickRegion } from '#src/core/regions/pick-region.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';

/** The visitor's region, by the same rule as everywhere in the store. */
export function visitorRegion(request: Request, context: Context | undefined): RegionCode {
  const country = context?.geo?.country?.code;
  return pickRegion({
    query: new URL(request.url).searchParams.get('region'),
    cookies: parseCookies(request.headers.get('cookie')),
    ...(country && { country }),
  });
}
