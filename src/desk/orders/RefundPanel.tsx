import { useState } from 'react';
import type { DeskOrder, RefundPreviewAnswer } from '#src/contracts/desk/order-answers.ts';
import {
  cancelPreview,
  orderCancel,
  orderRefund,
  type RefundInput,
  refundPreview,
} from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { moneyText } from '../parts/money-text.ts';
import { Panel } from '../parts/Panel.tsx';

type Props = { order: DeskOrder; isCancelling: boolean; onClose: (news?: string) => void };

/**
 * Refunds pieces, or cancels what was not sent. Shows first how much goes to the card and to gift cards; the
 * button names the amount. The server refuses if the amount has changed since.
 */
export function RefundPanel({ order, isCancelling, onClose }: Props) {
  const { id, lines, currency } = order;
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [hasShipping, setHasShipping] = useState(false);
  const [isAll, setIsAll] = useState(false);
  const pieces = Object.entries(chosen).flatMap(([number, quantity]) =>
    quantity > 0 ? [{ number: Number(number), quantity }] : [],
  );
  const request: RefundInput = isAll
    ? {}
    : { ...(pieces.length > 0 && { lines: pieces }), ...(hasShipping && { shipping: true }) };
  const isChosen = isAll || pieces.length > 0 || hasShipping;
  const ofRefund = useRead(refundPreview, { id, request }, { isOn: !isCancelling && isChosen });
  const ofCancel = useRead(cancelPreview, { id }, { isOn: isCancelling });
  const preview = isCancelling ? ofCancel : ofRefund;
  const refund = useWrite(orderRefund);
  const cancel = useWrite(orderCancel);
  const isBusy = refund.isPending || cancel.isPending;
  const shown = isCancelling || isChosen ? preview.data : undefined;

  const go = ({ amount }: RefundPreviewAnswer) => {
    const text = moneyText(amount, currency);
    if (!confirm(fill(words.refundAsk, { amount: text }))) return;
    const onSuccess = () => onClose(fill(words.refunded, { amount: text }));
    if (isCancelling) cancel.mutate({ id, amount }, { onSuccess });
    else refund.mutate({ id, request, amount }, { onSuccess });
  };
  const trouble = refund.error ?? cancel.error ?? (isCancelling || isChosen ? preview.error : null);
  return (
    <Panel title={isCancelling ? words.cancelTitle : words.refundTitle} onClose={() => onClose()}>
      {isCancelling ? (
        <p>{words.cancelIntro}</p>
      ) : (
        <fieldset disabled={isBusy}>
          <legend className="label">{words.refundLines}</legend>
          {lines
            .filter(({ refundable }) => refundable > 0)
            .map(({ number, name, formatName, quantity, refundable }) => (
              <label key={number} className="check note-line">
                <input
                  className="input qty"
                  type="number"
                  min={0}
                  max={quantity}
                  value={chosen[number] ?? 0}
                  disabled={isAll}
                  onChange={(event) => setChosen({ ...chosen, [number]: Number(event.target.value) })}
                />
                <span>
                  <b>{name}</b> {formatName}{' '}
                  <span className="soft">
                    {fill(words.ofLeft, { left: quantity })}, {moneyText(refundable, currency)}
                  </span>
                </span>
              </label>
            ))}
          <label className="check note-line">
            <input
              className="tick"
              type="checkbox"
              checked={hasShipping}
              disabled={isAll}
              onChange={(event) => setHasShipping(event.target.checked)}
            />
            {words.refundShipping}
          </label>
          <label className="check note-line">
            <input
              className="tick"
              type="checkbox"
              checked={isAll}
              onChange={(event) => setIsAll(event.target.checked)}
            />
            {words.refundEverything}
          </label>
        </fieldset>
      )}
      {trouble && <ErrorMessage error={trouble} />}
      {shown ? (
        <section className="sect" aria-live="polite">
          <header>
            <h3>{words.preview}</h3>
          </header>
          <ul className="flow">
            {shown.provider > 0 && (
              <li>
                {words.toProvider} <span className="num">{moneyText(shown.provider, currency)}</span>
              </li>
            )}
            {shown.giftCard > 0 && (
              <li>
                {words.toGiftCard} <span className="num">{moneyText(shown.giftCard, currency)}</span>
              </li>
            )}
            {shown.commission.map(({ code, amount }) => (
              <li key={code}>
                {fill(words.outOf, { code })} <span className="num">{moneyText(-amount, currency)}</span>
              </li>
            ))}
          </ul>
          {shown.isResumed && <p>{words.resumed}</p>}
          <p className="acts">
            <button type="button" className="btn go tall" disabled={isBusy} onClick={() => go(shown)}>
              {fill(isCancelling ? words.cancelButton : words.refundButton, {
                amount: moneyText(shown.amount, currency),
              })}
            </button>
          </p>
        </section>
      ) : (
        !isCancelling && <p className="soft">{words.nothingChosen}</p>
      )}
    </Panel>
  );
}
