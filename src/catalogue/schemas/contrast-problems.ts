import { type Colour, type ColourName, DEFAULT_COLOURS } from '#src/core/shop/colours.ts';
import { CONTRAST_NEEDED, contrast, readableOn } from '#src/core/shop/contrast.ts';
import { type GroundName, textOn } from '#src/core/shop/grounds.ts';

type Problem = { path: string[]; expected: string };

/**
 * The colours of a shop's settings that cannot be read on their background, each with a colour near to it
 * that can.
 *
 * @param colours `brand.colours`; what is left out has its default
 */
export function contrastProblems(
  colours: Readonly<Partial<Record<ColourName, Colour>>>,
  grounds: Readonly<Partial<Record<GroundName, string>>> = {},
): Problem[] {
  const all = { ...DEFAULT_COLOURS, ...colours };
  const pairs: [text: ColourName, on: ColourName][] = [
    ...(['ink', 'soft', 'accent'] as const).flatMap((text) =>
      (['paper', 'surface', 'pale'] as const).map((on) => [text, on] as [ColourName, ColourName]),
    ),
    ['onBuy', 'buy'],
  ];
  const ofColours = pairs.flatMap(([text, on]) =>
    (['light', 'dark'] as const).flatMap((mode) => {
      if (!colours[text] && !colours[on]) return [];
      const ratio = contrast(all[text][mode], all[on][mode]);
      if (ratio >= CONTRAST_NEEDED) return [];
      const near = readableOn(all[text][mode], all[on][mode]);
      return {
        path: ['brand', 'colours', text, mode],
        expected: `a contrast of ${CONTRAST_NEEDED}:1 or more to ${on} (${all[on][mode]}), where ${all[text][mode]} has ${ratioText(ratio)}${near ? `; ${near} would do` : ''}`,
      };
    }),
  );
  const ofGrounds = Object.entries(grounds).flatMap(([name, hex]) => {
    const text = textOn(name as GroundName);
    const ratio = contrast(text, hex);
    if (ratio >= CONTRAST_NEEDED) return [];
    const near = readableOn(hex, text);
    return {
      path: ['brand', 'grounds', name],
      expected: `a colour that ${text} can be read on: a contrast of ${CONTRAST_NEEDED}:1 or more, where ${hex} has ${ratioText(ratio)}${near ? `; ${near} would do` : ''}`,
    };
  });
  return [...ofColours, ...ofGrounds];
}

function ratioText(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}
