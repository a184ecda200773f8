import { COMPILED, ENVIRONMENT, MACHINE, TOOLS } from './inputs.mjs'

/** @typedef {import('nx/src/config/workspace-json-project-json').TargetConfiguration} Target */

/** Files that belong to no package. */
const LOOSE = ['docs/**/*', '.ci/*', '*.md', '{nx,package,tsconfig,tsconfig.base}.json', '.*.json']
const SOURCES = ['{workspaceRoot}/**/*.{ts,tsx,mjs,cjs,js}', '{workspaceRoot}/**/package.json']

/** What is true of the repository as a whole: each reads files of many packages, and is quick.
 * @returns {Record<string, Target>} */
export const repositoryTargets = () => ({
  lint: task('.', [format('', 'docs .ci "*.md" "*.json" ".*.json"')], {
    inputs: [...LOOSE.map((glob) => `{workspaceRoot}/${glob}`), ...TOOLS.lint],
  }),
  boundaries: task('.', ['node tools/check-boundaries.mjs'], {
    inputs: [...SOURCES, '{workspaceRoot}/tools/layers.json', '{workspaceRoot}/package-lock.json'],
  }),
  lock: task('.', ['node tools/complete-lock.mjs --check'], {
    inputs: ['{workspaceRoot}/package-lock.json', '{workspaceRoot}/tools/{complete-lock.mjs,lib/lock.mjs}'],
  }),
  // pages, titles of tests, declarations of modules: these tests read all of them. Nx starts them last, and nothing else is left to
  // run beside them: two workers
  test: task('.', ['node tools/jest/run.mjs --name repository-test --workers 2 tools/repository-test'], {
    inputs: [
      ...SOURCES,
      '{workspaceRoot}/**/*.md',
      '{workspaceRoot}/tools/*.json',
      '{workspaceRoot}/package-lock.json',
      ...TOOLS.test,
      ...ENVIRONMENT,
      ...COMPILED,
    ],
    outputs: ['{workspaceRoot}/.results/repository-test.json'],
  }),
  // budgets, and menus as the modules that are built declare them
  'built-test': task('.', ['node tools/jest/run.mjs --name built-test tools/built-test server/built-test'], {
    dependsOn: [{ projects: ['tag:built'], target: 'build' }],
    inputs: [
      '{workspaceRoot}/{tools,server}/built-test/**/*',
      { input: 'sources', projects: ['@bandiera/server', '@bandiera/policy', '@bandiera/wire', '@bandiera/domain'] },
      { dependentTasksOutputFiles: '**/*' },
      ...TOOLS.test,
      ...ENVIRONMENT,
      MACHINE,
    ],
    outputs: ['{workspaceRoot}/.results/built-test.json'],
  }),
})

/** Commands one after the other, kept by Nx when all of them end with 0.
 * @param {string} cwd from the root @param {string[]} commands @param {Partial<Target>} rest @returns {Target} */
export const task = (cwd, commands, rest) => ({
  executor: 'nx:run-commands',
  options: { commands, cwd, parallel: false },
  cache: true,
  ...rest,
})

/** Compares files with their format. @param {string} up from the folder of the project to the root @param {string} what */
export const format = (up, what) => `node ${up}node_modules/oxfmt/bin/oxfmt -c ${up}.oxfmtrc.json --check ${what}`
