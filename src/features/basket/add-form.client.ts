import { hydrate } from '../../islands/hydrate.ts';
import AddForm from './AddForm.tsx';

/** Lets the buy box add to the basket. */
export const enhance = (element: HTMLElement) => hydrate(element, AddForm);
