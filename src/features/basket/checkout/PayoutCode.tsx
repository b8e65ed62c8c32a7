import { useStore } from '@nanostores/react';
import { checkPayoutCode } from '#src/stores/payouts/look-up-payout-code.ts';
import {
  $payoutCode,
  $payoutSource,
  forgetCodeInAddress,
  removePayoutCode,
} from '#src/stores/payouts/payout-store.ts';
import Sentence from '#src/ui/Sentence.tsx';
import * as words from '#src/words/en/checkout.ts';
import { fill } from '#src/words/fill.ts';
import { CodeField } from './CodeField.tsx';

const NONE = () => undefined;

/**
 * The creator that the order supports, with a way to remove the code. Without a code,
 * a collapsed field for one.
 */
export function PayoutCode({ announce }: { announce: (words: string) => void }) {
  const stored = useStore($payoutCode, { ssr: NONE });
  const named = useStore($payoutSource, { ssr: NONE });
  const source = named?.code === stored?.code ? named?.source : undefined;

  async function apply(typed: string) {
    const checked = await checkPayoutCode(typed);
    if (!checked.isOk) return checked.error.message;
    forgetCodeInAddress();
    announce(fill(words.supportingNow, { creator: checked.source }));
    return undefined;
  }

  function remove() {
    removePayoutCode();
    announce(words.creatorCodeRemoved);
  }

  return (
    <CodeField
      title={words.supportCreator}
      label={words.creatorCode}
      name="code"
      missing={words.creatorCodeMissing}
      areCapitals={false}
      opener={words.addCreatorCode}
      onApply={apply}
      onRemove={remove}
      used={
        stored && {
          text: <Sentence of={words.supporting} values={{ creator: <b>{source ?? stored.code}</b> }} />,
          button: words.removeCode,
          about: stored.code,
        }
      }
    />
  );
}
