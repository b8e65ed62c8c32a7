/** The payment methods that a footer can show, with their names and how their mark is written. */
export const PAYMENT_METHODS = {
  visa: { name: 'Visa', mark: 'VISA' },
  mastercard: { name: 'Mastercard', mark: 'Mastercard' },
  amex: { name: 'American Express', mark: 'AMEX' },
  link: { name: 'Link', mark: 'Link' },
  google: { name: 'Google Pay', mark: 'Google Pay' },
  apple: { name: 'Apple Pay', mark: 'Apple Pay' },
  clearpay: { name: 'Clearpay', mark: 'Clearpay' },
  klarna: { name: 'Klarna', mark: 'Klarna.' },
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;
export const PAYMENT_METHOD_IDS = Object.keys(PAYMENT_METHODS) as [PaymentMethod, ...PaymentMethod[]];

/** What every payment account takes, for regions without a list of their own. */
export const CERTAIN_METHODS: readonly PaymentMethod[] = ['visa', 'mastercard', 'amex'];
