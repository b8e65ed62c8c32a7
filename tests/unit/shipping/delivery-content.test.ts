import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '#src/catalogue/reading/check-content.ts';
import { describeProblem } from '#src/catalogue/reading/parse-file.ts';
import { readContent } from '#src/catalogue/reading/read-content.ts';
import { deliverySchema } from '#src/catalogue/schemas/delivery.ts';
import { shippingMethodSchema } from '#src/catalogue/schemas/shipping-method.ts';

/** What the check says about a value: the field and what was expected. */
function said(schema: typeof deliverySchema | typeof shippingMethodSchema, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path: field, message }) => `${field.join('.')}: ${message}`);
}
const delivery = (value: object) => said(deliverySchema, value);
const zones = (value: object) => delivery({ zones: value });
const method = (change: object) =>
  said(shippingMethodSchema, {
    name: 'Post',
    active: true,
    order: 1,
    rates: { GB: 350 },
    estimate: { GB: { minimumDays: 1, maximumDays: 2 } },
    ...change,
  });

test('the settings of a simple shop need nothing of it', () => {
  expect(delivery({})).toEqual([]);
  expect(method({})).toEqual([]);
});

describe('a zone is refused, with its field and what was expected,', () => {
  test.each<[string, object, RegExp]>([
    [
      'with a country of another zone',
      { near: { region: 'EU', countries: ['DE', 'FR'] }, far: { region: 'EU', countries: ['FI', 'FR'] } },
      /^zones\.far\.countries\.1: the country FR in one zone only; “near” has it, too$/,
    ],
    [
      'with a postcode of another zone',
      { north: { region: 'GB', postcodes: ['HS1-HS9'] }, isles: { region: 'GB', postcodes: ['ZE', 'HS5'] } },
      /^zones\.isles\.postcodes\.1: the postcode HS5 in one zone only; “north” has it, too$/,
    ],
    [
      'with a country outside its region',
      { near: { region: 'EU', countries: ['DE', 'NO'] } },
      /^zones\.near\.countries\.1: a country of EU in two capital letters, such as AT\./,
    ],
    [
      'with a country in small letters',
      { near: { region: 'EU', countries: ['fr'] } },
      /^zones\.near\.countries\.0: a country of EU .* Did you mean FR\?$/,
    ],
    ['with no place', { near: { region: 'EU' } }, /^zones\.near: countries or postcodes, or both$/],
    [
      'with postcodes of no one country',
      { isles: { region: 'EU', postcodes: ['20'] } },
      /^zones\.isles\.countries: the one country of the postcodes$/,
    ],
    [
      'with a postcode in small letters',
      { north: { region: 'GB', postcodes: ['iv'] } },
      /^zones\.north\.postcodes\.0: the start of a postcode in capital letters, such as BT, IV1/,
    ],
    [
      'with a range that runs backwards',
      { north: { region: 'GB', postcodes: ['HS9-HS1'] } },
      /^zones\.north\.postcodes\.0: a range from the lower number to the higher, such as HS1-HS9$/,
    ],
    [
      'with a range of two areas',
      { north: { region: 'GB', postcodes: ['HS1-KW9'] } },
      /^zones\.north\.postcodes\.0: the start of a postcode/,
    ],
    [
      'with a number that needs quotation marks',
      { isles: { region: 'EU', countries: ['FR'], postcodes: [20] } },
      /^zones\.isles\.postcodes\.0: a postcode in quotation marks/,
    ],
    [
      'of an unknown region',
      { near: { region: 'UK', countries: ['GB'] } },
      /^zones\.near\.region: one of the regions: US, GB/,
    ],
  ])('%s', (_what, value, expected) => {
    expect(zones(value)).toContainEqual(expect.stringMatching(expected));
  });

  test('but a zone of postcodes may be in a country of another zone', () => {
    const corsica = { region: 'EU', countries: ['FR'], postcodes: ['20'] };
    expect(zones({ near: { region: 'EU', countries: ['DE', 'FR'] }, corsica })).toEqual([]);
  });
});

