/**
 * Folders of the build that hold files and no pages. The edge function leaves them to the platform, and no section may have
 * their name.
 */
export const FILE_FOLDERS = ['_astro', 'data', 'feeds', 'flags', 'fonts', 'pictures'] as const;

/** Those whose files never change under the same name. */
export const UNCHANGING_FOLDERS = ['_astro', 'fonts', 'pictures'] as const satisfies readonly FileFolder[];

type FileFolder = (typeof FILE_FOLDERS)[number];
