import { hydrate } from '#src/ui/islands/hydrate.ts';
import BasketPage from './BasketPage.tsx';

/** Hydrates the basket page. */
export const enhance = (element: HTMLElement) => hydrate(element, BasketPage);
