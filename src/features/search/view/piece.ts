/**
 * Markup as data, so that the build, a function and the browser show the same things by the same code: the first two
 * write it as HTML, the browser makes elements of it and parses nothing.
 */
export type Piece = string | Tag | false | undefined | readonly Piece[];
export type Tag = { tag: string; attributes: Attributes; children: readonly Piece[] };
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element. An attribute that is `true` stands alone; one that is `false` or undefined is left out. */
export function h(tag: string, attributes: Attributes = {}, ...children: Piece[]): Tag {
  return { tag, attributes, children };
}

/** An element's attributes as they are written. */
export function attributesOf({ attributes }: Tag): [name: string, value: string][] {
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === false ? [] : [[name, value === true ? '' : String(value)]],
  );
}
