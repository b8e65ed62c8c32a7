import { channels, mixed } from './colours.ts';

/** What a text needs against its background: level AA of WCAG 2.2, success criterion 1.4.3. */
export const CONTRAST_NEEDED = 4.5;

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The nearest shade of a colour that can be read on a background.
 * Undefined where black and white cannot either.
 */
export function readableOn(hex: string, background: string): string | undefined {
  const shades = Array.from({ length: 50 }, (_, step) => (step + 1) / 50).flatMap((share) => [
    mixed(hex, '#000000', share),
    mixed(hex, '#ffffff', share),
  ]);
  return shades.find((shade) => contrast(shade, background) >= CONTRAST_NEEDED);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
