import type { AstroIntegration } from 'astro';
import { COLOURS, type Colour } from '../src/core/shop/colours.ts';
import { GROUND_ACCENT, GROUNDS } from '../src/core/shop/grounds.ts';

const USE = /var\(--theme-([a-z-]+)\)/g;

/**
 * Puts the shop's colours into style sheets: `var(--theme-ink)` is the colour of the mode,
 * `var(--theme-ink-light)` always that of light mode. `var(--theme-butter)`, `var(--theme-butter-panel)` and
 * `var(--theme-butter-soft)` are a ground, its panel and its secondary text. They become plain values, so
 * that a page carries only those it uses.
 */
export function theme(): AstroIntegration {
  const plugin = {
    name: 'found:theme',
    transform(code: string, id: string) {
      return /\.css(\?|$)/.test(id) && code.includes('--theme-')
        ? { code: withColours(code), map: null }
        : undefined;
    },
  };
  return {
    name: 'found:theme',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

/** @throws for a colour that there is not */
export function withColours(css: string): string {
  return css.replace(USE, (use, name: string) => {
    const [, base = '', mode] = /^(.+?)(?:-(light|dark))?$/.exec(name) ?? [];
    const colour = ALL[base];
    if (!colour)
      throw new Error(`${use} names no colour. src/core/shop/colours.ts and grounds.ts have them.`);
    if (mode) return colour[mode as keyof Colour];
    return colour.light === colour.dark ? colour.light : `light-dark(${colour.light}, ${colour.dark})`;
  });
}

const { ink, onBuy, ...others } = COLOURS;
const ALL: Readonly<Record<string, Colour>> = {
  ...others,
  ink,
  'on-buy': onBuy,
  // Thin lines: faint ones between things, and clear ones around fields.
  rule: { light: `${ink.light}33`, dark: `${ink.dark}2e` },
  'ground-accent': { light: GROUND_ACCENT, dark: GROUND_ACCENT },
  line: { light: ink.light, dark: `${ink.dark}aa` },
  ...Object.fromEntries(
    Object.entries(GROUNDS).flatMap(([name, { ground, panel, soft }]) => [
      [name, ground],
      [`${name}-panel`, panel],
      [`${name}-soft`, { light: soft, dark: soft }],
    ]),
  ),
};
