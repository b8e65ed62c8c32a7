export type PaymentKind = 'card' | 'klarna' | 'afterpay_clearpay' | DebitKind;
export type DebitKind = 'bacs_debit' | 'sepa_debit' | 'us_bank_account' | 'acss_debit';

const klarnaCountries: Record<string, string[]> = {
  eur: 'AT BE DE ES FI FR GR IE IT NL PT'.split(' '),
  gbp: ['GB'],
  usd: ['US'],
  cad: ['CA'],
  aud: ['AU'],
  nzd: ['NZ'],
  chf: ['CH'],
  czk: ['CZ'],
  dkk: ['DK'],
  nok: ['NO'],
  pln: ['PL'],
  sek: ['SE'],
};
const clearpayCountries: Record<string, string[]> = {
  gbp: ['GB'],
  usd: ['US'],
  cad: ['CA'],
  aud: ['AU'],
  nzd: ['NZ'],
};
const debits: Record<string, DebitKind> = {
  gbp: 'bacs_debit',
  eur: 'sepa_debit',
  usd: 'us_bank_account',
  cad: 'acss_debit',
};
/** Limits of Afterpay and Clearpay: 1.00 to 4000.00. */
const clearpayRange = { least: 100, most: 400_000 };

type MethodRequest = {
  currency: string;
  total: number;
  /** Countries that the session ships to; null without shipping. */
  countries: readonly string[] | null;
  allowed: readonly string[] | undefined;
  excluded: readonly string[] | undefined;
};

/** The payment methods of a session, like Stripe's dynamic payment methods. */
export function methodsFor(request: MethodRequest): PaymentKind[] {
  const { currency, total, countries, allowed, excluded } = request;
  const reaches = (list: string[] | undefined) =>
    list?.some((country) => !countries || countries.includes(country));
  const kinds: PaymentKind[] = ['card'];
  if (reaches(klarnaCountries[currency])) kinds.push('klarna');
  const isClearpaySize = total >= clearpayRange.least && total <= clearpayRange.most;
  // Clearpay requires a shipping address.
  if (countries && isClearpaySize && reaches(clearpayCountries[currency])) kinds.push('afterpay_clearpay');
  const debit = debits[currency];
  if (debit) kinds.push(debit);
  return kinds.filter((kind) => (!allowed || allowed.includes(kind)) && !excluded?.includes(kind));
}

/** Whether the method accepts shoppers from this country. */
export function acceptsCountry(kind: PaymentKind, currency: string, country: string): boolean {
  if (kind === 'klarna') return klarnaCountries[currency]?.includes(country) ?? false;
  if (kind === 'afterpay_clearpay') return clearpayCountries[currency]?.includes(country) ?? false;
  return true;
}

/** Whether the result is known only days later. */
export function isDelayed(kind: PaymentKind): kind is DebitKind {
  return kind !== 'card' && kind !== 'klarna' && kind !== 'afterpay_clearpay';
}

/** The method's display name. Afterpay is called Clearpay in the United Kingdom. */
export function methodName(kind: PaymentKind, currency: string): string {
  if (kind === 'afterpay_clearpay') return currency === 'gbp' ? 'Clearpay' : 'Afterpay';
  return names[kind];
}

const names: Record<Exclude<PaymentKind, 'afterpay_clearpay'>, string> = {
  card: 'Card',
  klarna: 'Klarna',
  bacs_debit: 'Bacs Direct Debit',
  sepa_debit: 'SEPA Direct Debit',
  us_bank_account: 'US bank account',
  acss_debit: 'Pre-authorised debit',
};
