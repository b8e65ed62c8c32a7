import { boxOf, type Contour, type Outline } from './outline.ts';

/**
 * Writes a TrueType font of the given letters, with the names and measures of another font of the same face.
 * @param model an sfnt without axes, of which head, hhea, OS/2, name and post are kept
 */
export function writeTrueType(model: Buffer, letters: ReadonlyMap<string, Outline>): Buffer {
  const kept = tablesOf(model);
  const ordered = [...letters].sort(([a], [b]) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0));
  const outlines: Outline[] = [{ advance: 500, contours: [] }, ...ordered.map(([, outline]) => outline)];
  const glyphs = outlines.map(({ contours }) => glyphData(contours));
  const table = (tag: string) => {
    const found = kept.get(tag);
    if (!found) throw new Error(`The model font has no ${tag} table`);
    return Buffer.from(found);
  };
  const [head, hhea, post] = [table('head'), table('hhea'), table('post').subarray(0, 32)];
  const box = boxOf(outlines.flatMap(({ contours }) => contours));
  head.writeInt16BE(Math.floor(box.minX), 36);
  head.writeInt16BE(Math.floor(box.minY), 38);
  head.writeInt16BE(Math.ceil(box.maxX), 40);
  head.writeInt16BE(Math.ceil(box.maxY), 42);
  // Offsets of glyphs in four bytes.
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(outlines.length, 34);
  // Glyphs have no names.
  post.writeUInt32BE(0x00030000, 0);
  return font({
    'OS/2': table('OS/2'),
    cmap: cmap(ordered.map(([letter]) => letter.codePointAt(0) ?? 0)),
    glyf: Buffer.concat(glyphs),
    head,
    hhea,
    hmtx: Buffer.concat(
      outlines.map(({ advance, contours }) =>
        int16s(Math.round(advance), contours.length ? Math.floor(boxOf(contours).minX) : 0),
      ),
    ),
    loca: uint32s(0, ...ends(glyphs)),
    maxp: maxp(outlines),
    name: table('name'),
    post,
  });
}

function tablesOf(sfnt: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const offset = sfnt.readUInt32BE(at + 8);
      return [
        sfnt.toString('latin1', at, at + 4),
        sfnt.subarray(offset, offset + sfnt.readUInt32BE(at + 12)),
      ] as const;
    }),
  );
}

/** A simple glyph, each point by its own flag and two words. */
function glyphData(contours: readonly Contour[]): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat().map(({ x, y, isOn }) => ({ x: Math.round(x), y: Math.round(y), isOn }));
  const box = boxOf([points]);
  const steps = (axis: 'x' | 'y') => points.map((point, at) => point[axis] - (points[at - 1]?.[axis] ?? 0));
  const data = Buffer.concat([
    int16s(
      contours.length,
      box.minX,
      box.minY,
      box.maxX,
      box.maxY,
      ...ends(contours).map((end) => end - 1),
      0,
    ),
    Buffer.from(points.map(({ isOn }) => Number(isOn))),
    int16s(...steps('x'), ...steps('y')),
  ]);
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
}

/** Where each of several follows the last. */
function ends(parts: readonly { length: number }[]): number[] {
  let end = 0;
  return parts.map(({ length }) => {
    end += length;
    return end;
  });
}

/** One subtable of groups (format 12), for Unicode and for Windows. */
function cmap(codes: readonly number[]): Buffer {
  const groups = codes.map((code, at) => uint32s(code, code, at + 1));
  const subtable = Buffer.concat([
    int16s(12, 0),
    uint32s(16 + groups.length * 12, 0, groups.length),
    ...groups,
  ]);
  const record = (platform: number, encoding: number) =>
    Buffer.concat([int16s(platform, encoding), uint32s(20)]);
  return Buffer.concat([int16s(0, 2), record(0, 4), record(3, 10), subtable]);
}

function maxp(outlines: readonly Outline[]): Buffer {
  const points = Math.max(...outlines.map(({ contours }) => contours.flat().length));
  const contours = Math.max(...outlines.map((outline) => outline.contours.length));
  return Buffer.concat([
    uint32s(0x00010000),
    int16s(outlines.length, points, contours, 0, 0, 2, ...Array<number>(8).fill(0)),
  ]);
}

function font(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables).sort();
  const log = Math.floor(Math.log2(names.length));
  const header = Buffer.concat([
    uint32s(0x00010000),
    int16s(names.length, 16 << log, log, names.length * 16 - (16 << log)),
  ]);
  let offset = header.length + names.length * 16;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const name of names) {
    const body = tables[name] ?? Buffer.alloc(0);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    records.push(
      Buffer.concat([Buffer.from(name, 'latin1'), uint32s(checksum(padded), offset, body.length)]),
    );
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...records, ...bodies]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

function int16s(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, at * 2);
  return buffer;
}

function uint32s(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, at * 4);
  return buffer;
}
