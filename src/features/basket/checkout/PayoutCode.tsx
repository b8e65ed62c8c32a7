import { useStore } from '@nanostores/react';
import { REMOVE_CODE } from '#src/lib/labels.ts';
import { checkPayoutCode } from '#src/stores/payouts/look-up-payout-code.ts';
import {
  $payoutCode,
  $payoutSource,
  forgetCodeInAddress,
  removePayoutCode,
} from '#src/stores/payouts/payout-store.ts';
import { CodeField } from './CodeField.tsx';

const NONE = () => undefined;

/**
 * The creator that the order supports, with a way to remove the code. Without a code, a collapsed field for
 * one.
 */
export function PayoutCode({ announce }: { announce: (words: string) => void }) {
  const stored = useStore($payoutCode, { ssr: NONE });
  const named = useStore($payoutSource, { ssr: NONE });
  const source = named?.code === stored?.code ? named?.source : undefined;

  async function apply(typed: string) {
    const checked = await checkPayoutCode(typed);
    if (!checked.isOk) return checked.error.message;
    forgetCodeInAddress();
    announce(`You are supporting ${checked.source}.`);
    return undefined;
  }

  function remove() {
    removePayoutCode();
    announce('Creator code removed.');
  }

  return (
    <CodeField
      title="Support a creator"
      label="Creator code"
      name="code"
      missing="Enter a creator code."
      areCapitals={false}
      opener="Add a creator code"
      onApply={apply}
      onRemove={remove}
      used={
        stored && {
          text: (
            <>
              Supporting: <b>{source ?? stored.code}</b>
            </>
          ),
          button: REMOVE_CODE,
          about: stored.code,
        }
      }
    />
  );
}
