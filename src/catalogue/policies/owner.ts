import * as words from '#src/words/en/owner.ts';
import { fill } from '#src/words/fill.ts';
import type { SettingsEntry } from '../schemas/settings.ts';

type Settings = Pick<SettingsEntry, 'owner'> & { brand: Pick<SettingsEntry['brand'], 'name' | 'email'> };

/** Who runs the store, in sentences. When the settings do not say it, how to ask. */
export function ownerText({ brand, owner }: Settings): string {
  const { legalName, registration, taxNumber, address, phone } = owner;
  if (!legalName) return fill(words.unknown, { brand: brand.name, email: brand.email });
  const facts = [registration, taxNumber && fill(words.taxNumber, { number: taxNumber })].filter(Boolean);
  const run = { brand: brand.name, name: legalName };
  return [
    facts.length > 0
      ? fill(words.runByWithFacts, { ...run, facts: facts.join(', ') })
      : fill(words.runBy, run),
    address && fill(words.address, { address: address.join(', ') }),
    phone && fill(words.phone, { phone }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The seller's details as lines for the footer of pages and mails: name, registration, tax number, address.
 * Empty when the settings do not have them.
 */
export function imprintOf({ owner }: Pick<Settings, 'owner'>): string[] {
  const { legalName, registration, taxNumber, address } = owner;
  const taxLine = taxNumber && fill(words.taxNumber, { number: taxNumber });
  return [legalName, registration, taxLine, ...(address ?? [])].flatMap((line) => line || []);
}

/** The governing law of contracts. */
export function lawText({ owner }: Pick<Settings, 'owner'>): string {
  return owner.governingLaw ?? words.law;
}
