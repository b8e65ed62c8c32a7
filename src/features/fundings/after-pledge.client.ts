import { takePaymentSession } from '#src/lib/payment-session.ts';
import { forgetPledgeKey } from './pledge-key.ts';

/** On the success page of fundings, once the pledge is paid or its payment is under way. */
takePaymentSession();
if (document.querySelector('[data-payment="paid"], [data-payment="pending"]')) forgetPledgeKey();
