import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type CaptchaSettings, captchaSettings } from '#src/contracts/captcha-settings.ts';
import { CAPTCHA_FIELD, type FieldIssue, type FormReport } from '#src/contracts/validate-message.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';
import { captchaAction, isCheckedForRobots } from '#src/core/messages/robot-check.ts';
import { type Answer, ask } from '#src/stores/api-client/ask.ts';
import { captchaToken, loadCaptcha } from '#src/stores/api-client/captcha.ts';
import * as words from '#src/words/en/message-forms.ts';
import { fill } from '#src/words/fill.ts';
import { shopEmail } from './shop-email.ts';

/** The captcha part of a request. Empty when the store has no captcha. */
export type CaptchaFields = { captchaToken?: string; isUnchecked?: true };

const config = z.object({ captcha: z.optional(captchaSettings) });

/**
 * The captcha of a form: whether the store has one, which is requested when the visitor starts to write, and
 * whether they have agreed. Nothing of the provider is loaded before.
 */
export function useCaptcha(kind: MessageKind) {
  const [settings, setSettings] = useState<CaptchaSettings>();
  const asked = useRef<Promise<Answer<z.output<typeof config>>>>(undefined);
  const isAgreed = useRef(false);

  /**
   * Requests the settings once; after a failure the next call tries again. Undefined when there is no captcha
   * or the request failed.
   */
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
    // Loads early, since the captcha observes the visitor. A failure is reported when the form is sent.
    if (isAgreed.current && settings) loadCaptcha(settings).catch(() => {});
  }

  /** What is still missing, as far as is known. */
  function missing(): FieldIssue[] {
    return settings && !isAgreed.current ? [NOT_AGREED] : [];
  }

  /** Returns what to send, or why nothing can be sent. */
  async function prove(): Promise<CaptchaFields | FormReport> {
    const captcha = await known();
    // When the settings are unknown, the form is sent without a token. The server reports it if one is
    // required.
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
  message: words.checkMissing,
};

function failed(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const email = shopEmail();
  return email ? fill(words.checkFailedEmail, { reason, email }) : fill(words.checkFailed, { reason });
}
