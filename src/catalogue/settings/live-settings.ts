import type { SettingsEntry } from '../schemas/settings.ts';

/**
 * The settings that must change before live payments, by field. Empty when there are none. The store must not
 * be a demo, and the seller must be identified: article 6(1) of Directive 2011/83/EU and schedule 2 of the
 * UK's Consumer Contracts Regulations 2013 require name and address before a purchase, article 5 of Directive
 * 2000/31/EC the registration.
 */
export function liveSettingsProblems(settings: Pick<SettingsEntry, 'demo' | 'owner'>): {
  field: string;
  expected: string;
}[] {
  if (settings.demo)
    return [
      {
        field: 'demo',
        expected:
          'no such line beside a live payment key: delete it, and every date means what it says and the made-up seller is gone',
      },
    ];
  const { legalName, registration, address } = settings.owner;
  return [
    ...(legalName ? [] : [{ field: 'owner.legalName', expected: `the seller’s full name, ${BESIDE_LIVE}` }]),
    ...(registration
      ? []
      : [
          {
            field: 'owner.registration',
            expected: `where the seller is registered, or \`not registered\`, ${BESIDE_LIVE}`,
          },
        ]),
    ...(address ? [] : [{ field: 'owner.address', expected: `the seller’s postal address, ${BESIDE_LIVE}` }]),
  ];
}

const BESIDE_LIVE = 'which the law asks of a shop that takes real money (a live payment key is set)';
