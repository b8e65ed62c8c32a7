/** The accounts of a month's journal. */
export const BOOK_ACCOUNTS = [
  /** Goods and donations, without tax. */
  'sales',
  'shipping',
  'tax',
  /** The shop's debt to holders of gift cards. */
  'giftCards',
  /**
   * Payments through the provider according to orders, less those according to the provider.
   * 0 when both agree.
   */
  'payments',
  'fees',
  /** Amounts that banks took back for their customers. */
  'disputes',
  /** Between two currencies. */
  'exchange',
  /** The shop's balance at the provider. */
  'balance',
  /** Payouts, until they are seen at the bank. */
  'payouts',
  /** All other movements of the balance. */
  'suspense',
] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

/**
 * The codes of the accounts that a shop does not name. `sales`, `fees`, `tax` and `exchange` are those of
 * Xero's own chart of accounts for Britain. Others have to be added there.
 */
export const DEFAULT_CODES: Readonly<Record<BookAccount, string>> = {
  sales: '200',
  shipping: '201',
  tax: '820',
  giftCards: '830',
  payments: '620',
  fees: '404',
  disputes: '405',
  exchange: '499',
  balance: '621',
  payouts: '622',
  suspense: '850',
};
