declare module 'fontkit' {
  export function create(font: Buffer): { hasGlyphForCodePoint(codePoint: number): boolean };
}
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
