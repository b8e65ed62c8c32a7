import type { BuiltPage } from '../support/dist.ts';
import { attribute, type Element, isInside, textOf } from '../support/html.ts';

const HEADING = /^h[1-6]$/;
const REFERRING = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'popovertarget',
  'list',
  'headers',
];

/** One h1, no empty heading, no skipped level on the way down. */
export function headingProblems({ elements }: BuiltPage): string[] {
  const headings = elements.filter(({ tagName }) => HEADING.test(tagName));
  const ones = headings.filter(({ tagName }) => tagName === 'h1');
  const problems = ones.length === 1 ? [] : [`${ones.length} headings of the first level`];
  let level = 0;
  for (const heading of headings) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1 && !(level === 0 && isInside(heading, 'header')))
      problems.push(`“${textOf(heading)}” is an h${next} after ${level ? `an h${level}` : 'nothing'}`);
    if (!textOf(heading)) problems.push(`an empty ${heading.tagName}`);
    level = next;
  }
  return problems;
}

/**
 * One main element, the store's header and footer outside it, a name for every nav.
 * A fixed text has only its main element.
 */
export function landmarkProblems({ elements, path }: BuiltPage): string[] {
  const problems: string[] = [];
  const count = (tagName: string) =>
    elements.filter(
      (element) => element.tagName === tagName && !isInside(element, 'main') && !isInside(element, 'article'),
    ).length;
  if (count('main') !== 1) problems.push(`${count('main')} main parts`);
  const isAlone = /\/(constants?|api)$/.test(path);
  for (const tagName of ['header', 'footer'])
    if (count(tagName) !== 1 && !isAlone) problems.push(`${count(tagName)} elements ${tagName} of the page`);
  const navigations = elements
    .filter(({ tagName }) => tagName === 'nav')
    .map((nav) => attribute(nav, 'aria-label') ?? attribute(nav, 'aria-labelledby'));
  if (navigations.length > 1 && navigations.some((name) => !name))
    problems.push('a navigation without a name beside another');
  const names = navigations.filter(Boolean);
  if (new Set(names).size !== names.length) problems.push('two navigations of one name');
  const skip = elements.find(({ tagName }) => tagName === 'a');
  if (!isAlone && !attribute(skip ?? elements[0]!, 'href')?.startsWith('#'))
    problems.push('the first link does not skip to the content');
  return problems;
}

/** The page's language, with the region's English variant if it has one. */
export function languageProblems({ elements, region }: BuiltPage): string[] {
  const lang = attribute(elements.find(({ tagName }) => tagName === 'html')!, 'lang') ?? '';
  const wanted = { US: /^en-US$/, GB: /^en-GB$/, CA: /^en-CA$/, EU: /^en-IE$/, LATAM: /^en/, GO: /^en/ }[
    region
  ];
  return wanted.test(lang) ? [] : [`lang is “${lang}”`];
}

/** Unique ids, and an existing target for every reference to an id. */
export function idProblems({ elements }: BuiltPage): string[] {
  const ids = elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
  const known = new Set(ids);
  const problems = [...known]
    .filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))
    .map((id) => `two elements have the id ${id}`);
  for (const element of elements)
    for (const name of REFERRING)
      for (const id of (attribute(element, name) ?? '').split(/\s+/).filter(Boolean))
        if (!known.has(id)) problems.push(`${element.tagName} ${name}=“${id}” names nothing`);
  return problems;
}

/** Every form control has a name: a label, or an attribute. */
export function controlProblems({ elements }: BuiltPage): string[] {
  const labelled = new Set(
    elements.filter(({ tagName }) => tagName === 'label').map((label) => attribute(label, 'for')),
  );
  const isControl = (element: Element) =>
    ['select', 'textarea'].includes(element.tagName) ||
    (element.tagName === 'input' &&
      !['hidden', 'submit', 'button'].includes(attribute(element, 'type') ?? ''));
  const isNamed = (element: Element) =>
    isInside(element, 'label') ||
    labelled.has(attribute(element, 'id')) ||
    attribute(element, 'aria-label') ||
    attribute(element, 'aria-labelledby');
  const controls = elements
    .filter((element) => isControl(element) && !isNamed(element))
    .map((element) => `${element.tagName} ${attribute(element, 'name') ?? ''} has no label`);
  const silent = elements
    .filter(({ tagName }) => tagName === 'a' || tagName === 'button')
    .filter((element) => !isForPointersOnly(element))
    .filter((element) => !textOf(element) && !attribute(element, 'aria-label') && !hasNamedPicture(element))
    .map(
      (element) =>
        `a ${element.tagName} without words (${attribute(element, 'href') ?? attribute(element, 'class') ?? ''})`,
    );
  return [...controls, ...silent];
}

/** A duplicate link for the mouse beside a named link; keyboards and screen readers skip it. */
function isForPointersOnly(element: Element): boolean {
  return attribute(element, 'aria-hidden') === 'true' && attribute(element, 'tabindex') === '-1';
}

function hasNamedPicture(element: Element): boolean {
  return element.childNodes.some(
    (child) =>
      'tagName' in child &&
      (attribute(child, 'alt') || attribute(child, 'aria-label') || hasNamedPicture(child)),
  );
}
