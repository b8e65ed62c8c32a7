import '../features/basket/basket-badge.client.ts';
import '../features/regions/keep-locale.client.ts';
import './leaving.client.ts';
import './picture-transition.client.ts';
import './rare-letters.client.ts';
import './enhance.client.ts';
