import { hydrate } from '#src/ui/islands/hydrate.ts';
import MessageForm from './MessageForm.tsx';

/** Hydrates a message form, which then validates and sends in place. */
export const enhance = (element: HTMLElement) => hydrate(element, MessageForm);
