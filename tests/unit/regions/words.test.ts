import { describe, expect, test } from 'vitest';
import { countriesFor } from '#src/core/regions/country-names.ts';
import { placeOf } from '#src/core/regions/format.ts';
import {
  currencyLabel,
  currencySign,
  notSoldIn,
  regionLabel,
  taxAtCheckout,
  taxNote,
  taxSentence,
} from '#src/core/regions/price-label.ts';
import { isRegionCode, pageLanguage, REGION_CODES, REGIONS, regionOf } from '#src/core/regions/regions.ts';
import { lineTax, rateText, taxInPriceName, taxName } from '#src/core/tax/tax-words.ts';

describe('the regions', () => {
  test('are these, with their currency, language, taxes and return periods', () => {
    const told = REGIONS.map((one) =>
      [
        one.code,
        one.currency,
        one.locale,
        pageLanguage(one.code),
        one.startCountry,
        one.pricesIncludeTax,
        one.returnDays,
      ].join(' '),
    );
    expect(told).toEqual([
      'US USD en-US en-US US false 30',
      'GB GBP en-GB en-GB GB true 14',
      'CA CAD en-CA en-CA CA false 30',
      'EU EUR en-IE en-IE  true 14',
      'LATAM USD en-US en-001  false 30',
      'GO USD en-US en-001  false 30',
    ]);
    expect(regionOf('XX' as 'GB').code).toBe('GO');
    for (const no of ['gb', '', null, undefined, 5, ['GB']]) expect(isRegionCode(no)).toBe(false);
  });

  test('have a name, and a name for use in a sentence', () => {
    expect(REGIONS.map(({ name, fullName }) => `${name}: ${fullName}`)).toEqual([
      'USA: United States',
      'UK: United Kingdom',
      'CAN: Canada',
      'EU: European Union',
      'LATAM: Latin America',
      'Global: Rest of world',
    ]);
    const labels = ['the USA', 'the UK', 'Canada', 'the EU', 'Latin America', 'the rest of the world'];
    expect(REGION_CODES.map(regionLabel)).toEqual(labels);
    expect(REGION_CODES.map(placeOf)).toEqual([
      ...labels.slice(0, 5).map((label) => `in ${label}`),
      'where you are',
    ]);
    expect(notSoldIn('GB')).toBe('Not sold in the UK');
    expect(notSoldIn('GB', 'at all')).toBe('Not sold in the UK');
    expect(notSoldIn('GO')).toBe('Not sold here');
    expect(notSoldIn('GO', 'in your region')).toBe('Not sold in your region');
  });

  test('write amounts with a sign, and have a name for their currency', () => {
    expect(REGION_CODES.map(currencySign)).toEqual(['$', '£', '$', '€', '$', '$']);
    expect(REGION_CODES.map(currencyLabel)).toEqual([
      'US dollars',
      'pounds',
      'Canadian dollars',
      'euros',
      'US dollars',
      'US dollars',
    ]);
  });

  test('ship to their countries, by name', () => {
    expect(countriesFor('CA')).toEqual([{ code: 'CA', name: 'Canada' }]);
    const names = countriesFor('EU').map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Austria', 'Belgium', 'Bulgaria']);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-IE')));
  });
});

describe('the text about tax', () => {
  test('says that a price includes it, or that it is added or not', () => {
    expect([taxNote('GB', true), taxNote('US', true), taxNote('US', false)]).toEqual([
      'VAT included',
      'plus tax at checkout',
      'no tax added',
    ]);
    expect([taxSentence('EU', true), taxSentence('CA', true), taxSentence('CA', false)]).toEqual([
      'Prices in euros include VAT.',
      'Prices in Canadian dollars; any sales tax is added at checkout.',
      'Prices in Canadian dollars; we add no tax.',
    ]);
    expect([taxAtCheckout('GB', true), taxAtCheckout('US', true), taxAtCheckout('US', false)]).toEqual([
      '',
      'Where we must collect it, the payment page adds it and shows it before you pay.',
      'We add none at checkout.',
    ]);
  });

  test('names a rate if there is one', () => {
    expect([rateText(2000), rateText(550), rateText(0)]).toEqual(['20%', '5.5%', '0%']);
    expect([taxName(2000), taxName(0), taxName(null)]).toEqual(['VAT 20%', 'VAT 0%', 'VAT']);
    expect(taxInPriceName(500)).toBe('VAT 5% in the price');
  });

  test('of a line is what its price includes, or what is on top of it', () => {
    const pence = (amount: number) => `${amount}p`;
    expect(lineTax(undefined, true, pence)).toEqual([]);
    expect(lineTax({ rate: 2000, amount: 400 }, true, pence)).toEqual(['VAT 20%: 400p']);
    expect(lineTax({ rate: 0, amount: 0 }, true, pence)).toEqual([]);
    expect(lineTax({ rate: 2000, amount: 400 }, false, pence)).toEqual(['Tax: 400p']);
    expect(lineTax({ rate: 2000, amount: 1 }, false, pence)).toEqual(['Tax: 1p']);
    expect(lineTax({ rate: 0, amount: 0 }, false, pence)).toEqual([]);
  });
});
