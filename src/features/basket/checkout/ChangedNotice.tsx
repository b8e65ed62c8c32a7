import type { RefObject } from 'react';
import type { Change } from '#src/core/checkout/changes.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/checkout.ts';
import { changeText } from './change-text.ts';
import type { Changed } from './use-payment.ts';

type Props = {
  changed: Changed;
  region: RegionCode;
  /** The current total, in minor units. */
  total: number;
  notice: RefObject<HTMLDivElement | null>;
};

/**
 * What has changed since the shopper pressed Pay: old and new values, per line and sum.
 * The button below accepts it.
 */
export function ChangedNotice({ changed: { changes, names }, region, total, notice }: Props) {
  const before = changes.find(isTotal);
  const others = changes.filter((change) => change.what !== 'total' && change.what !== 'subtotal');
  return (
    <div className="changed" role="alert" tabIndex={-1} ref={notice}>
      <p>
        <b>{words.changed}</b> {words.changedNotCharged}
      </p>
      <ul>
        {others.map((change) => (
          <li key={JSON.stringify(change)}>{changeText(change, { region, names })}</li>
        ))}
        {before && (
          <li>
            <b>{changeText({ what: 'total', was: before.was, now: total }, { region, names })}</b>
          </li>
        )}
      </ul>
      <p>{words.changedNext}</p>
    </div>
  );
}

function isTotal(change: Change): change is Change & { what: 'total'; was: number } {
  return change.what === 'total';
}
