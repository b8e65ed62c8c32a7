import type { ProfilePage, WithContext } from 'schema-dts';
import { dayOf } from '#src/core/dates.ts';
import { paths } from '#src/lib/paths.ts';
import type { Creator } from '../catalogue.ts';

/** Schema.org ProfilePage of a creator. `image` is the URL of their picture. */
export function creatorData({ data }: Creator, image: string, site: URL): WithContext<ProfilePage> {
  const { name, profile, socials, joinedAt } = data;
  const url = new URL(paths.creator(profile.handle), site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: dayOf(joinedAt),
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: profile.handle,
      identifier: profile.handle,
      description: profile.line,
      jobTitle: profile.speciality,
      homeLocation: { '@type': 'Place', name: profile.place },
      image: new URL(image, site).href,
      url,
      ...(socials.length > 0 && { sameAs: socials.map((social) => social.url) }),
    },
  };
}
