import type { BuiltPage } from '../support/dist.ts';
import { attribute, candidatesOf, type Element, isInside } from '../support/html.ts';

/** xs, sm, md, lg, xl and xxl. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536];

/**
 * Pages of one entry, whose main picture is the largest on the page; in lists it is one of many small ones.
 */
const OWN_PAGE =
  /^\/((products|creators|recipe|blog)\/(?!(page|letter)\/)[^/]+|funding\/[^/]+\/(?!\d+$)[^/]+)$/;

/** Every picture has an alternative text and a size, so that the layout does not shift when it loads. */
export function pictureProblems({ elements }: BuiltPage): string[] {
  return images(elements).flatMap((image) => {
    const name = attribute(image, 'src') ?? 'an img';
    const problems: string[] = [];
    if (attribute(image, 'alt') === undefined) problems.push(`${name} has no alt`);
    for (const side of ['width', 'height'])
      if (!/^[1-9]\d*$/.test(attribute(image, side) ?? '')) problems.push(`${name} has no ${side}`);
    if (attribute(image, 'srcset') && !attribute(image, 'sizes'))
      problems.push(`${name} has widths to choose from and no sizes`);
    return problems;
  });
}

/**
 * The first picture of the page's main part loads eagerly with high priority; the others load lazily. Flags
 * in a closed list do not count.
 */
export function loadingProblems({ elements }: BuiltPage): string[] {
  const [first, ...others] = images(elements).filter(
    (image) => isInside(image, 'main') && attribute(image, 'class') !== 'flag',
  );
  if (!first) return [];
  const problems: string[] = [];
  if (attribute(first, 'loading') === 'lazy') problems.push('the first picture is lazy');
  if (attribute(first, 'fetchpriority') !== 'high') problems.push('the first picture has no high priority');
  const eager = others.filter((image) => attribute(image, 'loading') !== 'lazy');
  if (eager.length > 0) problems.push(`${eager.length} further picture(s) are not lazy`);
  if (others.some((image) => attribute(image, 'fetchpriority') === 'high'))
    problems.push('a second picture has high priority');
  return problems;
}

/** The main picture of an entry's page has AVIF and WebP in all six widths; no picture has another width. */
export function widthProblems({ elements, path }: BuiltPage): string[] {
  const problems: string[] = [];
  for (const element of elements) {
    const widths = candidatesOf(attribute(element, 'srcset') ?? '').map(({ width }) => width ?? 0);
    const odd = widths.filter((width) => !WIDTHS.includes(width));
    if (odd.length > 0) problems.push(`a picture comes in the widths ${odd.join(', ')}`);
  }
  const main = images(elements).find((image) => attribute(image, 'fetchpriority') === 'high');
  if (!main || !OWN_PAGE.test(path)) return problems;
  const parent = main.parentNode as Element;
  const source = elements.find(
    (element) =>
      element.tagName === 'source' &&
      element.parentNode === parent &&
      attribute(element, 'type') === 'image/avif',
  );
  const offers = {
    AVIF: attribute(source ?? elements[0]!, 'srcset') ?? '',
    WebP: attribute(main, 'srcset') ?? '',
  };
  for (const [format, srcset] of Object.entries(offers)) {
    const found = candidatesOf(srcset).filter(({ url }) => url.endsWith(`.${format.toLowerCase()}`));
    if (found.map(({ width }) => width).join() !== WIDTHS.join())
      problems.push(
        `the main picture comes as ${format} in ${found.map(({ width }) => width).join(', ') || 'no'} width(s)`,
      );
  }
  return problems;
}

export function images(elements: readonly Element[]): Element[] {
  return elements.filter(({ tagName }) => tagName === 'img');
}
