import { COUNTRIES, regionOfCountry } from './countries.ts';
import { REST_OF_WORLD, type RegionCode } from './regions.ts';

/** Countries of the store's regions that Stripe does not accept as shipping addresses. */
const NOT_SHIPPED = ['CU', 'VI'];

/**
 * The shipping countries of the rest of the world. Add new countries here;
 * a test compares the list with Stripe's.
 */
const ELSEWHERE = (
  'AC AD AE AF AG AI AL AM AO AQ AU AW AX AZ BA BB BD BF BH BI BJ BL BM BN BQ BS BT BV BW BZ CD CF CG CH CI CK CM CN CV CW ' +
  'DJ DM DZ EG EH ER ET FJ FK FO GA GD GE GF GG GH GI GL GM GN GP GQ GS GU GW GY HK ID IL IM IN IO IQ IS JE JM JO JP KE KG ' +
  'KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MU MV MW MY MZ NA NC NE NG NO ' +
  'NP NR NU NZ OM PF PG PH PK PM PN PS QA RE RS RW SA SB SC SD SG SH SJ SL SM SN SO SR SS ST SX SZ TA TC TD TF TG TH TJ TK ' +
  'TL TM TN TO TR TT TV TW TZ UA UG UZ VA VC VG VN VU WF WS XK YE YT ZA ZM ZW'
)
  .split(' ')
  .filter((country) => !regionOfCountry(country));

/**
 * The countries that a region ships to. An order cannot be placed in a cheaper region and shipped to another.
 */
export function shippingCountries(region: RegionCode): readonly string[] {
  if (region === REST_OF_WORLD) return ELSEWHERE;
  return COUNTRIES[region as keyof typeof COUNTRIES].filter((country) => !NOT_SHIPPED.includes(country));
}
