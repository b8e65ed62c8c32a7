import { takePaymentSession } from '#src/lib/payment-session.ts';
import { forgetPledgeKey } from './pledge-key.ts';

/** On the success page of a pledge, when it is paid or processing. */
takePaymentSession();
if (document.querySelector('[data-payment="paid"], [data-payment="pending"]')) forgetPledgeKey();
