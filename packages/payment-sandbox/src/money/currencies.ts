/** Currencies that Stripe supports (docs.stripe.com/currencies, 2026). */
const supported = new Set(
  `aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny cop
  crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd jod jpy
  kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok
  npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd top
  try ttd twd tzs uah ugx usd uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw`.split(/\s+/),
);

const noDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const threeDecimals = new Set('bhd jod kwd omr tnd'.split(' '));
/** Amounts have two decimals, which must be zero. */
const wholeUnits = new Set(['isk', 'ugx']);

/**
 * Minimum charge amounts, in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
const minimums: Record<string, number> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
};

export const MAX_AMOUNT = 99_999_999;

/** Whether it is a lower-case code that Stripe supports. */
export function isCurrency(code: string): boolean {
  return supported.has(code);
}

/** Minimum charge amount in minor units; 1 if Stripe has none. */
export function minimumAmount(currency: string): number {
  return minimums[currency] ?? 1;
}

/** Amounts must be a multiple of this number of minor units; 1 for most currencies. */
export function amountStep(currency: string): number {
  if (threeDecimals.has(currency)) return 10;
  return wholeUnits.has(currency) ? 100 : 1;
}

/** Formats minor units as a price for `locale`. The number of decimals is Stripe's, not ISO's. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  const isWhole = noDecimals.has(currency) || wholeUnits.has(currency);
  const digits = isWhole ? 0 : threeDecimals.has(currency) ? 3 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / minorUnits(currency));
}

/**
 * Parses an amount, `12.50` or `1200`, into minor units; undefined if the text is empty,
 * null if it is invalid.
 */
export function parseAmount(text: string, currency: string): number | undefined | null {
  if (text === '') return undefined;
  const match = /^(\d{1,8})(?:[.,](\d{1,3}))?$/.exec(text);
  const units = minorUnits(currency);
  const decimals = String(units).length - 1;
  const [, whole = '', part = ''] = match ?? [];
  if (!match || part.length > decimals) return null;
  return Number(whole) * units + Number(part.padEnd(decimals, '0') || 0);
}

function minorUnits(currency: string): number {
  if (noDecimals.has(currency)) return 1;
  return threeDecimals.has(currency) ? 1000 : 100;
}
