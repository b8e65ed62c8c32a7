import type { SOCIAL_PLATFORMS } from '#src/core/creators.ts';

type Platform = (typeof SOCIAL_PLATFORMS)[number];

/** The names of the social networks. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  twitter: 'Twitter',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};
