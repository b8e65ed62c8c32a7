/**
 * A build plugin for Netlify: brings the last build of this branch back before the next one, which then makes only the pages
 * that changed (config/kept). `.cache` also has the pictures that were encoded.
 */
const KEPT = ['dist', '.cache'];

export const onPreBuild = ({ utils }) => utils.cache.restore(KEPT);
export const onPostBuild = ({ utils }) => utils.cache.save(KEPT);
