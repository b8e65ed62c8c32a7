import { REGION_CODES, REST_OF_WORLD, type RegionCode } from '#src/core/regions/regions.ts';
import { BUILD_FILE } from '#src/lib/build-file.ts';
import { type Check, type Deployment, type Line, ok, unknown, withSetting, wrong } from './check.ts';
import { readStoreSettings } from './content.ts';
import { siteBuildLine } from './site-build.ts';

const TIMEOUT_MS = 8_000;

/**
 * The running site: that it answers, that its edge function picks the region, that its functions run, and how
 * old it is.
 */
export function siteCheck(deployment: Deployment): Check {
  const name = 'site';
  return {
    name,
    run: () =>
      withSetting(
        deployment,
        name,
        'SITE_URL',
        'Set it to the public address of the store.',
        async (site) => {
          const region = otherRegion();
          try {
            const home = await get(new URL(`/?region=${region ?? ''}`, site));
            if (home.status !== 200)
              return wrong(name, `${site} answers ${home.status}.`, 'Deploy, and look at the host’s log.');
            const config = await get(new URL('/api/config', site));
            const build = await get(new URL(BUILD_FILE, site));
            return [
              ok(name, `${site} answers.`),
              regionLine(home.text, region),
              config.status === 200
                ? ok('site functions', 'They have their settings and the catalogue.')
                : wrong(
                    'site functions',
                    `/api/config answers ${config.status}.`,
                    'Look at the log of the function api at the host: it names what is missing.',
                  ),
              siteBuildLine(deployment, build.status === 200 ? build.text : undefined),
            ];
          } catch (error) {
            const { cause, message } = error as Error;
            const why = (cause as { code?: string } | undefined)?.code ?? message;
            return unknown(
              name,
              `${site} cannot be reached (${why}).`,
              'Check SITE_URL, and that it is published.',
            );
          }
        },
      ),
  };
}

/** Without the edge function, each visitor gets the page of the default region. */
function regionLine(page: string, region: RegionCode | undefined): Line {
  const name = 'site regions';
  if (!region) return ok(name, 'The shop has one region.');
  return page.includes(`data-region="${region}"`)
    ? ok(name, 'The edge function runs: each visitor gets the page of their region.')
    : wrong(
        name,
        `Asked for ${region}, the site shows another region: the edge function does not run.`,
        'Look at the edge function region at the host, and at its log.',
      );
}

/** An open region that is not the default one; undefined if there is none. */
function otherRegion(): RegionCode | undefined {
  const settings = readStoreSettings();
  if ('line' in settings) return undefined;
  const { regions = [...REGION_CODES], defaultRegion = REST_OF_WORLD, closedRegions } = settings.store;
  return regions.find((code) => code !== defaultRegion && !closedRegions.includes(code));
}

async function get(url: URL): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, text: await response.text() };
}
