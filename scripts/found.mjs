#!/usr/bin/env node
/** `npx found`: runs scripts/tasks/found.ts after the same setup as every npm script. */
process.argv.splice(2, 0, 'found');
await import('./bootstrap.mjs');
