import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  QuantitativeValue,
  UnitPriceSpecification,
} from 'schema-dts';
import { decimalOf } from '#src/core/money.ts';
import {
  formatsIn,
  isFormatOut,
  isPrinted,
  isShipped,
  type PricedFormat,
} from '#src/core/products/pricing.ts';
import { skuOf } from '#src/core/products/sku.ts';
import { comparedIn, type NetQuantity, UNIT_BASE } from '#src/core/products/unit-price.ts';
import { VARIANT_QUERY } from '#src/core/products/variant-query.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { shippingCountries } from '#src/core/regions/shipping-countries.ts';
import { offersByCountry } from '#src/core/shipping/by-country.ts';
import { withPrinting } from '#src/core/shipping/delivery.ts';
import type { DeliveryWindow, OfferedMethod, ShippingMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryPlaces } from '#src/core/shipping/places.ts';
import { paths } from '#src/lib/paths.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import { productPath } from '../product-path.ts';
import { isReturnable } from '../products/selling-terms.ts';

/** The terms of a product's offers. */
export type OfferTerms = {
  region: RegionCode;
  site: URL;
  brand: string;
  shippingMethods: readonly ShippingMethod[];
  /** Zones and exclusions. Absent in a shop whose regions have one price each. */
  places?: DeliveryPlaces;
  /** How long printing to order takes, in working days. */
  production?: number;
};

/** Maximum number of countries per policy that search engines read. */
const COUNTRIES_AT_MOST = 50;
/** UN/CEFACT unit codes. */
const UNIT_CODES = { g: 'GRM', ml: 'MLT' } as const;

/**
 * Schema.org Offers: one per format that the region sells, in its currency, with a URL that shows that price.
 */
export function offersData(product: CatalogueProduct, terms: OfferTerms): Offer[] {
  return formatsIn(product, terms.region).map((format) => offerData(product, format, terms));
}

/** The offer of one format. */
export function offerData(product: CatalogueProduct, format: PricedFormat, terms: OfferTerms): Offer {
  const { region, site, brand } = terms;
  const { currency } = regionOf(region);
  const needsShipping = isShipped(format);
  const shipping = needsShipping ? shippingData(product, format, terms) : [];
  const returns = needsShipping ? returnsData(product, terms) : undefined;
  return {
    '@type': 'Offer',
    name: format.name,
    sku: skuOf(product, format),
    url: new URL(productAddress(product, format, region), site).href,
    price: decimalOf({ amount: format.amount, currency }) as `${number}`,
    priceCurrency: currency,
    ...priceDetails(format, region),
    availability: availabilityOf(product, format),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: brand },
    ...(product.releasedAt && { availabilityStarts: product.releasedAt.slice(0, 10) }),
    ...(shipping.length > 0 && { shippingDetails: shipping }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** The address of a format on its product's page: its own for a variant. */
export function productAddress(product: CatalogueProduct, format: PricedFormat, region: RegionCode): string {
  const path = paths.inRegion(productPath(product.entry), region);
  if (!format.options) return path;
  return `${path}&${VARIANT_QUERY}=${format._id}`;
}

/**
 * The price details for search engines: the earlier price, and the net quantity, from which they compute the
 * price per 100 g or ml.
 */
function priceDetails(
  format: PricedFormat,
  region: RegionCode,
): { priceSpecification?: UnitPriceSpecification[] } {
  const { currency } = regionOf(region);
  const net = comparedIn(region, format);
  const specify = (amount: number): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    price: decimalOf({ amount, currency }) as `${number}`,
    priceCurrency: currency,
  });
  const struck = format.prior && {
    ...specify(format.prior),
    priceType: 'https://schema.org/StrikethroughPrice' as const,
  };
  const compared = net && { ...specify(format.amount), referenceQuantity: quantityOf(net) };
  const priceSpecification = [compared, struck].filter((each) => !!each);
  return priceSpecification.length > 0 ? { priceSpecification } : {};
}

function quantityOf({ amount, unit }: NetQuantity): QuantitativeValue {
  const unitCode = UNIT_CODES[unit];
  return {
    '@type': 'QuantitativeValue',
    value: amount,
    unitCode,
    valueReference: { '@type': 'QuantitativeValue', value: UNIT_BASE, unitCode },
  };
}

function availabilityOf(product: CatalogueProduct, format: PricedFormat) {
  if (product.availability === 'unavailable' || isFormatOut(product, format))
    return 'https://schema.org/OutOfStock';
  const isAhead = product.type === 'pre-order' || product.type === 'funding';
  return isAhead ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}

function countriesOf(region: RegionCode): readonly string[] {
  const countries = shippingCountries(region);
  return countries.length <= COUNTRIES_AT_MOST ? countries : [];
}

/** The shipping cost of this one product, per method. */
function shippingData(
  { shippingMethods: only }: CatalogueProduct,
  { amount: goods, weight, type }: PricedFormat,
  { region, shippingMethods: methods, places, production }: OfferTerms,
): OfferShippingDetails[] {
  if (countriesOf(region).length === 0) return [];
  const lines = [{ isShipped: true, weight, shippingMethods: only }];
  const offers = offersByCountry({ region, methods, lines, goods, places });
  return offers.flatMap((offer) =>
    offer.methods.map(({ handling, ...method }) => {
      const own = isPrinted({ type }) ? withPrinting(handling, production) : handling;
      return methodData({ ...method, handling: own }, offer.countries, region);
    }),
  );
}

function methodData(
  { amount, handling, window }: OfferedMethod,
  countries: readonly string[],
  region: RegionCode,
): OfferShippingDetails {
  const { currency } = regionOf(region);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimalOf({ amount, currency }) as `${number}`,
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handling),
      transitTime: days(window),
    },
  };
}

function returnsData(
  product: CatalogueProduct,
  { region, site }: OfferTerms,
): MerchantReturnPolicy | undefined {
  const countries = countriesOf(region);
  if (countries.length === 0) return undefined;
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries,
    merchantReturnLink: new URL(paths.terms, site).href,
  } as const;
  if (!isReturnable(product))
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: regionOf(region).returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

const days = ({ minimumDays, maximumDays }: DeliveryWindow): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue: minimumDays,
  maxValue: maximumDays,
  unitCode: 'DAY',
});
