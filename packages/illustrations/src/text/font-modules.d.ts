declare module 'fontkit' {
  export function create(font: Buffer): {
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): {
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
