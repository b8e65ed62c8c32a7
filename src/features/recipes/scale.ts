export type Measure = {
  quantity?: number;
  /** The other end of a range: 2 to 3 cloves. */
  quantityMax?: number;
  unit?: string;
};

/** The steps that each unit is measured in: nobody weighs 213.3 g, cracks 1.7 eggs or owns a seventh of a spoon. */
const FRACTIONS = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
] as const;
const LARGER = { g: 'kg', ml: 'l' } as const;
const SMALLER = { kg: 'g', l: 'ml' } as const;
const PLURALS: Readonly<Record<string, string>> = {
  cup: 'cups',
  clove: 'cloves',
  tin: 'tins',
  slice: 'slices',
  sprig: 'sprigs',
  handful: 'handfuls',
  pinch: 'pinches',
  bunch: 'bunches',
  sheet: 'sheets',
};

/**
 * A measure × `factor` as a cook writes it: `250 g`, `1.2 kg`, `1½ tsp`, `2–3 cloves`. Weights and volumes are rounded to what
 * scales and jugs show; everything else to quarters and thirds, never to nothing. Empty for “as much as it takes”.
 */
export function measureText({ quantity, quantityMax, unit }: Measure, factor = 1): string {
  if (quantity === undefined) return unit ?? '';
  if (unit && (unit in LARGER || unit in SMALLER)) return metricText(quantity, quantityMax, unit, factor);
  const low = toFraction(quantity * factor);
  const high = quantityMax === undefined ? undefined : toFraction(quantityMax * factor);
  const figures = high && high.text !== low.text ? `${low.text}–${high.text}` : low.text;
  return unit ? `${figures} ${(high ?? low).value > 1 ? (PLURALS[unit] ?? unit) : unit}` : figures;
}

/** How many portions a shopper may ask for: from one to four times what the recipe was written for, at most 96. */
export function servingRange(written: number): { min: number; max: number } {
  return { min: 1, max: Math.min(96, Math.max(12, written * 4)) };
}

function metricText(quantity: number, quantityMax: number | undefined, unit: string, factor: number): string {
  const isSmall = unit in LARGER;
  const size = isSmall ? 1 : 1000;
  const amounts = [quantity, quantityMax]
    .filter((amount) => amount !== undefined)
    .map((amount) => roundMetric(amount * factor * size));
  const small = isSmall ? unit : SMALLER[unit as keyof typeof SMALLER];
  const large = isSmall ? LARGER[unit as keyof typeof LARGER] : unit;
  const isLarge = amounts.every((amount) => amount >= 1000);
  const figures = amounts.map((amount) => String(isLarge ? amount / 1000 : amount));
  return `${[...new Set(figures)].join('–')} ${isLarge ? large : small}`;
}

/** To the gram below 20, to 5 below 200, to 10 below 1000, then to 50. */
function roundMetric(amount: number): number {
  const step = amount < 5 ? 0.5 : amount < 20 ? 1 : amount < 200 ? 5 : amount < 1000 ? 10 : 50;
  return Math.max(step, Math.round(amount / step) * step);
}

function toFraction(amount: number): { value: number; text: string } {
  if (amount >= 10) return { value: Math.round(amount), text: String(Math.round(amount)) };
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const steps =
    whole >= 5 ? FRACTIONS.filter(([step]) => step === 0 || step === 1 / 2 || step === 1) : FRACTIONS;
  const nearest = steps.reduce((best, step) =>
    Math.abs(step[0] - rest) < Math.abs(best[0] - rest) ? step : best,
  );
  const value = Math.max(1 / 4, whole + nearest[0]);
  const units = Math.floor(value);
  const sign = value === 1 / 4 ? '¼' : nearest[1];
  return { value, text: `${units || !sign ? units : ''}${sign}` };
}
