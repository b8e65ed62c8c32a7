/** A decline reason, with Stripe's codes and messages. */
export type Decline = { code: string; decline_code: string | null; message: string };

/** An event that follows a payment automatically. */
export type Aftermath = 'dispute' | 'fraud_warning' | null;

type TestCard = {
  brand: string;
  country: string;
  decline: Decline | null;
  isChallenged: boolean;
  aftermath: Aftermath;
};

const declined = (decline_code: string, message = 'Your card was declined.'): Partial<TestCard> => ({
  decline: { code: 'card_declined', decline_code, message },
});

/** Test cards from docs.stripe.com/testing that this provider supports. */
const cards: Record<string, Partial<TestCard>> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '4000008260000000': { country: 'GB' },
  '4000002500000003': { country: 'FR' },
  '4000001240000000': { country: 'CA' },
  '5555555555554444': { brand: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '371449635398431': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '3056930009020004': { brand: 'diners' },
  '3566002020360505': { brand: 'jcb' },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000006975': declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  '4000000000000069': {
    decline: { code: 'expired_card', decline_code: null, message: 'Your card has expired.' },
  },
  '4000000000000127': {
    decline: {
      code: 'incorrect_cvc',
      decline_code: null,
      message: "Your card's security code is incorrect.",
    },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      decline_code: null,
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000002500003155': { isChallenged: true },
  '4000002760003184': { isChallenged: true, country: 'DE' },
  '4000000000000259': { aftermath: 'dispute' },
  '4000000000005423': { aftermath: 'fraud_warning' },
  '4000000000007726': {},
  '4000000000005126': {},
};

/**
 * The result of a refund to a card, by the card's last four digits. `late` is pending first; `bounced`
 * succeeds and then fails.
 */
export function refundCourse(last4: string | null | undefined): 'at_once' | 'late' | 'bounced' {
  if (last4 === '7726') return 'late';
  return last4 === '5126' ? 'bounced' : 'at_once';
}

/** The decline after the shopper clicks "Fail" on the confirmation page. */
export const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  decline_code: null,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The decline after Klarna, Clearpay or the bank declines. */
export const notAuthorised: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  decline_code: null,
  message: 'The payment was not authorised. Please choose a different payment method and try again.',
};

/** The decline of a failed delayed debit. */
export const debitFailed: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  decline_code: 'insufficient_funds',
  message: 'The payment failed because the bank account has insufficient funds.',
};

/** The test card with this number (digits only), if it is one. */
export function testCard(digits: string): TestCard | undefined {
  const card = Object.hasOwn(cards, digits) ? cards[digits] : undefined;
  return (
    card && { brand: 'visa', country: 'US', decline: null, isChallenged: false, aftermath: null, ...card }
  );
}

/** Whether the check digit of a card number is correct. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length >= 12 && digits.length <= 19 && sum % 10 === 0;
}
