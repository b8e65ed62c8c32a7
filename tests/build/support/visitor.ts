import { startStore } from '#sandbox/store/server.ts';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { DIST, ROOT } from './dist.ts';
import { attribute, type Element, elementsOf, isWithin, textOf } from './html.ts';

/** A country of each region, to request pages like its visitors: at the public address, without a cookie. */
const COUNTRY: Record<RegionCode, string> = { US: 'US', GB: 'GB', CA: 'CA', EU: 'PT', LATAM: 'PE', GO: 'JP' };

export type Seen = {
  status: number;
  /** The region of the page, as the page says. */
  region: string | undefined;
  /** The text of the h1. */
  heading: string;
  main: Element;
  /** The text of the page's main part. */
  text: string;
  elements: Element[];
};

/** The built store behind its own edge function, and its pages for a visitor of a region. */
export async function openStore() {
  const store = await startStore({ root: ROOT, folder: DIST, port: 0 });
  return {
    close: store.close,
    /** The target of an address, without following redirects. */
    async ask(address: string, region: RegionCode): Promise<{ status: number; location: string | null }> {
      const { status, headers } = await fetch(store.url + address, {
        headers: { 'x-country': COUNTRY[region] },
        redirect: 'manual',
      });
      return { status, location: headers.get('location') };
    },
    /**
     * Requests an address as a visitor of that region. Redirects are not followed: they have a 3xx status.
     */
    async visit(address: string, region: RegionCode): Promise<Seen> {
      const response = await fetch(store.url + address, {
        headers: { 'x-country': COUNTRY[region] },
        redirect: 'manual',
      });
      const elements = elementsOf(await response.text());
      const find = (tagName: string) => elements.find((element) => element.tagName === tagName);
      const main = find('main') ?? elements[0]!;
      const heading = find('h1');
      return {
        status: response.status,
        region: attribute(elements[0]!, 'data-region'),
        heading: heading ? textOf(heading) : '',
        main,
        text: textOf(main),
        elements,
      };
    },
  };
}

/**
 * Visits an address from all six regions, checks that the page is that region's, and passes each to `look`.
 */
export async function inEveryRegion(
  store: Awaited<ReturnType<typeof openStore>>,
  address: string,
  look: (seen: Seen, region: RegionCode) => void,
  status = 200,
): Promise<void> {
  for (const region of REGION_CODES) {
    const seen = await store.visit(address, region);
    const where = `${region} ${address}`;
    if (seen.status !== status) throw new Error(`${where} answers ${seen.status} and not ${status}`);
    if (seen.region !== region) throw new Error(`${where} answers the page of ${seen.region}`);
    if (!seen.heading) throw new Error(`${where} has no heading`);
    look(seen, region);
  }
}

/**
 * Whether the page of the entry at this place is read in this region. Reading a page takes long, so each is
 * read in Britain and in one other region, which takes turns; with `THOROUGH=1` in all.
 */
export function isRead(region: RegionCode, at: number): boolean {
  return process.env.THOROUGH === '1' || region === 'GB' || region === REGION_CODES[at % REGION_CODES.length];
}

/** The addresses that a page's main part links to. */
export const hrefsIn = (seen: Seen): string[] =>
  seen.elements
    .filter(({ tagName }) => tagName === 'a')
    .filter((link) => isWithin(link, seen.main))
    .flatMap((link) => attribute(link, 'href') ?? []);

/** The links of a page's main part below a path: `linksTo(seen, '/products/')` are ids. */
export function linksTo(seen: Seen, prefix: string): string[] {
  const ids = hrefsIn(seen)
    .filter((href) => href.startsWith(prefix))
    .map((href) => href.slice(prefix.length));
  return [...new Set(ids)].filter((id) => /^[a-z0-9-]+$/.test(id));
}
