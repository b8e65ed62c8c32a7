/** How the account is charged, converted and paid out. */
export type Account = {
  /** The fee of a payment: basis points, and minor units of the currency it settles in. */
  fee: { basisPoints: number; fixed: number };
  /** The fee of a dispute, in minor units. It is not returned when the dispute is won. */
  disputeFee: number;
  /** Currencies without a bank account of their own: the currency they settle in, and the exchange rate. */
  exchange: Readonly<Record<string, { to: string; rate: number }>>;
  /** Whether the available balance is paid out every day. */
  hasPayouts: boolean;
};

/** Without fees, exchange and payouts, so that the balance is the sum of what was paid. */
export const PLAIN_ACCOUNT: Account = {
  fee: { basisPoints: 0, fixed: 0 },
  disputeFee: 0,
  exchange: {},
  hasPayouts: false,
};

/** An account in Britain with bank accounts in pounds and euros. */
export const BRITISH_ACCOUNT: Account = {
  fee: { basisPoints: 150, fixed: 20 },
  disputeFee: 2_000,
  exchange: {
    usd: { to: 'gbp', rate: 0.772314 },
    cad: { to: 'gbp', rate: 0.551237 },
    aud: { to: 'gbp', rate: 0.501184 },
    nzd: { to: 'gbp', rate: 0.450671 },
    chf: { to: 'eur', rate: 1.061248 },
    jpy: { to: 'gbp', rate: 0.5124 },
  },
  hasPayouts: true,
};

/** An amount in the currency it settles in, rounded to a minor unit, half away from zero. */
export function settled(
  account: Account,
  amount: number,
  currency: string,
): { amount: number; currency: string; rate: number | null } {
  const exchange = account.exchange[currency];
  if (!exchange) return { amount, currency, rate: null };
  const { to, rate } = exchange;
  return { amount: Math.sign(amount) * Math.round(Math.abs(amount) * rate), currency: to, rate };
}
