import { createElement } from 'react';
import { kindOfReference, MESSAGE_FORMS } from '../../src/features/messages/forms.ts';
import { MessageThanks } from '../../src/features/messages/MessageThanks.tsx';
import { paths } from '../../src/lib/paths.ts';
import { isReference } from '../orders/order-id.ts';
import { handle, routes } from '../platform/app.ts';
import { builtPage } from '../platform/built-page.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/**
 * `GET /contact/thanks?reference=L-…`: the built page with a message's reference number filled in, for forms that were sent
 * without script. It looks nothing up: the number is shown only if it is one that the store could have given out.
 */
export const thanksRoutes = routes().get(
  paths.thanks,
  handle((request, { context }) => {
    const { searchParams } = new URL(request.url);
    const reference = searchParams.get('reference') ?? '';
    const isUnchecked = searchParams.has('unchecked');
    const kind = kindOfReference(reference);
    const isOurs = kind && isReference(MESSAGE_FORMS[kind].prefix, reference);
    return builtPage(
      visitorRegion(request, context),
      '/contact/thanks',
      isOurs ? { thanks: createElement(MessageThanks, { kind, reference, isUnchecked, level: 1 }) } : {},
      { request },
    );
  }),
);
