import { CHECKOUT_PATH } from '../../contracts/checkout-path.ts';
import { decodePayoutCode } from '../../contracts/stored/payout-code.ts';
import { quietly } from '../../lib/quietly.ts';
import { PAYOUT_CODE_KEY, PAYOUT_SOURCE_KEY } from '../../stores/payouts/keys.ts';

/**
 * What payout codes need of every page. `?code=` in its address, the last if there are several, is checked and kept by a script that is
 * fetched for it alone. A form that goes straight to the payment page takes the kept code along. A code whose time is over is deleted.
 */
const followed = new URLSearchParams(location.search).getAll('code').at(-1);
if (followed)
  import('./payout-link.client.ts').then(({ followLink }) => followLink(followed)).catch(() => {});

const kept = () => quietly(() => decodePayoutCode(localStorage.getItem(PAYOUT_CODE_KEY), Date.now())?.code);

if (!kept())
  for (const key of [PAYOUT_CODE_KEY, PAYOUT_SOURCE_KEY]) quietly(() => localStorage.removeItem(key));

document.addEventListener('formdata', ({ target, formData }) => {
  const code = kept();
  if (code && (target as Element).getAttribute('action') === CHECKOUT_PATH) formData.set('payoutCode', code);
});
