/** One element of a document: its name, attributes, children and own text. */
export type XmlElement = {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  text: string;
};

const NAME = /[A-Za-z_][\w.:-]*/;
const TAG = new RegExp(
  `<(/?)(${NAME.source})((?:\\s+${NAME.source}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`,
  'y',
);
const ATTRIBUTE = new RegExp(`(${NAME.source})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g');
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Parses a document strictly: one root, every element closed in order, every ampersand a reference, no
 * undeclared prefix, no invalid character. Throws with the position of the first error. No DTD, no CDATA.
 */
export function parseXml(source: string): XmlElement {
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(source))
    throw new Error('a character that XML cannot hold');
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const last = () => open.at(-1) ?? root;
  let at = /^<\?xml[^?]*\?>\s*/.exec(source)?.[0].length ?? 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    last().text += decoded(source.slice(at, next < 0 ? undefined : next));
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(source);
    if (!tag) throw new Error(`no tag at: ${source.slice(next, next + 60)}`);
    const [all, isEnd, name = '', attributes = '', isEmpty] = tag;
    if (isEnd) {
      if (open.length === 1 || open.pop()?.name !== name) throw new Error(`${all} closes nothing`);
    } else {
      const element: XmlElement = { name, attributes: attributesIn(attributes), children: [], text: '' };
      last().children.push(element);
      if (!isEmpty) open.push(element);
    }
    at = next + all.length;
  }
  const [only, ...more] = root.children;
  if (open.length > 1) throw new Error(`<${last().name}> is not closed`);
  if (!only || more.length > 0 || root.text.trim()) throw new Error('not exactly one root');
  checkPrefixes(only, new Set(['xml', 'xmlns']));
  return only;
}

/** The children with that name, and the text of the first. */
export const childrenOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name);
export const textIn = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text;

function attributesIn(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    if (found.has(name)) throw new Error(`the attribute ${name} twice`);
    found.set(name, decoded(double ?? single ?? ''));
  }
  return found;
}

function decoded(text: string): string {
  return text.replace(/&([^;&\s]*;?)/g, (all, reference: string) => {
    const number = /^#(?:(\d+)|x([0-9a-f]+));$/i.exec(reference);
    if (number)
      return String.fromCodePoint(Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 10 : 16));
    const named = NAMED[reference.slice(0, -1)];
    if (!named || !reference.endsWith(';')) throw new Error(`no reference: ${all}`);
    return named;
  });
}

function checkPrefixes({ name, attributes, children }: XmlElement, known: ReadonlySet<string>): void {
  const declared = [...attributes.keys()]
    .filter((key) => key.startsWith('xmlns:'))
    .map((key) => key.slice(6));
  const own = new Set([...known, ...declared]);
  for (const used of [name, ...attributes.keys()]) {
    const prefix = used.includes(':') ? used.split(':')[0] : undefined;
    if (prefix && !own.has(prefix)) throw new Error(`the prefix of ${used} was not declared`);
  }
  for (const child of children) checkPrefixes(child, own);
}
