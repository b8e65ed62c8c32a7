import { type FormEvent, useId, useState } from 'react';
import { NEWS_WORDING } from '#src/core/news/wordings.ts';
import { countriesFor } from '#src/core/regions/country-names.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { ApiError } from '#src/stores/api-client/ask.ts';
import { Field } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/checkout.ts';
import * as labels from '#src/words/en/labels.ts';
import { issuesIn, maxOf } from './check-details.ts';
import { type CheckoutForm, countryIn, emptyBilling, emptyForm, updateForm } from './checkout-form.ts';

type Props = {
  form: CheckoutForm | null;
  region: RegionCode;
  isOptInEnabled: boolean;
  /** The server's error, which may be about one of these fields. */
  error?: ApiError | undefined;
  /** True after the shopper has tried to pay: then all errors are shown. */
  isTold?: boolean;
};

type TextField = [name: string, label: string, token: string, type?: string];

const PERSON: TextField[] = [
  ['email', words.email, 'email', 'email'],
  ['firstName', words.firstName, 'given-name'],
  ['surname', words.surname, 'family-name'],
  ['phone', words.phone, 'tel', 'tel'],
];
const ADDRESS: TextField[] = [
  ['address1', words.address, 'address-line1'],
  ['address2', words.addressMore, 'address-line2'],
  ['city', words.city, 'address-level2'],
  ['state', words.county, 'address-level1'],
  ['postcode', words.postcode, 'postal-code'],
];

/** Optional details that save time on the payment page. Stored in this tab only. */
export function CheckoutDetails({ form, region, isOptInEnabled, error, isTold = false }: Props) {
  const id = useId();
  const atFault = /^customer\.(.+)$/.exec(error?.field ?? '')?.[1];
  const values = form ?? emptyForm(region);
  const { billing } = values;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const issues = issuesIn(form);
  // A field's error is shown after it was left. All errors are shown after an attempt to pay.
  const shown = isTold ? new Set(Object.keys(issues)) : left;

  function change(event: FormEvent<HTMLElement>) {
    const { name, value } = event.target as HTMLInputElement;
    const [, billed] = name.split('billing.');
    updateForm(region, (stored) =>
      billed ? { billing: stored.billing && { ...stored.billing, [billed]: value } } : { [name]: value },
    );
  }

  const field = ([name, label, token, type = 'text']: TextField, group: string, value: string) => (
    <Field
      key={name}
      id={`${id}-${name}`}
      label={label}
      max={maxOf(name)}
      issue={shown.has(name) ? issues[name] : atFault === name ? error?.message : undefined}
    >
      {(tied) => (
        <input
          {...tied}
          name={name}
          type={type}
          autoComplete={token === 'email' || token === 'tel' ? token : `${group} ${token}`}
          value={value}
          onChange={change}
          onBlur={() => setLeft((others) => new Set(others).add(name))}
        />
      )}
    </Field>
  );
  const country = (name: string, group: string, value: string) => (
    <Field id={`${id}-${name}`} label={words.country}>
      {(tied) => (
        <select
          {...tied}
          name={name}
          autoComplete={`${group} country`}
          value={countryIn(region, value)}
          onChange={change}
        >
          <option value="">{words.chooseCountry}</option>
          {countriesFor(region).map((option) => (
            <option key={option.code} value={option.code}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );

  return (
    <details className="details" open={atFault ? true : undefined}>
      <summary>
        {words.addAddress} {labels.optional}
      </summary>
      <p className="note">{words.addAddressNote}</p>
      <fieldset className="details-fields">
        <legend className="visually-hidden">{words.deliveryAddress}</legend>
        {PERSON.map((entry) => field(entry, 'shipping', String(values[entry[0] as keyof CheckoutForm])))}
        {ADDRESS.map((entry) => field(entry, 'shipping', String(values[entry[0] as keyof CheckoutForm])))}
        {country('country', 'shipping', values.country)}
      </fieldset>
      {isOptInEnabled && (
        <label className="tick">
          <input
            type="checkbox"
            checked={values.enableOptIn}
            onChange={({ target }) => updateForm(region, () => ({ enableOptIn: target.checked }))}
          />
          <span>{NEWS_WORDING.text}</span>
        </label>
      )}
      <label className="tick">
        <input
          type="checkbox"
          checked={billing === null}
          onChange={({ target }) =>
            updateForm(region, ({ country }) => ({ billing: target.checked ? null : emptyBilling(country) }))
          }
        />
        <span>{words.billingIsSame}</span>
      </label>
      {billing && (
        <fieldset className="details-fields">
          <legend>{words.billingAddress}</legend>
          {field(['billing.name', words.name, 'name'], 'billing', billing.name)}
          {ADDRESS.map(([name, label, token]) =>
            field([`billing.${name}`, label, token], 'billing', billing[name as keyof typeof billing] ?? ''),
          )}
          {country('billing.country', 'billing', billing.country)}
        </fieldset>
      )}
    </details>
  );
}
