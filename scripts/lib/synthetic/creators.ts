import { PALETTE } from '#src/core/products/types.ts';
import { type ContentFile, day, page } from './files.ts';
import { capital, chanceFrom, slugOf, WORDS } from './words.ts';

export function creatorIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => slugOf(`${creatorName(index)} ${index + 1}`));
}

export function creator(id: string, index: number): ContentFile {
  const chance = chanceFrom(2_000_000 + index);
  const [one, two, three] = [chance.of(WORDS.foods), chance.of(WORDS.foods), chance.of(WORDS.foods)];
  return page(
    `creators/${id}.md`,
    {
      name: creatorName(index),
      username: id,
      profile: {
        handle: id,
        place: chance.of(WORDS.places),
        speciality: `${capital(one)} and ${two}`,
        line: `Cooks with ${one} when there is ${two}, and with ${three} when there is not.`,
        quote: `Begin with the ${one}. The rest can wait.`,
        colour: chance.of(PALETTE),
      },
      joinedAt: day(chance),
      socials: [
        { platform: 'instagram', url: `https://www.instagram.com/${id}`, followers: chance.below(200_000) },
      ],
    },
    [`${creatorName(index)} cooks with ${one} and ${two}.`, 'The shop came later, and it is still small.'],
  );
}

function creatorName(index: number): string {
  const { firstNames, lastNames } = WORDS;
  return `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / firstNames.length) % lastNames.length]}`;
}
