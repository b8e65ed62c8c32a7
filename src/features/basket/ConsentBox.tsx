import type { ConsentWording } from '../../core/checkout/digital-consent.ts';

type Props = {
  wording: ConsentWording;
  onChange?: (isTicked: boolean) => void;
  /** The id of the words that say what is wrong. */
  describedBy?: string | undefined;
};

/** The box to tick before digital content is paid for, never ticked beforehand. Its value says which words were read. */
export function ConsentBox({ wording: { wording, text }, onChange, describedBy }: Props) {
  return (
    <label className="consent">
      <input
        type="checkbox"
        name="digitalConsent"
        value={wording}
        aria-describedby={describedBy}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
      />
      <span>{text}</span>
    </label>
  );
}
