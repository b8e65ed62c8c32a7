import { hydrate } from '../../islands/hydrate.ts';
import MessageForm from './MessageForm.tsx';

/** Helps along who fills in a message form, and sends it in place. */
export const enhance = (element: HTMLElement) => hydrate(element, MessageForm);
