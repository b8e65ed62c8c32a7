declare module 'fontkit' {
  export function create(font: Buffer): {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    /** By the axis's tag, such as `wght`. Empty for a font of one weight. */
    variationAxes: Partial<Record<string, { min: number; max: number }>>;
    hmtx: { metrics: { length: number; get(glyph: number): { advance: number } } };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): {
      id: number;
      advanceWidth: number;
      path: { commands: readonly { command: string; args: readonly number[] }[] };
    };
  };
}
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number>;
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
