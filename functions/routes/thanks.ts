import { createElement } from 'react';
import { kindOfReference, MESSAGE_FORMS } from '#src/core/messages/forms.ts';
import { MessageThanks } from '#src/features/messages/MessageThanks.tsx';
import { paths } from '#src/lib/paths.ts';
import { isReference } from '../orders/order-id.ts';
import { handle, routes } from '../platform/app.ts';
import { prerenderedPage } from '../platform/prerendered-page.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /contact/thanks?reference=L-…`: the thank-you page for forms without script, with the message's
 * number. Nothing is looked up: the number is shown only if its check character is correct.
 */
export const thanksRoutes = routes().get(
  paths.thanks,
  handle((request, { context }) => {
    const { searchParams } = new URL(request.url);
    const reference = searchParams.get('reference') ?? '';
    const isUnchecked = searchParams.has('unchecked');
    const kind = kindOfReference(reference);
    const isOurs = kind && isReference(MESSAGE_FORMS[kind].prefix, reference);
    return prerenderedPage(
      visitorRegion(request, context),
      '/contact/thanks',
      isOurs ? { thanks: createElement(MessageThanks, { kind, reference, isUnchecked, level: 1 }) } : {},
      { request },
    );
  }),
);
