import { OWN_TYPEFACES, TYPEFACE_ROLES, type TypefaceRole } from '../src/core/shop/typefaces.ts';
import { DEFAULT_FACES, DEFAULT_FALLBACKS, DEFAULT_STACKS, type Face } from './font-faces.ts';
import { familyOf, ownFaces, ownFallbacks } from './own-faces.ts';

/** The faces of the shop: its own typefaces, and the default ones for the others. */
export function shopFaces(): Face[] {
  return TYPEFACE_ROLES.flatMap((role) => {
    const own = OWN_TYPEFACES[role];
    return own ? ownFaces(own, role) : DEFAULT_FACES[role];
  });
}

/**
 * The rules for what is shown until the faces have loaded. `faces` are those of {@link shopFaces},
 * as they were cut.
 */
export function fallbackRules(faces: readonly (Face & { bytes: Buffer })[]): string[] {
  return TYPEFACE_ROLES.flatMap((role) => {
    const own = OWN_TYPEFACES[role];
    if (!own) return DEFAULT_FALLBACKS[role];
    const family = familyOf(own, role);
    const main = faces.find((face) => face.family === family && face.isPreloaded);
    return main ? ownFallbacks(family, own.kind, main.bytes) : [];
  });
}

const USE = /var\(--typeface-(titles|poster|text)\)/g;

/**
 * Puts the shop's typefaces into a style sheet: `var(--typeface-titles)`,
 * `-poster` (the largest titles) and `-text`.
 */
export function withTypefaces(css: string): string {
  return css.replace(USE, (_, name: keyof typeof DEFAULT_STACKS) =>
    stackOf(name === 'poster' ? 'titles' : name, DEFAULT_STACKS[name]),
  );
}

function stackOf(role: TypefaceRole, byDefault: string): string {
  const own = OWN_TYPEFACES[role];
  if (!own) return byDefault;
  const family = familyOf(own, role);
  const last = own.kind === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `'${family}', '${family} Extended', '${family} Fallback', ${last}`;
}
