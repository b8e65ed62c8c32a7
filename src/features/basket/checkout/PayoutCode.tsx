import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { ApiError } from '#src/api-client/ask.ts';
import { REMOVE_CODE } from '#src/lib/labels.ts';
import { checkPayoutCode } from '#src/stores/payouts/look-up-payout-code.ts';
import {
  $payoutCode,
  $payoutSource,
  forgetCodeInAddress,
  removePayoutCode,
} from '#src/stores/payouts/payout-store.ts';
import { CodeForm } from './CodeForm.tsx';

const NONE = () => undefined;
const MISSING: ApiError = { code: 'unknown_payout_code', message: 'Enter a creator code.', field: 'code' };

/**
 * The creator that the order supports, with a way to remove the code. Without a code, a collapsed field for
 * one.
 */
export function PayoutCode({ announce }: { announce: (words: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const takeOff = useRef<HTMLButtonElement>(null);
  const stored = useStore($payoutCode, { ssr: NONE });
  const named = useStore($payoutSource, { ssr: NONE });
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const source = named?.code === stored?.code ? named?.source : undefined;

  async function apply(typed: string) {
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
    // The applied code replaces the field.
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
        <CodeForm
          title="Support a creator"
          label="Creator code"
          name="code"
          field={field}
          isBusy={isBusy}
          error={error?.message}
          areCapitals={false}
          onApply={apply}
        />
      )}
    </details>
  );
}
