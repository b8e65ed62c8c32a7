import { useId } from 'react';
import { countriesFor } from '#src/core/regions/country-names.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { type DeliveryPlaces, deliveryCountries, type FoundPlace } from '#src/core/shipping/places.ts';
import { Field } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/checkout.ts';
import { maxOf } from './check-details.ts';
import { type CheckoutForm, countryIn, emptyForm, updateForm } from './checkout-form.ts';

type Props = {
  place: FoundPlace;
  places: DeliveryPlaces;
  form: CheckoutForm | null;
  region: RegionCode;
  isTold: boolean;
};

/**
 * Asks for the country and the postcode, as far as prices depend on them. They are those of the address form.
 */
export function DeliveryPlace({ place: { asks, needs }, places, form, region, isTold }: Props) {
  const id = useId();
  const values = form ?? emptyForm(region);
  const reached = deliveryCountries(region, places);
  return (
    <div className="shipping-place">
      {asks.includes('country') && (
        <Field
          id={`${id}-country`}
          label={words.countryToDeliverTo}
          hint={asks.includes('postcode') ? undefined : words.placeHint}
          issue={isTold && needs === 'country' ? words.countryMissing : undefined}
        >
          {(tied) => (
            <select
              {...tied}
              data-place="country"
              autoComplete="shipping country"
              value={countryIn(region, values.country)}
              onChange={({ target }) => updateForm(region, () => ({ country: target.value }))}
            >
              <option value="">{words.chooseCountry}</option>
              {countriesFor(region)
                .filter(({ code }) => reached.includes(code))
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Field>
      )}
      {asks.includes('postcode') && (
        <Field
          id={`${id}-postcode`}
          label={words.postcodeToDeliverTo}
          hint={words.placeHint}
          max={maxOf('postcode')}
          issue={isTold && needs === 'postcode' ? words.postcodeMissing : undefined}
        >
          {(tied) => (
            <input
              {...tied}
              data-place="postcode"
              type="text"
              autoComplete="shipping postal-code"
              value={values.postcode}
              onChange={({ target }) => updateForm(region, () => ({ postcode: target.value }))}
            />
          )}
        </Field>
      )}
    </div>
  );
}
