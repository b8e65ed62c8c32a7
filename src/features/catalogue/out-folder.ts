import path from 'node:path';

/**
 * Where a build leaves what it makes: `dist` and `.snapshot`. The project's own folder, unless the setting `OUT_FOLDER` names
 * another, so that trying out other content leaves the store's build alone.
 */
export const OUT_FOLDER = path.resolve(process.env.OUT_FOLDER || '.');
