import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { TYPEFACE_ROLES, type Typeface } from '#src/core/shop/typefaces.ts';
import { LETTERS, lackingOf, type Ranges } from '#src/core/typefaces/letters.ts';
import { type TypefaceFile, typefaceFiles } from '../settings/typeface-files.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

type Font = { hasGlyphForCodePoint(codePoint: number): boolean };
/** Fonts by their file, since content is read again after each edit. */
const fonts = new Map<string, Font | undefined>();

/**
 * Typefaces whose package is not installed, and files that are missing or no fonts. `folder` has the content.
 */
export function brokenTypefaces(content: Content, folder: string): ContentProblem[] {
  return content.settings.flatMap(({ file, data }) =>
    TYPEFACE_ROLES.flatMap((role) => {
      const typeface = data.brand.typefaces[role];
      const fault = typeface && faultIn(typeface, role, folder);
      return fault ? { file, field: `brand.typefaces.${role}.${fault.field}`, expected: fault.expected } : [];
    }),
  );
}

/**
 * Matches characters that a typeface of the shop lacks. Undefined while it has none of its own,
 * or a broken one.
 */
export function lackingInTypefaces({ settings }: Content, folder: string): RegExp | undefined {
  const typefaces = settings[0]?.data.brand.typefaces ?? {};
  const own = TYPEFACE_ROLES.flatMap((role) => {
    const files = typefaces[role] && typefaceFiles(typefaces[role], role, folder);
    const read = files && !('expected' in files) ? upright(files) : [];
    // A broken font is a problem of its own. It does not make one of each letter.
    return read.length > 0 ? [read] : [];
  });
  if (own.length === 0) return undefined;
  const has = (code: number) => own.every((its) => its.some((font) => font.hasGlyphForCodePoint(code)));
  const all = Object.values(LETTERS).flat().flatMap(codesIn);
  return lackingOf(all.filter(has).map((code) => [code, code]));
}

function faultIn(typeface: Typeface, role: 'titles' | 'text', folder: string) {
  const files = typefaceFiles(typeface, role, folder);
  if ('expected' in files) return files;
  const broken = files.find(({ file }) => !fontOf(file));
  if (!broken) return undefined;
  const field = broken.style === 'italic' && typeface.italic ? ('italic' as const) : ('from' as const);
  return { field, expected: `a font (WOFF2, WOFF, TrueType or OpenType); ${typeface[field]} is none` };
}

function upright(files: readonly TypefaceFile[]): Font[] {
  return files.flatMap(({ file, style }) => (style === 'normal' ? (fontOf(file) ?? []) : []));
}

function fontOf(file: string): Font | undefined {
  if (!fonts.has(file)) fonts.set(file, readFont(file));
  return fonts.get(file);
}

function readFont(file: string): Font | undefined {
  try {
    const font: Partial<Font> = create(readFileSync(file));
    // Collections are no fonts.
    return font.hasGlyphForCodePoint ? (font as Font) : undefined;
  } catch {
    return undefined;
  }
}

function codesIn([from, to]: Ranges[number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
