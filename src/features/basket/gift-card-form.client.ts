import styles from '#src/styles/components/gift-mail.css?inline';
import { addStyles } from '#src/ui/add-styles.ts';
import { hydrate } from '#src/ui/islands/hydrate.ts';
import GiftCardForm from './GiftCardForm.tsx';

/** Hydrates the form that sells a gift card. */
export function enhance(element: HTMLElement): void {
  addStyles(styles);
  hydrate(element, GiftCardForm);
}
