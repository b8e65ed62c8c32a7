import type { FaqPlaces } from '../../catalogue/policies/faq.ts';

/** Help links below the Pay button. */
export function CheckoutHelp({ places: { help, delivery, returns } }: { places: FaqPlaces }) {
  return (
    <nav className="till-help" aria-label="Help with your order">
      <a href={help}>Help</a>
      <a href={delivery}>Delivery</a>
      <a href={returns}>Returns</a>
    </nav>
  );
}
