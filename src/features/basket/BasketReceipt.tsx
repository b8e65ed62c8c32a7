import { Fragment, type ReactNode, useId } from 'react';
import { QUANTITY_OPTIONS } from '#src/core/basket/quantity.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { today } from '#src/core/dates.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import * as words from '#src/words/en/basket.ts';
import { BasketLine } from './BasketLine.tsx';
import type { PaymentProblem } from './checkout/use-payment.ts';
import type { Undo } from './use-undo.ts';

type Props = {
  basket: Basket;
  region: RegionCode;
  brand: string;
  /** The promo code's discount on each line as text, by the line's id. */
  offs: ReadonlyMap<string, string>;
  /** When each line arrives as text, by the line's id, if the basket makes several parcels. */
  lineDays: ReadonlyMap<string, string>;
  /** The tax in each line as text, by the line's id. */
  lineTaxes: ReadonlyMap<string, string>;
  problem: PaymentProblem | undefined;
  undo: Undo | undefined;
  onRemove: (id: string) => void;
  onUndo: () => void;
  /** The part below the lines: promo code, shipping, sums and the Pay button. */
  children: ReactNode;
};

/** The basket as a paper receipt: its lines, and below them the sums. */
export function BasketReceipt({
  basket,
  region,
  brand,
  offs,
  lineDays,
  lineTaxes,
  problem,
  undo,
  onRemove,
  onUndo,
  children,
}: Props) {
  const optionsId = useId();
  const { language } = regionOf(region);
  return (
    <Receipt brand={brand} date={today(language)}>
      <datalist id={optionsId}>
        {QUANTITY_OPTIONS.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <ol className="lines">
        {basket.items.map((item, position) => (
          <Fragment key={item.id}>
            {undo?.position === position && <UndoLine undo={undo} onUndo={onUndo} />}
            <BasketLine
              item={item}
              region={region}
              optionsId={optionsId}
              off={offs.get(item.id)}
              arrives={lineDays.get(item.id)}
              tax={lineTaxes.get(item.id)}
              error={problem?.lineId === item.id ? problem.error.message : undefined}
              onRemove={() => onRemove(item.id)}
            />
          </Fragment>
        ))}
        {undo && undo.position >= basket.items.length && <UndoLine undo={undo} onUndo={onUndo} />}
      </ol>
      {children}
    </Receipt>
  );
}

function UndoLine({ undo, onUndo }: { undo: Undo; onUndo: () => void }) {
  return (
    <li className="line-undo">
      {undo.text}{' '}
      <button type="button" className="text-button" onClick={onUndo}>
        {words.undo}
      </button>
    </li>
  );
}
