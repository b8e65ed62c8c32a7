import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/checkout.ts';

/** Asks for permission to run reCAPTCHA when the store requires it. Nothing is loaded before. */
export function PayRobotCheck({ isBusy, onAgree }: { isBusy: boolean; onAgree: () => void }) {
  return (
    <div className="paying-slow">
      <button type="button" className="text-button" aria-disabled={isBusy} onClick={onAgree}>
        {words.checkRobot}
      </button>
      <p className="fine">
        {words.robotNote} <a href={`${paths.privacy}#robots`}>{words.robotMore}</a>
      </p>
    </div>
  );
}
