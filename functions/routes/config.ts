import { isShownOn } from '#src/catalogue/settings/banner.ts';
import { type ConfigAnswer, configOperation, configQuery } from '#src/contracts/config.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { storeRegionFor } from '#src/core/regions/pick-region.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { storeNow } from '#src/lib/clock.ts';
import { storeSettings } from '../catalogue/snapshot.ts';
import { buyTwoOffer } from '../checkout/buy-two-offer.ts';
import { couponAnswerOf } from '../checkout/promo-codes.ts';
import { captchaForBrowser } from '../limits/captcha/settings.ts';
import { handle, routes } from '../platform/app.ts';
import { env } from '../platform/env.ts';
import { json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { isProblem } from '../platform/problem.ts';
import { visitorLanguage } from '../platform/visitor-language.ts';
import { visitorRegion } from '../platform/visitor-region.ts';

/** `GET /api/config`: the visitor's region, currency and locale, and the offers there. */
export const configRoutes = routes().get(
  configOperation.path,
  handle((request, { context }) => {
    const query = check(configQuery, queryOf(request));
    if (isProblem(query)) return query;
    const region = visitorRegion(request, context);
    const { banner, closedRegions } = storeSettings();
    const storeRegion = storeRegionFor(region, closedRegions);
    const now = storeNow();
    const offer = buyTwoOffer(env().BUY_TWO_PROMO_CODE, storeRegion, now);
    const captcha = captchaForBrowser();
    return json({
      region,
      storeRegion,
      currency: regionOf(storeRegion).currency,
      regionName: regionOf(region).name,
      regions: OPEN_REGIONS.map(regionOf).map(({ code, name, currency }) => ({ code, name, currency })),
      locale: visitorLanguage(request),
      isBannerEnabled: isShownOn(banner, now),
      ...(offer && { offer: couponAnswerOf(offer) }),
      ...(captcha && { captcha }),
    } satisfies ConfigAnswer);
  }),
);
