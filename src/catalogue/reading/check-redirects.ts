import { type FeatureName, hasFeature, isOff } from '#src/core/shop/features.ts';
import { suggestion } from '#src/lib/closest.ts';
import { WITHOUT_EDGE } from '#src/lib/file-folders.ts';
import { PAGES_OF_FUNCTIONS } from '#src/lib/paths.ts';
import { pagesOf } from './check-links.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';
import { endOf, pathOf, redirectsOf } from './redirects.ts';
import type { ContentWarning } from './unused-files.ts';

/** Paths that the edge function does not see, so that it cannot redirect them. */
const NEVER_SEEN = WITHOUT_EDGE.map(
  (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
);

/**
 * Redirects of a path that is a page or that has two redirects, circles, and redirects to a page that is off
 * or that is not there.
 */
export function brokenRedirects(
  content: Content,
  has: (name: FeatureName) => boolean = hasFeature,
): ContentProblem[] {
  const redirects = redirectsOf(content);
  const pages = pagesOf(content);
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const taken = new Map<string, string>();
  return redirects.flatMap(({ file, field, from, to }) => {
    const problem = (expected: string) => [{ file, field, expected }];
    const other = taken.get(from);
    taken.set(from, file);
    if (other) return problem(`one redirect of ${from}; ${other} has another one`);
    if (pages.has(from) || PAGES_OF_FUNCTIONS.includes(from))
      return problem(`an old path; ${from} is a page of this site`);
    if (NEVER_SEEN.some((path) => path.test(from)))
      return problem(`the path of a page; ${from} is the address of a file or of the API`);
    const end = endOf(to, next, new Set([from]));
    if (end?.startsWith('/') && isOff(end, has))
      return problem(`no redirect to ${end}: settings/store.yaml switches off what is there, under features`);
    if (end === undefined) return problem(`a redirect that ends; ${circle(from, next)} leads in a circle`);
    return end.startsWith('/') && !pages.has(pathOf(end)) && !/\.\w+$/.test(pathOf(end))
      ? problem(
          `the path of a page to lead to; there is none at ${end}.${suggestion(pathOf(end), [...pages])}`,
        )
      : [];
  });
}

/**
 * Redirects to pages of `whole` that are not in `content`, which is what is on the site. They are no problem:
 * the redirect of an imported draft is there before the draft is published.
 */
export function redirectsToHidden(content: Content, whole: Content): ContentWarning[] {
  const shown = pagesOf(content);
  const pages = pagesOf(whole);
  return redirectsOf(content)
    .filter(({ to }) => pages.has(pathOf(to)) && !shown.has(pathOf(to)))
    .map(({ file, field, to }) => ({ file, text: `${field}: it leads to ${to}, which is hidden now.` }));
}

/** The paths of a circle, for its message. */
function circle(from: string, next: ReadonlyMap<string, string>): string {
  const passed = [from];
  for (let path = next.get(from); path !== undefined; path = next.get(pathOf(path))) {
    passed.push(pathOf(path));
    if (passed.indexOf(pathOf(path)) < passed.length - 1) break;
  }
  return passed.join(' → ');
}
