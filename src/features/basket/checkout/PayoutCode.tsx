import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ApiError } from '#src/api-client/ask.ts';
import { APPLY_CODE, REMOVE_CODE } from '#src/lib/labels.ts';
import { checkPayoutCode } from '#src/stores/payouts/look-up-payout-code.ts';
import {
  $payoutCode,
  $payoutSource,
  forgetCodeInAddress,
  removePayoutCode,
} from '#src/stores/payouts/payout-store.ts';

const NONE = () => undefined;
const MISSING: ApiError = { code: 'unknown_payout_code', message: 'Enter a creator code.', field: 'code' };

/** Whom the order supports, and a way to change one's mind; without a code a field for one, folded away. */
export function PayoutCode({ announce }: { announce: (words: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const takeOff = useRef<HTMLButtonElement>(null);
  const stored = useStore($payoutCode, { ssr: NONE });
  const named = useStore($payoutSource, { ssr: NONE });
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const source = named?.code === stored?.code ? named?.source : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    if (isBusy) return;
    if (!typed.trim()) {
      setError(MISSING);
      field.current?.focus();
      return;
    }
    setBusy(true);
    const checked = await checkPayoutCode(typed);
    setBusy(false);
    setError(checked.isOk ? undefined : checked.error);
    if (checked.isOk) {
      forgetCodeInAddress();
      announce(`You are supporting ${checked.source}.`);
    }
    // In use, the code stands where the field was.
    requestAnimationFrame(() => (takeOff.current ?? field.current)?.focus());
  }

  function remove() {
    removePayoutCode();
    setOpen(true);
    announce('Creator code removed.');
    requestAnimationFrame(() => field.current?.focus());
  }

  if (stored)
    return (
      <div className="promo">
        <p className="promo-used">
          <span>
            Supporting: <b>{source ?? stored.code}</b>
          </span>
          <button type="button" className="text-button" ref={takeOff} onClick={remove}>
            {REMOVE_CODE}
            <span className="visually-hidden"> {stored.code}</span>
          </button>
        </p>
      </div>
    );

  return (
    <details className="promo" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-button">Add a creator code</summary>
      {isOpen && (
        <form onSubmit={submit} aria-busy={isBusy} aria-label="Support a creator">
          <label htmlFor={id}>Creator code</label>
          <div className="line-form">
            <input
              ref={field}
              className="input"
              id={id}
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
            />
            <button type="submit" aria-disabled={isBusy}>
              {isBusy ? 'Checking…' : APPLY_CODE}
            </button>
          </div>
          <p className="field-error" id={`${id}-error`} role="alert">
            {error?.message}
          </p>
        </form>
      )}
    </details>
  );
}
