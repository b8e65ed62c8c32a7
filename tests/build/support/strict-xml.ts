/** An element of a well-formed XML document. */
export type XmlElement = {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  text: string;
};

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const TAG = new RegExp(`^<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML as strictly as a feed reader must: one root, every element closed, no attribute twice, no bare ampersand, no
 * prefix that was not declared, no character that XML does not have. Throws at the first fault.
 */
export function parseXml(source: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source)) fail('a control character');
  let rest = source.replace(/^<\?xml [^?]*\?>\s*/, '');
  const open: XmlElement[] = [];
  const prefixes = new Set(['xml', 'xmlns']);
  while (rest) {
    const top = open.at(-1);
    if (!rest.startsWith('<')) {
      const end = rest.indexOf('<');
      const words = end < 0 ? rest : rest.slice(0, end);
      if (!top) fail(`words outside the root: ${words}`);
      else top.text += decoded(words);
      rest = rest.slice(words.length);
      continue;
    }
    const tag = TAG.exec(rest);
    if (!tag) return fail(`no tag: ${rest.slice(0, 60)}`);
    const [all = '', isEnd, name = '', written = '', isEmpty] = tag;
    rest = rest.slice(all.length);
    if (isEnd) {
      if (open.pop()?.name !== name) fail(`${all} closes nothing`);
      if (open.length > 0) continue;
      if (rest.trim()) fail(`something after the root: ${rest.slice(0, 60)}`);
      return top ?? fail('an end without a beginning');
    }
    const element: XmlElement = { name, attributes: attributesOf(written), children: [], text: '' };
    for (const key of element.attributes.keys()) if (key.startsWith('xmlns:')) prefixes.add(key.slice(6));
    for (const each of [name, ...element.attributes.keys()])
      if (each.includes(':') && !prefixes.has(each.split(':')[0] ?? ''))
        fail(`${each} has no declared prefix`);
    top?.children.push(element);
    if (!isEmpty) open.push(element);
    else if (!top) return element;
  }
  return fail(`not closed: ${open.map(({ name }) => name).join(', ')}`);
}

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of written.matchAll(new RegExp(`(${NAME})="([^"<]*)"`, 'g'))) {
    if (attributes.has(name)) fail(`${name} twice`);
    attributes.set(name, decoded(value));
  }
  return attributes;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));|&/gi, (all, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? fail(`a bare ampersand: ${all}`);
  });
}

function fail(what: string): never {
  throw new Error(`Not well-formed XML: ${what}`);
}
