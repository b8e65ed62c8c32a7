import { type FormEvent, useId } from 'react';
import type { ApiError } from '#src/api-client/ask.ts';
import { PERSON_LENGTH } from '#src/contracts/limits.ts';
import { NEWS_WORDING } from '#src/core/news/wordings.ts';
import { countriesFor } from '#src/core/regions/country-names.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { type CheckoutForm, countryIn, emptyBilling, emptyForm } from './checkout-form.ts';
import { updateCheckout } from './checkout-store.ts';

type Props = {
  form: CheckoutForm | null;
  region: RegionCode;
  isOptInEnabled: boolean;
  /** What the server refused, which may be one of these fields. */
  error?: ApiError | undefined;
};

type TextField = [name: string, label: string, token: string, type?: string];

const PERSON: TextField[] = [
  ['email', 'E-mail', 'email', 'email'],
  ['firstName', 'First name', 'given-name'],
  ['surname', 'Surname', 'family-name'],
  ['phone', 'Phone, for the courier', 'tel', 'tel'],
];
const ADDRESS: TextField[] = [
  ['address1', 'Address', 'address-line1'],
  ['address2', 'Flat, floor, building', 'address-line2'],
  ['city', 'Town or city', 'address-level2'],
  ['state', 'County, state or province', 'address-level1'],
  ['postcode', 'Postcode', 'postal-code'],
];

/** What the shopper may fill in ahead, so that the payment page need not ask. Kept in this tab only. */
export function CheckoutDetails({ form, region, isOptInEnabled, error }: Props) {
  const id = useId();
  const atFault = /^customer\.(.+)$/.exec(error?.field ?? '')?.[1];
  const values = form ?? emptyForm(region);
  const { billing } = values;
  const set = (fields: Partial<CheckoutForm>) => updateCheckout({ form: { ...values, ...fields } });

  function change(event: FormEvent<HTMLElement>) {
    const { name, value } = event.target as HTMLInputElement;
    const [, billed] = name.split('billing.');
    if (billed && billing) set({ billing: { ...billing, [billed]: value } });
    else if (name in values) set({ [name]: value });
  }

  const field = ([name, label, token, type = 'text']: TextField, group: string, value: string) => {
    const max = PERSON_LENGTH[name.replace('billing.', '') as keyof typeof PERSON_LENGTH];
    const refusal = atFault === name ? error?.message : undefined;
    // A browser leaves out what does not fit without a word, when it is pasted for example.
    const limit = value.length >= max ? `No more than ${max} characters fit here. Is the end there?` : '';
    return (
      <div className="field" key={name}>
        <label htmlFor={`${id}-${name}`}>{label}</label>
        <input
          id={`${id}-${name}`}
          name={name}
          type={type}
          autoComplete={token === 'email' || token === 'tel' ? token : `${group} ${token}`}
          maxLength={max}
          value={value}
          onChange={change}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal || limit ? `${id}-${name}-note` : undefined}
        />
        <p className="field-error" id={`${id}-${name}-note`} role="status">
          {refusal ?? limit}
        </p>
      </div>
    );
  };
  const country = (name: string, group: string, value: string) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>Country</label>
      <select
        id={`${id}-${name}`}
        name={name}
        autoComplete={`${group} country`}
        value={countryIn(region, value)}
        onChange={change}
      >
        <option value="">Choose a country</option>
        {countriesFor(region).map((option) => (
          <option key={option.code} value={option.code}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );

  return (
    <details className="details" open={atFault ? true : undefined}>
      <summary>Your details (optional)</summary>
      <p className="note">
        Fill in what you like, or nothing. It stays in this tab until you pay, and the payment page then has
        it ready.
      </p>
      <fieldset className="details-fields">
        <legend className="visually-hidden">Shipping address</legend>
        {PERSON.map((entry) => field(entry, 'shipping', String(values[entry[0] as keyof CheckoutForm])))}
        {ADDRESS.map((entry) => field(entry, 'shipping', String(values[entry[0] as keyof CheckoutForm])))}
        {country('country', 'shipping', values.country)}
      </fieldset>
      {isOptInEnabled && (
        <label className="tick">
          <input
            type="checkbox"
            checked={values.enableOptIn}
            onChange={(event) => set({ enableOptIn: event.target.checked })}
          />
          <span>{NEWS_WORDING.text}</span>
        </label>
      )}
      <label className="tick">
        <input
          type="checkbox"
          checked={billing === null}
          onChange={(event) => set({ billing: event.target.checked ? null : emptyBilling(values.country) })}
        />
        <span>The bill goes to the same address</span>
      </label>
      {billing && (
        <fieldset className="details-fields">
          <legend>Billing address</legend>
          {field(['billing.name', 'Name', 'name'], 'billing', billing.name)}
          {ADDRESS.map(([name, label, token]) =>
            field([`billing.${name}`, label, token], 'billing', billing[name as keyof typeof billing] ?? ''),
          )}
          {country('billing.country', 'billing', billing.country)}
        </fieldset>
      )}
    </details>
  );
}
