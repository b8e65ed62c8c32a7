import { cancelOrder, previewCancel } from '#functions/orders/cancel-order.ts';
import { changeAddress } from '#functions/orders/change-address.ts';
import { markReturned } from '#functions/orders/mark-returned.ts';
import { addNote } from '#functions/orders/notes.ts';
import { startPacking, stopPacking } from '#functions/orders/parcels/start-packing.ts';
import { previewRefund, refundOrder } from '#functions/orders/refunds/refund-order.ts';
import { releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { resendMail } from '#functions/orders/resend-mail.ts';
import { stripe } from '#functions/platform/stripe.ts';
import {
  addressChange,
  cancelPreview,
  mailAgain,
  noteAdd,
  orderCancel,
  orderRead,
  orderRefund,
  orderRelease,
  orderReturned,
  orderStartPacking,
  orderStopPacking,
  refundPreview,
} from '#src/contracts/desk/orders.ts';
import * as words from '#src/words/en/desk/problems.ts';
import { DeskError } from '../desk-error.ts';
import { type DeskOperation, implement } from '../operation.ts';
import { listOperations } from './list-operations.ts';
import { readOrder } from './one-order.ts';
import { parcelOperations } from './parcel-operations.ts';
import { paramsOf, previewAnswer } from './refund-answers.ts';

const subject = ({ id }: { id: string }) => id;

/** Operations on orders: list, read, refund, cancel, release, notes. */
export const orderOperations: readonly DeskOperation[] = [
  ...listOperations,
  implement(
    orderRead,
    async ({ db }, { id }) => {
      const found = await readOrder(db, id);
      if (!found) throw new DeskError('not_found', words.noOrder);
      return found;
    },
    subject,
  ),
  implement(
    orderRelease,
    async ({ db, now }, { id }) => {
      await releaseOrder(db, id, now);
      return null;
    },
    subject,
  ),
  implement(
    orderStartPacking,
    async ({ db, member, now }, { id, version, from }) => {
      const taken = await startPacking(db, id, { by: member.id, version, from, now });
      return { version: taken.version };
    },
    subject,
  ),
  implement(
    orderStopPacking,
    async ({ db, member }, { id }) => {
      const given = await stopPacking(db, id, member.id);
      return { version: given.version };
    },
    subject,
  ),
  ...parcelOperations,
  implement(
    orderReturned,
    ({ db, now }, { id, ...asked }) => markReturned(db, id, { ...asked, now }),
    subject,
  ),
  implement(
    refundPreview,
    async ({ db }, { id, request }) =>
      previewAnswer(db, id, await previewRefund(db, id, await paramsOf(db, id, request))),
    subject,
  ),
  implement(
    orderRefund,
    async ({ db, now }, { id, request, amount: expected }) => {
      const services = { db, stripe: await stripe() };
      const refunded = await refundOrder(id, await paramsOf(db, id, request), services, now, expected);
      return { amount: refunded.amount, currency: refunded.currency };
    },
    subject,
  ),
  implement(
    cancelPreview,
    async ({ db }, { id }) => previewAnswer(db, id, await previewCancel(db, id)),
    subject,
  ),
  implement(
    orderCancel,
    async ({ db, now }, { id, amount: expected }) => {
      const refunded = await cancelOrder(id, { db, stripe: await stripe() }, now, expected);
      return { amount: refunded.amount, currency: refunded.currency };
    },
    subject,
  ),
  implement(
    addressChange,
    ({ db, member, now }, { id, version, ...typed }) => {
      // Files and gift cards are mailed to this address, so only owners may change it.
      if (typed.email !== undefined && member.role !== 'owner')
        throw new DeskError('not_allowed', words.ownersChangeEmail, { field: 'email' });
      return changeAddress(db, id, typed, { by: member.id, version, now });
    },
    subject,
  ),
  implement(
    noteAdd,
    async ({ db, member, now }, { id, text }) => ({
      id: await addNote(db, id, { text, by: member.id, now }),
    }),
    subject,
  ),
  implement(
    mailAgain,
    async ({ db, now }, { id, kind, of }) => {
      await resendMail(db, id, { kind, of, now });
      return null;
    },
    subject,
  ),
];
