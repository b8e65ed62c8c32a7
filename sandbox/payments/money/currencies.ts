/** Currencies Stripe takes (docs.stripe.com/currencies, 2026). */
const supported = new Set(
  `aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny cop
  crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd jod jpy
  kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok
  npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd top
  try ttd twd tzs uah ugx usd uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw`.split(/\s+/),
);

const noDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const threeDecimals = new Set('bhd jod kwd omr tnd'.split(' '));
/** Sent with two decimals that must be zero. */
const wholeUnits = new Set(['isk', 'ugx']);

/** Smallest total of one payment, in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
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

/** Is it a lower-case code Stripe takes? */
export function isCurrency(code: string): boolean {
  return supported.has(code);
}

/** Smallest non-zero total in minor units; 1 where Stripe names none. */
export function minimumAmount(currency: string): number {
  return minimums[currency] ?? 1;
}

/** Some currencies only take amounts that are multiples of this many minor units. */
export function amountStep(currency: string): number {
  if (threeDecimals.has(currency)) return 10;
  return wholeUnits.has(currency) ? 100 : 1;
}

/** Minor units as a price in the manner of `locale`; the number of decimals is Stripe's, not ISO's. */
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

/** An amount as typed, `12.50` or `1200`, in minor units; undefined when nothing was typed, null when it is no amount. */
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
