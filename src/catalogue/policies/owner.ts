import type { SettingsEntry } from '#src/schemas/settings.ts';

type Settings = Pick<SettingsEntry, 'owner'> & { brand: Pick<SettingsEntry['brand'], 'name' | 'email'> };

/** Who runs the store, in sentences. When the settings do not say it, how to ask. */
export function ownerText({ brand, owner }: Settings): string {
  const { legalName, registration, taxNumber, address, phone } = owner;
  if (!legalName)
    return `This shop is run under the name ${brand.name}. For the full name, registration and postal address of the business behind it, write to [${brand.email}](mailto:${brand.email}): we send them to you.`;
  const facts = [registration, taxNumber && `tax number ${taxNumber}`].filter(Boolean);
  return [
    `${brand.name} is run by **${legalName}**${facts.length > 0 ? `, ${facts.join(', ')}` : ''}.`,
    address && `Its address is ${address.join(', ')}.`,
    phone && `Its telephone number is ${phone}.`,
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
  const taxLine = taxNumber && `tax number ${taxNumber}`;
  return [legalName, registration, taxLine, ...(address ?? [])].flatMap((line) => line || []);
}

/** The governing law of contracts. */
export function lawText({ owner }: Pick<Settings, 'owner'>): string {
  return (
    owner.governingLaw ?? 'the law of the country in which the business that runs this shop is established'
  );
}
