/** Social networks that a creator's profile may link to. */
export const SOCIAL_PLATFORMS = ['twitter', 'instagram', 'facebook', 'tiktok', 'youtube'] as const;
