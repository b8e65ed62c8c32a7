import type { Change } from '#src/core/checkout/changes.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/checkout-problem-page.ts';
import * as labels from '#src/words/en/labels.ts';
import { fill } from '#src/words/fill.ts';
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

const PROBLEMS: Record<Refused | 'other', { title: string; next: string }> = {
  over: { title: words.fundingOver, next: words.fundingOverNext },
  'too-early': { title: words.tooEarly, next: words.tooEarlyNext },
  'sold-out': { title: words.soldOut, next: words.soldOutNext },
  held: { title: words.held, next: words.heldNext },
  'promo-code': { title: words.promoCode, next: words.promoCodeNext },
  other: { title: words.notDone, next: words.notDoneNext },
};
const SHOP = { name: words.theShop, path: paths.products };

/** The result page of a failed checkout without JavaScript. */
export function CheckoutProblem({ kind, message, back = SHOP, changed, correction }: Props) {
  const { title, next } = PROBLEMS[kind ?? 'other'];
  return (
    <div className="thanks-words">
      <h1>{changed ? words.priceChanged : title}</h1>
      {!correction && (message ? <p role="alert">{message}</p> : <p>{words.notOpened}</p>)}
      {changed ? (
        <Accepting {...changed} />
      ) : correction ? (
        <>
          <p>{words.notChargedCorrect}</p>
          <CorrectionForm {...correction} issue={message ?? ''} />
        </>
      ) : (
        <p>{message?.includes(words.notCharged) ? next : fill(words.notChargedNext, { next })}</p>
      )}
      <p className="basket-ways">
        <a className={changed || correction ? 'more' : 'button'} href={back.path}>
          {fill(words.backTo, { page: back.name })}
        </a>{' '}
        <a className="more" href={paths.contact}>
          {labels.contactUs}
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
          {words.accept}
        </button>
      </p>
    </form>
  );
}
