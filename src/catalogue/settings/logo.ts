import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** A logo as pages have it: the content of an SVG and its box. */
export type Logo = { viewBox: string; width: number; height: number; content: string };

/** The maximum size in bytes: every page has it. */
const MAX_BYTES = 8_000;
/** The widest and the tallest shape, as width by height. */
const SHAPES = { narrowest: 0.5, widest: 12 };

const ELEMENTS = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask symbol ' +
    'use title desc'
  ).split(' '),
);
/** Attributes that only say where a file comes from. They are left out. */
const NOTES = /^(?:xmlns(?::\w+)?|version|xml:space|data-[\w-]+|baseProfile|enable-background)$/;
/** Attributes of shapes. None can load or run anything. */
const ATTRIBUTES = new Set(
  (
    'id d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height viewBox transform offset preserveAspectRatio ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask gradientUnits gradientTransform ' +
    'spreadMethod stop-color stop-opacity clipPathUnits maskUnits maskContentUnits href xlink:href'
  ).split(' '),
);

/**
 * Reads the SVG of a logo for the markup of pages. Only shapes are allowed, so it can neither run nor load
 * anything.
 *
 * @param prefix of its ids, since a page has ids of its own
 * @returns the logo, or what was expected of the file
 */
export function readLogo(text: string, prefix = 'logo-'): Logo | { expected: string } {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES)
    return {
      expected: `an SVG of at most ${MAX_BYTES} bytes, since every page has it; this one has ${bytes}`,
    };
  const markup = text.replace(/^\uFEFF/, '').replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/gi, '');
  const roots = parseFragment(markup).childNodes.filter((node) => !isBlank(node));
  const [svg] = roots;
  if (roots.length !== 1 || !svg || !('tagName' in svg) || svg.tagName !== 'svg')
    return { expected: 'an SVG, which begins with <svg' };
  const problem = problemIn(svg);
  if (problem) return { expected: problem };
  const box = boxOf(svg);
  if (!box) return { expected: 'an SVG with a viewBox, such as viewBox="0 0 240 60"' };
  const ratio = box.width / box.height;
  if (ratio < SHAPES.narrowest || ratio > SHAPES.widest)
    return {
      expected: `a logo between half as wide as tall and ${SHAPES.widest} times as wide; this one is ${box.width} by ${box.height}`,
    };
  return { ...box, content: serialize(tidied(svg, prefix)).trim() };
}

function problemIn(element: Element): string | undefined {
  const { tagName, attrs, childNodes } = element;
  if (tagName === 'style' || attrs.some(({ name }) => name === 'style' || name === 'class'))
    return 'colours as attributes, such as fill="#b92f18": export it with presentation attributes and without CSS';
  if (tagName === 'text')
    return 'letters as shapes, since not every visitor has the font: convert text to outlines';
  if (!ELEMENTS.has(tagName)) return `shapes only; there is <${tagName}> in it`;
  for (const attribute of attrs) {
    const name = nameOf(attribute);
    if (NOTES.test(name)) continue;
    if (!ATTRIBUTES.has(name)) return `no attribute ${name}, which <${tagName}> has`;
    const isLocal = name.endsWith('href') ? attribute.value.startsWith('#') : !leadsAway(attribute.value);
    if (!isLocal) return `nothing from elsewhere; ${name} is “${attribute.value.slice(0, 60)}”`;
  }
  for (const child of childNodes) {
    const problem = 'tagName' in child ? problemIn(child) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

const nameOf = ({ name, prefix }: { name: string; prefix?: string | undefined }) =>
  prefix && !name.includes(':') ? `${prefix}:${name}` : name;
const leadsAway = (value: string) => /url\(\s*['"]?(?!#)/i.test(value);
const isBlank = (node: DefaultTreeAdapterTypes.ChildNode) => 'value' in node && node.value.trim() === '';

function boxOf({ attrs }: Element): Omit<Logo, 'content'> | undefined {
  const value = (name: string) => attrs.find((one) => one.name === name)?.value.trim() ?? '';
  const numbers = value('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const own = [0, 0, Number.parseFloat(value('width')), Number.parseFloat(value('height'))];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.length === 4 ? numbers : own;
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0) return undefined;
  return { viewBox: [x, y, width, height].join(' '), width, height };
}

/** The element without notes, titles and blank text, with ids that no page has. */
function tidied(element: Element, prefix: string): Element {
  const kept = element.attrs
    .filter((attribute) => !NOTES.test(nameOf(attribute)))
    // `xlink:href` becomes `href`: the prefix would need a declaration that a page does not have.
    .map(({ name, value }) => [name.replace(/^xlink:/, ''), withPrefix(name, value, prefix)] as const);
  element.attrs = [...new Map(kept)].map(([name, value]) => ({ name, value }));
  element.childNodes = element.childNodes.filter(
    (node) => 'tagName' in node && node.tagName !== 'title' && node.tagName !== 'desc',
  );
  for (const child of element.childNodes) if ('tagName' in child) tidied(child, prefix);
  return element;
}

function withPrefix(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value;
  return name.endsWith('href')
    ? value.replace('#', `#${prefix}`)
    : value.replace(/url\(\s*(['"]?)#/gi, `url($1#${prefix}`);
}
