// @ts-check

/** @typedef {import('nx/src/config/workspace-json-project-json').TargetConfiguration} Target */

/**
 * Commands one after the other, kept by Nx when all of them end with 0.
 * @param {string} cwd from the root @param {string[]} commands @param {Partial<Target>} rest @returns {Target}
 */
export const task = (cwd, commands, rest) => ({
  executor: 'nx:run-commands',
  options: { commands, cwd, parallel: false },
  cache: true,
  ...rest,
})

/** Compares files with their format. @param {string} up from the folder of the project to the root @param {string} what */
export const format = (up, what) => `node ${up}node_modules/oxfmt/bin/oxfmt -c ${up}.oxfmtrc.json --check ${what}`
