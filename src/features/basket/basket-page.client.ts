import { hydrate } from '../../islands/hydrate.ts';
import BasketPage from './BasketPage.tsx';

/** Fills the frame that the build made with the basket. */
export const enhance = (element: HTMLElement) => hydrate(element, BasketPage);
