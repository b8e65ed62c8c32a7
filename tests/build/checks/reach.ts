import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import type { BuiltPage } from '../support/dist.ts';
import { attribute } from '../support/html.ts';
import { fileOf, type LinkContext, referencesOf } from './links.ts';

/** Pages that a shopper is led to by what happens, not by a link, and the product for trials, which no list shows. */
const LED_TO =
  /^\/(404|500|products\/proof-copy|basket\/(success|problem)|contact\/thanks|funding\/success|notify|review|unsubscribe)$/;

/** Which built page links to which, region by region. */
export class LinkGraph {
  readonly #pages = new Map<
    string,
    { region: RegionCode; path: string; isSecondAddress: boolean; to: Set<string> }
  >();

  /** Takes in a page with the links that its own region's visitors can follow. */
  add(page: BuiltPage, context: LinkContext): void {
    const canonical = page.elements.find((element) => attribute(element, 'rel') === 'canonical');
    const isSecondAddress =
      canonical !== undefined && new URL(attribute(canonical, 'href') ?? '').pathname !== page.path;
    const links = referencesOf(page.elements).filter(({ from }) => ['a', 'area'].includes(from));
    const to = links.flatMap(({ url }) => {
      const target = new URL(url, context.origin + page.path);
      if (target.origin !== context.origin) return [];
      return fileOf(target.pathname, page.region, context) ?? [];
    });
    this.#pages.set(page.file, { region: page.region, path: page.path, isSecondAddress, to: new Set(to) });
  }

  /** The pages that nobody comes to who starts at the front page of a region and follows links. */
  unreached(context: LinkContext): string[] {
    const reached = new Set<string>();
    const waiting = REGION_CODES.map((region) => fileOf('/', region, context) ?? '');
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      waiting.push(...(this.#pages.get(file)?.to ?? []));
    }
    return [...this.#pages]
      .filter(
        ([file, { path, isSecondAddress }]) => !reached.has(file) && !isSecondAddress && !LED_TO.test(path),
      )
      .map(([, { region, path }]) => `${region} ${path}: no link leads to ${path} from the front page`);
  }
}
