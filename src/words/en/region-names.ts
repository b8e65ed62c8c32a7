/** The regions, by their codes: in the region picker, in full, and inside a sentence. */

export const US = { name: 'USA', fullName: 'United States', inSentence: 'the USA' };
export const GB = { name: 'UK', fullName: 'United Kingdom', inSentence: 'the UK' };
export const CA = { name: 'CAN', fullName: 'Canada', inSentence: 'Canada' };
export const EU = { name: 'EU', fullName: 'European Union', inSentence: 'the EU' };
export const LATAM = { name: 'LATAM', fullName: 'Latin America', inSentence: 'Latin America' };
export const GO = { name: 'Global', fullName: 'Rest of world', inSentence: 'the rest of the world' };
/** At the end of a sentence. The second is for a reader of the rest of the world. */
export const inRegion = 'in {region}';
export const whereYouAre = 'where you are';
