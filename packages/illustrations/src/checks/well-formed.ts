/** Returns why a text is not well-formed XML, or undefined. Supports only the XML that the drawings use. */
export function faultIn(xml: string): string | undefined {
  const open: string[] = [];
  let rest = xml;
  while (rest) {
    const tag = /^<(\/?)([a-zA-Z][\w-]*)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/.exec(rest);
    if (!tag) return `no tag at: ${rest.slice(0, 80)}`;
    const [all, isEnd, name, attributes, isEmpty] = tag as unknown as [
      string,
      string,
      string,
      string,
      string,
    ];
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return `an attribute twice in: ${all}`;
    if (/&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(attributes)) return `a bare ampersand in: ${all}`;
    if (isEnd) {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (!isEmpty) open.push(name);
    rest = rest.slice(all.length);
    if (open.length === 0) return rest ? `text after the root: ${rest.slice(0, 40)}` : undefined;
  }
  return `not closed: ${open.join(', ')}`;
}
