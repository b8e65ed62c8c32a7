/** The size of a preview image that all social networks show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
