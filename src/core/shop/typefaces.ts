import { SHOP_TYPEFACES } from './settings-at-build.ts';

/** Titles, prices and the largest text; and everything else. */
export const TYPEFACE_ROLES = ['titles', 'text'] as const;
export type TypefaceRole = (typeof TYPEFACE_ROLES)[number];

export const TYPEFACE_KINDS = ['serif', 'sans-serif'] as const;

/** A typeface that a shop sets in place of the default one. */
export type Typeface = {
  family: string;
  /** A package such as `@fontsource-variable/lora`, or a font file beside the settings. */
  from: string;
  /** The file of its italic, if `from` is a file. A package has its italic itself. */
  italic?: string | undefined;
  /** Fonts of this kind are shown until it has loaded, and in mails. */
  kind: (typeof TYPEFACE_KINDS)[number];
  /** The weight of titles, from 100 to 900. */
  weight?: number | undefined;
};

/** The shop's own typefaces. */
export const OWN_TYPEFACES: Readonly<Partial<Record<TypefaceRole, Typeface>>> = Object.fromEntries(
  TYPEFACE_ROLES.flatMap((role) => {
    const own = SHOP_TYPEFACES[role];
    return isTypeface(own) ? [[role, { ...own, kind: own.kind === 'serif' ? 'serif' : 'sans-serif' }]] : [];
  }),
);

const MAIL_FONTS = {
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  'sans-serif': "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;

/** The fonts of a mail, as CSS writes them. Mail programs show the typeface only where it is installed. */
export function mailFonts(role: TypefaceRole): string {
  const own = OWN_TYPEFACES[role];
  if (own) return `'${own.family}', ${MAIL_FONTS[own.kind]}`;
  return role === 'titles'
    ? `Fraunces, ${MAIL_FONTS.serif}`
    : `'Instrument Sans', ${MAIL_FONTS['sans-serif']}`;
}

function isTypeface(value: unknown): value is Typeface {
  const { family, from } = (value ?? {}) as Partial<Typeface>;
  return typeof family === 'string' && typeof from === 'string';
}
