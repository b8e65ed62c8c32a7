/** Where creators can be followed. */
export const SOCIAL_PLATFORMS = ['twitter', 'instagram', 'facebook', 'tiktok', 'youtube'] as const;
