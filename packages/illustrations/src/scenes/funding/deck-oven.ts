import { moved } from '../grounds.ts';
import { cast, dusk, flat, round, stroke } from '../kitchen/cuts.ts';

const STEEL = '#c9cdc6';
const DARK = '#4a5357';
const GLOW = '#eda72a';

const loaf = (x: number, y: number) =>
  moved(
    x,
    y,
    0,
    1,
    flat('#8a5127', 'M-52,16C-60,-26 60,-26 52,16Z') +
      stroke('#e6bd7c', 6, 'M-24,-8l12,14M0,-12l12,16M24,-10l10,14'),
  );

/** One deck: a glowing slot with loaves, the bar of its door below, dials to the right. */
const deck = (y: number) =>
  flat('#aab0ab', `M-320,${y}H320V${y + 176}H-320Z`) +
  flat('#2b1a12', `M-286,${y + 20}H176V${y + 124}H-286Z`) +
  flat(GLOW, `M-276,${y + 30}H166V${y + 114}H-276Z`) +
  flat('#e07a2e', `M-276,${y + 86}H166V${y + 114}H-276Z`) +
  [-206, -94, 18, 120].map((x) => loaf(x, y + 88)).join('') +
  stroke(DARK, 14, `M-240,${y + 148}H130`) +
  round(DARK, 26, 26, 250, y + 56) +
  stroke('#f5ead6', 6, `M250,${y + 56}L264,${y + 40}`) +
  round('#d63d24', 11, 11, 226, y + 120) +
  round(DARK, 11, 11, 272, y + 120) +
  dusk(`M196,${y}H320V${y + 176}H196Z`, 0.4);

/** A baker's deck oven: three glowing decks of loaves under a hood, on legs. 680 wide, 720 tall. */
export const deckOven = () => {
  const outline = 'M-340,-330H340V310H-340Z';
  return (
    flat(DARK, 'M-300,310H-240V360H-300ZM240,310H300V360H240Z') +
    cast(outline, 18, 26) +
    flat(STEEL, outline) +
    flat('#8f9590', 'M-380,-350H380L350,-296H-350Z') +
    deck(-270) +
    deck(-76) +
    deck(118) +
    stroke('#ffffff', 10, 'M-326,-280V290', ' opacity=".7"')
  );
};
