import { CHECKOUT_PATH } from '#src/contracts/checkout-path.ts';
import { decodePayoutCode } from '#src/contracts/stored/payout-code.ts';
import { tryOrUndefined } from '#src/lib/try-or-undefined.ts';
import { PAYOUT_CODE_KEY, PAYOUT_SOURCE_KEY } from '#src/stores/payouts/keys.ts';

/**
 * The payout code handling of every page. `?code=` in the address (the last one, if repeated) is checked and
 * stored by a script that is loaded only then. A form that goes directly to the payment page includes the
 * stored code. An expired code is deleted.
 */
const followed = new URLSearchParams(location.search).getAll('code').at(-1);
if (followed)
  import('./payout-link.client.ts').then(({ followLink }) => followLink(followed)).catch(() => {});

const kept = () =>
  tryOrUndefined(() => decodePayoutCode(localStorage.getItem(PAYOUT_CODE_KEY), Date.now())?.code);

if (!kept())
  for (const key of [PAYOUT_CODE_KEY, PAYOUT_SOURCE_KEY]) tryOrUndefined(() => localStorage.removeItem(key));

document.addEventListener('formdata', ({ target, formData }) => {
  const code = kept();
  if (code && (target as Element).getAttribute('action') === CHECKOUT_PATH) formData.set('payoutCode', code);
});
