import type { ConsentWording } from '#src/core/checkout/digital-consent.ts';

type Props = {
  wording: ConsentWording;
  /** Controlled with `onChange`: ticked here or on a product's page. */
  isTicked?: boolean;
  onChange?: (isTicked: boolean) => void;
  /** The id of the error message. */
  describedBy?: string | undefined;
};

/**
 * The checkbox for the consent to digital content, ticked by the shopper only.
 * Its value is the version of the text.
 */
export function ConsentBox({ wording: { wording, text }, isTicked, onChange, describedBy }: Props) {
  return (
    <label className="consent">
      <input
        type="checkbox"
        name="digitalConsent"
        value={wording}
        checked={isTicked}
        aria-describedby={describedBy}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
      />
      <span>{text}</span>
    </label>
  );
}