describe('a shipping method is refused, with its field and what was expected,', () => {
  test.each<[string, object, RegExp]>([
    [
      'with bands that overlap',
      {
        rates: {
          GB: {
            byWeight: [
              { upTo: 500, price: 350 },
              { upTo: 500, price: 450 },
            ],
          },
        },
      },
      /^rates\.GB\.byWeight\.1\.upTo: more than 500, the limit of the band before: bands must not overlap$/,
    ],
    [
      'with a band without a limit before others',
      { rates: { GB: { byWeight: [{ price: 350 }, { upTo: 500, price: 450 }] } } },
      /^rates\.GB\.byWeight\.0\.upTo: a limit, since other bands follow/,
    ],
    [
      'with values above the last band',
      { rates: { GB: { byValue: [{ upTo: 3000, price: 350 }] } } },
      /^rates\.GB\.byValue\.0\.upTo: no limit in the last band, since an order may be worth more than 3000$/,
    ],
    ['with no bands', { rates: { GB: {} } }, /^rates\.GB: bands: byWeight \(in grams\) or byValue, or both$/],
    [
      'with a price as text',
      { rates: { GB: '3.50' } },
      /^rates\.GB: a price in minor units, or bands as in \{ byWeight/,
    ],
    [
      'that is collected nowhere',
      { collection: { place: 'The mill' } },
      /^collection\.address: the address of the place/,
    ],
    [
      'that is collected at an empty address',
      { collection: { place: 'The mill', address: [] } },
      /^collection\.address: at least one line$/,
    ],
    [
      'that is collected in an unknown country',
      { rates: { EU: 0 }, collection: { place: 'The mill', address: ['Kade 1'] } },
      /^collection\.country: the country of the place, one of EU: its taxes apply, as in country: AT$/,
    ],
    [
      'with a zone in which nothing is different',
      { zones: { north: {} } },
      /^zones\.north: what is different there/,
    ],
    [
      'with an invalid day off',
      { daysOff: ['soon'] },
      /^daysOff\.0: a day such as 2026-12-24, or days as in \{ from: 2026-12-24, to: 2027-01-02 \}$/,
    ],
    [
      'with days off that end before they start',
      { daysOff: [{ from: '2026-12-24', to: '2026-12-23' }] },
      /^daysOff\.0\.to: a day that is not before from$/,
    ],
    [
      'with a year off',
      { daysOff: [{ from: '2026-12-24', to: '2027-12-23' }] },
      /^daysOff\.0\.to: a day at most 92 days after from$/,
    ],
    ['with a cut-off that no clock shows', { cutOff: '25:00' }, /^cutOff: a time such as "14:00"$/],
  ])('%s', (_what, change, expected) => {
    expect(method(change)).toContainEqual(expect.stringMatching(expected));
  });
});

const FOLDER = path.resolve(import.meta.dirname, '../../fixtures/minimal-shop');
type Content = Awaited<ReturnType<typeof readContent>>['content'];

/** What the check across files says after a change. */
async function saidAfter(change: (content: Content) => void): Promise<string[]> {
  const { content } = await readContent(FOLDER);
  change(content);
  return checkContent(content, FOLDER).map((problem) => describeProblem(problem));
}
const post = (content: Content) => content['shipping-methods'][0]!.data;
const shipped = (content: Content) =>
  content.products.find(({ data }) => data.formats.some(({ type }) => type === undefined))!;

describe('across files', () => {
  test('the fixture is right, so that what follows is about the change', async () => {
    expect(await saidAfter(() => {})).toEqual([]);
  });

  test('a zone that the settings do not have is named, with the one that was meant', async () => {
    expect(
      await saidAfter((content) => {
        content.settings[0]!.data.delivery.zones = { highlands: { region: 'GB', postcodes: ['IV'] } };
        post(content).zones = { highland: false };
      }),
    ).toEqual([
      expect.stringMatching(
        /post\.yaml: zones\.highland: a zone of delivery\.zones .*: highlands\. Did you mean highlands\?$/,
      ),
    ]);
  });

  test('a zone of a region without a rate', async () => {
    expect(
      await saidAfter((content) => {
        content.settings[0]!.data.delivery.zones = { highlands: { region: 'GB', postcodes: ['IV'] } };
        post(content).zones = { highlands: false };
        content['shipping-methods'].push({
          ...content['shipping-methods'][0]!,
          id: 'other',
          data: { ...post(content), rates: { EU: 100 } },
        });
      }),
    ).toEqual([expect.stringMatching(/post\.yaml: zones\.highlands: a rate for GB \(rates\.GB\), too/)]);
  });

  test('a product with an unknown method, and one without a method in a region that sells it', async () => {
    const messages = await saidAfter((content) => (shipped(content).data.shippingMethods = ['pst']));
    expect(messages).toContainEqual(
      expect.stringMatching(
        /\.md: shippingMethods\.0: an active shipping method: post\. Did you mean post\?$/,
      ),
    );
    expect(messages).toContainEqual(
      expect.stringMatching(
        /\.md: shippingMethods: also a method with a rate in GB, where it is sold: post$/,
      ),
    );
  });

  test('a weight that a method needs', async () => {
    const messages = await saidAfter((content) => {
      post(content).rates.GB = { byWeight: [{ upTo: 500, price: 350 }] };
    });
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages)
      expect(message).toMatch(
        /products\/.+\.md: formats\.\d+\.weight: the weight in grams with its packaging, since “post” needs it/,
      );
  });

  test('a weight that only a zone needs, or the heaviest parcel', async () => {
    const inZone = await saidAfter((content) => {
      content.settings[0]!.data.delivery.zones = { highlands: { region: 'GB', postcodes: ['IV'] } };
      post(content).zones = { highlands: { rate: { byWeight: [{ upTo: 500, price: 350 }] } } };
    });
    const byLimit = await saidAfter((content) => (post(content).maximumWeight = 5000));
    for (const messages of [inZone, byLimit])
      expect(messages).toContainEqual(expect.stringMatching(/weight in grams/));
  });

  test('a region without a method', async () => {
    expect(await saidAfter((content) => delete post(content).rates.GB)).toContainEqual(
      expect.stringMatching(/post\.yaml: rates\.GB: a rate there, since \S+ is posted to GB/),
    );
  });
});
