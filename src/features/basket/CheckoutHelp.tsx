import type { FaqPlaces } from '#src/catalogue/policies/faq.ts';
import * as words from '#src/words/en/checkout.ts';

/** Help links below the Pay button. */
export function CheckoutHelp({ places: { help, delivery, returns } }: { places: FaqPlaces }) {
  return (
    <nav className="checkout-help" aria-label={words.helpWithOrder}>
      <a href={help}>{words.help}</a>
      <a href={delivery}>{words.delivery}</a>
      <a href={returns}>{words.returns}</a>
    </nav>
  );
}
