import { useRef } from 'react';
import { MIN_QUANTITY, mostOf } from '#src/core/basket/quantity.ts';
import type { BasketItem } from '#src/core/basket/types.ts';
import { changeQuantity } from '#src/stores/basket/basket-actions.ts';
import * as words from '#src/words/en/basket.ts';
import { fill } from '#src/words/fill.ts';

type Props = { item: BasketItem; optionsId: string; describedBy?: string; isWrong?: boolean };

/**
 * A line's quantity: typed, stepped, or chosen from 1 to 10. It may be empty while typing; on blur it then
 * gets its previous value.
 */
export function QuantityField({ item, optionsId, describedBy, isWrong = false }: Props) {
  const { id, name, quantity } = item;
  const most = mostOf(item);
  const label = fill(words.quantityOf, { product: name });
  /** The quantity before typing. */
  const before = useRef(quantity);
  const set = (value: unknown) => changeQuantity(id, value);
  const step = (by: number) => set((quantity || 0) + by);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name is enough; a legend would be one more line to read
    <div className="stepper" role="group" aria-label={label}>
      <Step
        label={fill(words.decreaseQuantity, { product: name })}
        sign="−"
        isOff={quantity === MIN_QUANTITY}
        onStep={() => step(-1)}
      />
      <input
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={most}
        list={optionsId}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        data-quantity={id}
        value={quantity}
        onChange={(event) => set(event.target.value)}
        onFocus={() => {
          before.current = quantity;
        }}
        onBlur={() => quantity === '' && set(before.current || MIN_QUANTITY)}
      />
      <Step
        label={fill(words.increaseQuantity, { product: name })}
        sign="+"
        isOff={quantity === most}
        onStep={() => step(1)}
      />
    </div>
  );
}

type StepProps = { label: string; sign: string; isOff: boolean; onStep: () => void };

/** Stays focusable at its limit, so that the focus is not lost. */
function Step({ label, sign, isOff, onStep }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={() => !isOff && onStep()}>
      {sign}
    </button>
  );
}
