import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import type { BuiltPage } from '../support/dist.ts';
import { attribute } from '../support/html.ts';
import { fileOf, type LinkContext, referencesOf } from './links.ts';

/** Pages that are reached by an action and not by a link, and the test product, which is in no list. */
const LED_TO =
  /^\/(404|500|products\/proof-copy|basket\/(success|problem)|contact\/thanks|funding\/success|notify|review|unsubscribe)$/;

/** The links between built pages, by region. */
export class LinkGraph {
  readonly #pages = new Map<
    string,
    { region: RegionCode; path: string; isSecondAddress: boolean; to: Set<string> }
  >();

  /** Adds a page with the links that visitors of its region can follow. */
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

  /** The pages that cannot be reached by links from the front page of a region. */
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
