import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { ApiError, badParam, noSuch } from '../http/errors.ts';
import { buildCoupon, viewCoupon } from '../objects/coupon.ts';
import type { Handler } from './calls.ts';
import { listPage } from './paginate.ts';

const FIVE_YEARS = 5 * 366 * 24 * 60 * 60;

export const create: Handler<Stripe.CouponCreateParams> = {
  kind: 'coupon',
  check({ redeem_by }, { clock }) {
    if (redeem_by === undefined) return;
    if (redeem_by <= seconds(clock)) throw badParam('redeem_by', 'The redeem_by date must be in the future.');
    if (redeem_by > seconds(clock) + FIVE_YEARS) {
      throw badParam('redeem_by', 'The redeem_by date cannot be more than five years in the future.');
    }
  },
  run({ context, params }) {
    const coupon = buildCoupon(params, seconds(context.clock));
    if (context.tables.coupons.has(coupon.id)) {
      throw new ApiError(400, 'Coupon already exists.', { param: 'id', code: 'resource_already_exists' });
    }
    context.tables.coupons.set(coupon.id, coupon);
    context.state.changed();
    return { object: viewCoupon(coupon, seconds(context.clock)) };
  },
};

export const retrieve: Handler<Stripe.CouponRetrieveParams> = {
  kind: 'coupon',
  run: ({ context, id }) => ({ object: viewCoupon(known(context, id), seconds(context.clock)) }),
};

export const remove: Handler<Stripe.CouponDeleteParams> = {
  kind: 'coupon',
  run({ context, id }) {
    known(context, id);
    context.tables.coupons.delete(id);
    context.state.changed();
    return { object: { id, object: 'coupon', deleted: true } };
  },
};

export const list: Handler<Stripe.CouponListParams> = {
  kind: 'coupon',
  isList: true,
  run({ context, params }) {
    const now = seconds(context.clock);
    const page = { url: '/v1/coupons', kind: 'coupon', params };
    return {
      object: listPage({ table: context.tables.coupons }, (coupon) => viewCoupon(coupon, now), page),
    };
  },
};

function known(context: Context, id: string): Stripe.Coupon {
  const coupon = context.tables.coupons.get(id);
  if (!coupon) throw noSuch('coupon', id, 'coupon');
  return coupon;
}
