import { movedTo } from '#src/core/urls/normalize-url.ts';
import { paths } from '#src/lib/paths.ts';
import { productPath } from '../product-path.ts';
import type { Content } from './read-content.ts';

/** A redirect with the place that it is written in, for messages. */
export type Redirect = { file: string; field: string; from: string; to: string };

/**
 * All redirects of the content, from aliases and from files of redirects.
 * Paths are in their canonical spelling.
 */
export function redirectsOf(content: Content): Redirect[] {
  const { products, recipes, blog, fundings, creators, pages, redirects } = content;
  return [
    ...products.flatMap((entry) => fromAliases(entry, paths.product, entry.id)),
    ...products.flatMap(toPageOfItsOwn),
    ...recipes.flatMap((entry) => fromAliases(entry, paths.recipe, entry.id)),
    ...blog.flatMap((entry) => fromAliases(entry, paths.article, entry.id)),
    ...fundings.flatMap((entry) => fromAliases(entry, paths.funding, entry.id)),
    ...creators.flatMap((entry) => fromAliases(entry, paths.creator, entry.data.profile.handle)),
    ...pages.flatMap((entry) => fromAliases(entry, paths.page, entry.id)),
    ...redirects.flatMap(({ file, data }) =>
      data.redirects.map(({ from, to }, at) => ({
        file,
        field: `redirects.${at}`,
        from: movedTo(from) ?? from,
        to,
      })),
    ),
  ];
}

function fromAliases(
  { file, data }: { file: string; data: { aliases?: readonly string[] | undefined } },
  pathOf: (name: string) => string,
  name: string,
): Redirect[] {
  return (data.aliases ?? []).map((alias, at) => ({
    file,
    field: `aliases.${at}`,
    from: pathOf(alias),
    to: pathOf(name),
  }));
}

/** From the address that every other product has, which baskets and feeds may still name. */
function toPageOfItsOwn(entry: Content['products'][number]): Redirect[] {
  const from = paths.product(entry.id);
  const to = productPath(entry);
  return to === from ? [] : [{ file: entry.file, field: 'goods', from, to }];
}

/**
 * The redirects by path, for the edge function. A redirect to a redirected path leads to its end at once, and
 * one that leads in a circle is left out; the check of the content names it.
 */
export function redirectTable(redirects: readonly Redirect[]): Record<string, string> {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const table = redirects.flatMap(({ from, to }) => {
    const end = endOf(to, next, new Set([from]));
    return end === undefined ? [] : [[from, end] as const];
  });
  return Object.fromEntries(table);
}

/** Where a path leads in the end; undefined when it leads in a circle. */
export function endOf(
  to: string,
  next: ReadonlyMap<string, string>,
  passed = new Set<string>(),
): string | undefined {
  const path = pathOf(to);
  if (passed.has(path)) return undefined;
  const further = next.get(path);
  return further === undefined ? to : endOf(further, next, passed.add(path));
}

/** The path of an address of this site, without query and fragment. */
export const pathOf = (place: string) => place.split(/[?#]/)[0] ?? '';
