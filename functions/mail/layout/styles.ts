import type { CSSProperties } from 'react';
import { COLOURS, type Colour, mixed } from '#src/core/shop/colours.ts';
import { mailFonts } from '#src/core/shop/typefaces.ts';

/**
 * The store's design (src/core/shop/colours.ts, src/styles/tokens.css) as far as mail programs support it: no
 * variables, no web fonts.
 */
const DISPLAY = mailFonts('titles');
const TEXT = mailFonts('text');
const LIGHT = coloursIn('light');
const DARK = coloursIn('dark');

/**
 * Dark mode, for mail programs that support it. Uses classes,
 * because inline styles cannot have media queries.
 */
export const DARK_MODE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table, .paper > table > tbody > tr > td { background-color: ${DARK.paper} !important; }
  .sheet { background-color: ${DARK.sheet} !important; border-color: ${DARK.rule} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .accent { color: ${DARK.accent} !important; }
  .rule { border-color: ${DARK.rule} !important; }
}
@media (max-width: 480px) { .pad { padding: 28px 22px 20px !important; } }
`;

const paragraph: CSSProperties = { margin: '0 0 16px', font: `400 16px/1.55 ${TEXT}`, color: LIGHT.ink };
/** A cell of a table with a line below each row. */
const cell: CSSProperties = {
  borderBottom: `1px solid ${LIGHT.rule}`,
  color: LIGHT.ink,
  verticalAlign: 'top',
};
/** A cell at the right, with an amount on one line. */
const amount: CSSProperties = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' };
const broken: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

export const STYLES = {
  picture: { display: 'block', margin: '8px 0 12px', height: 'auto' },
  body: { margin: 0, padding: '24px 0', backgroundColor: LIGHT.paper },
  frame: { maxWidth: 600, margin: '0 auto', padding: '0 12px' },
  brand: {
    margin: '8px 0 20px',
    font: `600 26px/1.1 ${DISPLAY}`,
    letterSpacing: '-0.03em',
    color: LIGHT.ink,
    textDecoration: 'none',
  },
  sheet: { padding: '36px 40px 28px', backgroundColor: LIGHT.sheet, border: `1px solid ${LIGHT.rule}` },
  title: {
    margin: '0 0 20px',
    font: `500 32px/1.08 ${DISPLAY}`,
    letterSpacing: '-0.025em',
    color: LIGHT.ink,
  },
  heading: {
    margin: '28px 0 10px',
    font: `500 21px/1.25 ${DISPLAY}`,
    letterSpacing: '-0.012em',
    color: LIGHT.ink,
  },
  paragraph,
  strong: { fontWeight: 600 },
  /** Of one word, such as an order number, which is not wrapped. */
  strongWord: { fontWeight: 600, whiteSpace: 'nowrap' },
  whole: { whiteSpace: 'nowrap' },
  list: { margin: '0 0 16px', padding: '0 0 0 20px', color: LIGHT.ink },
  item: { ...paragraph, margin: '0 0 8px' },
  link: { color: LIGHT.accent, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    backgroundColor: COLOURS.buy.light,
    border: `1px solid ${COLOURS.buy.light}`,
    borderRadius: 2,
    font: `600 16px/1.2 ${TEXT}`,
    color: COLOURS.onBuy.light,
    textDecoration: 'none',
  },
  name: {
    ...cell,
    ...broken,
    width: '36%',
    padding: '9px 12px 9px 0',
    font: `400 15px/1.4 ${TEXT}`,
    color: LIGHT.soft,
  },
  value: {
    ...cell,
    ...broken,
    padding: '9px 0',
    font: `400 16px/1.4 ${TEXT}`,
    textAlign: 'right',
  },
  thing: {
    ...cell,
    ...broken,
    padding: '10px 12px 10px 0',
    font: `500 17px/1.3 ${DISPLAY}`,
  },
  thumbnail: { ...cell, padding: '12px 12px 12px 0' },
  small: { display: 'block', height: 'auto' },
  detail: { ...broken, margin: '2px 0 0', font: `400 14px/1.4 ${TEXT}`, color: LIGHT.soft },
  amount: { ...amount, padding: '10px 0', font: `400 16px/1.4 ${TEXT}` },
  /** An amount that is not to be added, in the same column. */
  quietAmount: { ...amount, padding: '9px 0', font: `400 15px/1.4 ${TEXT}`, color: LIGHT.soft },
  total: { padding: '12px 0', font: `600 22px/1.3 ${DISPLAY}`, color: LIGHT.ink, whiteSpace: 'nowrap' },
  quote: {
    ...broken,
    ...paragraph,
    margin: '0 0 16px',
    padding: '4px 0 4px 16px',
    borderLeft: `3px solid ${LIGHT.rule}`,
    whiteSpace: 'pre-wrap',
  },
  foot: { margin: '0 0 8px', font: `400 14px/1.5 ${TEXT}`, color: LIGHT.soft },
} as const satisfies Record<string, CSSProperties>;

function coloursIn(mode: keyof Colour) {
  const [paper, sheet, ink, soft, accent] = (['paper', 'surface', 'ink', 'soft', 'accent'] as const).map(
    (name) => COLOURS[name][mode],
  ) as [string, string, string, string, string];
  return { paper, sheet, ink, soft, accent, rule: mixed(sheet, ink, mode === 'light' ? 0.17 : 0.18) };
}
