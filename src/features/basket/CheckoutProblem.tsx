import type { Change } from '../../core/checkout/changes.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { CONTACT_US } from '../../lib/labels.ts';
import { paths } from '../../lib/paths.ts';
import { type Correction, CorrectionForm } from './CorrectionForm.tsx';
import { changeText } from './checkout/change-text.ts';

/** What differs from the form's page, and the fields with which the form accepts it. */
export type Changed = {
  region: RegionCode;
  names: readonly string[];
  changes: readonly Change[];
  fields: Readonly<Record<string, string>>;
};

/** Reasons why a retry is pointless. Without one, a retry may succeed. */
export type Refused = 'over' | 'too-early' | 'sold-out' | 'held' | 'promo-code';

type Props = {
  kind?: Refused | undefined;
  /** The reason. When it is missing, a general message is shown. */
  message?: string;
  /** The page to continue from. */
  back?: { name: string; path: string } | undefined;
  changed?: Changed | undefined;
  /** The invalid field, when it can be corrected here. */
  correction?: Correction | undefined;
};

const WORDS: Record<Refused | 'other', { title: string; next: string }> = {
  over: { title: 'This funding is over', next: 'Its page shows how far it came.' },
  'too-early': { title: 'Not open yet', next: 'Come back when it is.' },
  'sold-out': {
    title: 'Sold out',
    next: 'Somebody who was paying may still leave it, so it can be worth another look.',
  },
  held: { title: 'Others are paying for it', next: 'What they do not pay for can be bought again then.' },
  'promo-code': {
    title: 'That promo code does not work here',
    next: 'Go back and try another, or leave it out.',
  },
  other: {
    title: 'That did not go through',
    next: 'Go back to the page you came from and try again, or write to us and we will sort it out.',
  },
};
const NOT_CHARGED = 'Nothing was charged';
const SHOP = { name: 'the shop', path: paths.products };

/** The result page of a failed checkout without JavaScript. */
export function CheckoutProblem({ kind, message, back = SHOP, changed, correction }: Props) {
  const { title, next } = WORDS[kind ?? 'other'];
  return (
    <div className="thanks-words">
      <h1>{changed ? 'The price has changed' : title}</h1>
      {!correction &&
        (message ? <p role="alert">{message}</p> : <p>The payment page could not be opened.</p>)}
      {changed ? (
        <Accepting {...changed} />
      ) : correction ? (
        <>
          <p>{NOT_CHARGED}. Please correct this and continue.</p>
          <CorrectionForm {...correction} issue={message ?? ''} />
        </>
      ) : (
        <p>
          {!message?.includes(NOT_CHARGED) && `${NOT_CHARGED}. `}
          {next}
        </p>
      )}
      <p className="basket-ways">
        <a className={changed || correction ? 'more' : 'button'} href={back.path}>
          Back to {back.name}
        </a>{' '}
        <a className="more" href={paths.contact}>
          {CONTACT_US}
        </a>
      </p>
    </div>
  );
}

function Accepting({ region, names, changes, fields }: Changed) {
  return (
    <form method="post" action="/api/checkout">
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{changeText(change, { region, names })}</li>
        ))}
      </ul>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <button className="button" type="submit">
          Accept and continue to payment
        </button>
      </p>
    </form>
  );
}
