import type { HelpPlaces } from '../../catalogue/policies/help.ts';

/** Below the button that pays: where what makes people hesitate is answered. */
export function TillHelp({ places: { help, delivery, returns } }: { places: HelpPlaces }) {
  return (
    <nav className="till-help" aria-label="Help with your order">
      <a href={help}>Help</a>
      <a href={delivery}>Delivery</a>
      <a href={returns}>Returns</a>
    </nav>
  );
}
