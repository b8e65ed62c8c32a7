import '../features/basket/basket-badge.client.ts';
import '../features/payouts/payout-code.client.ts';
import '../features/regions/keep-locale.client.ts';
import '../features/saved/save-at-once.client.ts';
import './navigation-progress.client.ts';
import './picture-transition.client.ts';
import './extended-letters.client.ts';
import './enhance.client.ts';
