import { hydrate } from '#src/islands/hydrate.ts';
import BasketPage from './BasketPage.tsx';

/** Hydrates the basket page. */
export const enhance = (element: HTMLElement) => hydrate(element, BasketPage);
