import { hydrate } from '#src/ui/islands/hydrate.ts';
import AddForm from './AddForm.tsx';

/** Hydrates the form that adds to the basket. */
export const enhance = (element: HTMLElement) => hydrate(element, AddForm);
