import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type Answer, ask } from '#src/api-client/ask.ts';
import { captchaToken, loadCaptcha } from '#src/api-client/captcha.ts';
import { type CaptchaSettings, captchaSettings } from '#src/contracts/captcha-settings.ts';
import type { MessageKind } from './forms.ts';
import { captchaAction, isCheckedForRobots } from './robot-check.ts';
import { shopEmail } from './shop-email.ts';
import { CAPTCHA_FIELD, type FieldIssue, type FormReport } from './validate.ts';

/** What is sent along to show that a person wrote. Nothing where there is no captcha. */
export type Proof = { captchaToken?: string; isUnchecked?: true };

const config = z.object({ captcha: z.optional(captchaSettings) });

/**
 * The check for robots of a form: whether this store has one, which is asked when somebody begins to write, and whether they agree
 * to it. Before that nothing of the provider's is loaded.
 */
export function useCaptcha(kind: MessageKind) {
  const [settings, setSettings] = useState<CaptchaSettings>();
  const asked = useRef<Promise<Answer<z.output<typeof config>>>>(undefined);
  const isAgreed = useRef(false);

  /** Asks once; after a failure the next time anew. Undefined where there is no captcha, or while nobody can say. */
  const known = useCallback(async (): Promise<CaptchaSettings | undefined> => {
    if (!isCheckedForRobots(kind)) return undefined;
    asked.current ??= ask('/api/config', config);
    const answer = await asked.current;
    if (!answer.isOk) {
      asked.current = undefined;
      return undefined;
    }
    setSettings(answer.data.captcha);
    return answer.data.captcha;
  }, [kind]);

  useEffect(() => {
    known();
  }, [known]);

  function onAgree({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    isAgreed.current = currentTarget.checked;
    // Early, since it judges by what it sees. A failure is told of when the form is sent.
    if (isAgreed.current && settings) loadCaptcha(settings).catch(() => {});
  }

  /** What is still missing, as far as is known. */
  function missing(): FieldIssue[] {
    return settings && !isAgreed.current ? [NOT_AGREED] : [];
  }

  /** What to send along, or why nothing can be sent. */
  async function prove(): Promise<Proof | FormReport> {
    const captcha = await known();
    // Where nobody can say, the form is sent as if there were no check; the store says if that is not so.
    if (!captcha) return {};
    if (!isAgreed.current) return { issues: [NOT_AGREED] };
    try {
      return { captchaToken: await captchaToken(captcha, captchaAction(kind)) };
    } catch (error) {
      return { issues: [], formError: failed(error) };
    }
  }

  return { isOn: settings !== undefined, onAgree, missing, prove };
}

const NOT_AGREED: FieldIssue = {
  field: CAPTCHA_FIELD,
  message: 'Agree to the check for robots, or send it without the check.',
};

function failed(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  const email = shopEmail();
  return `The check for robots did not work (${why}). What you wrote is kept in this tab: try again, send it without the check${email ? `, or write to ${email}` : ''}.`;
}
