import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson } from '../lib/workspaces.mjs'
import { journeyTargets } from './journeys.mjs'
import { format, repositoryTargets, task } from './repository.mjs'
import { declared, inputsBehind, shipped } from './graph.mjs'
import { ENVIRONMENT, MACHINE, packages, READS, TOOLS } from './inputs.mjs'
/** @import { TargetConfiguration } from 'nx/src/config/workspace-json-project-json' */
/** @import { CreateNodes, PostTasksExecution } from 'nx/src/project-graph/plugins/public-api' */

/** @typedef {TargetConfiguration} Target */

/** Packages whose declarations others read, by folder: `types` writes them. */
const HAS_TYPES = /^shared\//
/** Whose public API is the contract between shell and modules; of the shell, the names of libraries that it lists. */
const CONTRACT = ['live', 'platform', 'ui', 'shell']

/** What can be done with each package, seen from its files: a new module needs no word about it in its package.json.
 * @type {CreateNodes} */
export const createNodes = [
  '{package.json,*/package.json,shared/*/package.json}',
  (files, _options, { workspaceRoot }) =>
    files
      .filter((file) => !file.includes('node_modules'))
      .map((file) => {
        const root = dirname(file)
        const targets = root === '.' ? repositoryTargets() : targetsOf(workspaceRoot, root)
        return [file, { projects: { [root]: { root, targets, tags: tagsOf(workspaceRoot, root) } } }]
      }),
]

/** @param {string} workspaceRoot @param {string} root folder of the package @returns {Record<string, Target>} */
function targetsOf(workspaceRoot, root) {
  const id = root.split('/').pop() ?? root
  const folder = join(workspaceRoot, root)
  const depth = root.split('/').length
  const up = '../'.repeat(depth)
  /** @param {string} script @param {string} [args] */
  const node = (script, args = '') => `node ${up}${script} ${args}`.trim()
  const built = isBuilt(folder)
  const manifest = readJson(join(folder, 'package.json'))
  const users = inputsBehind(workspaceRoot, manifest.name, shipped(manifest))
  const all = inputsBehind(workspaceRoot, manifest.name, declared(manifest))
  const kind = 'react' in { ...manifest.dependencies } ? 'browser' : 'node'
  return {
    lint: task(root, [node('node_modules/oxlint/bin/oxlint', '--deny-warnings .'), format(up, '.')], {
      inputs: ['{projectRoot}/**/*', ...TOOLS.lint],
    }),
    ...(HAS_TYPES.test(root) && {
      types: task(root, [node('tools/check-types.mjs', `${root} --emit`)], {
        dependsOn: Object.keys(manifest.dependencies ?? {})
          .filter(isOurs)
          .map((name) => ({ projects: [name], target: 'types' })),
        inputs: ['sources', ...users.sources, ...TOOLS.types, packages(users.packages)],
        outputs: ['{projectRoot}/.types'],
      }),
    }),
    typecheck: task(root, [node('tools/check-types.mjs', root)], {
      dependsOn: ['^types'],
      inputs: ['{projectRoot}/**/*', ...all.sources, ...TOOLS.types, packages(all.packages)],
    }),
    ...(hasTests(folder) && {
      test: task(
        root,
        [
          node(
            'tools/jest/run.mjs',
            `--kind ${kind} --name ${id}-test --workers ${WORKERS[id] ?? 1} ${testFolders(root).join(' ')}`,
          ),
        ],
        {
          inputs: [
            '{projectRoot}/**/*',
            ...all.sources,
            ...(READS[id] ?? []),
            ...TOOLS.test,
            ...ENVIRONMENT,
            MACHINE,
            packages(all.packages),
          ],
          outputs: [`{workspaceRoot}/.results/${id}-test.json`],
        },
      ),
    }),
    ...(existsSync(join(folder, 'release-test')) && {
      'release-test': task(root, [node('tools/jest/run.mjs', `--name ${id}-release-test ${root}/release-test`)], {
        dependsOn: [
          { projects: ['tag:built'], target: 'build' },
          { projects: ['tag:typed'], target: 'types' },
          { projects: ['@bandiera/tools'], target: 'fixtures' },
        ],
        inputs: ['{projectRoot}/**/*', 'everything', ...TOOLS.test, ...TOOLS.build, ...ENVIRONMENT, MACHINE],
        outputs: [`{workspaceRoot}/.results/${id}-release-test.json`],
      }),
    }),
    ...(id === 'tools' && { fixtures: fixturesTarget(workspaceRoot) }),
    ...(CONTRACT.includes(id) && {
      api: task(root, [node('tools/api.mjs', `--check ${id}`)], {
        inputs: ['sources', ...users.sources, '{workspaceRoot}/api/**/*', ...TOOLS.api, packages(users.packages)],
      }),
    }),
    ...(built && {
      build: task(root, [node('node_modules/webpack-cli/bin/cli.js', '--mode production')], {
        inputs: ['sources', ...users.sources, ...TOOLS.build, packages(users.packages)],
        outputs: ['{projectRoot}/dist'],
      }),
    }),
    ...(isModule(root) && {
      declare: task(root, [node('tools/declare.mjs', root)], {
        inputs: ['sources', '{workspaceRoot}/tools/declare.mjs', ...TOOLS.build],
        outputs: ['{projectRoot}/.declaration.json'],
      }),
    }),
    ...(id === 'e2e' && {
      seed: task(root, [node('tools/seed.mjs')], {
        dependsOn: [{ projects: ['@bandiera/server'], target: 'build' }],
        inputs: [
          { dependentTasksOutputFiles: '**/*' },
          '{workspaceRoot}/tools/{seed.mjs,lib/portal.mjs}',
          ...ENVIRONMENT,
        ],
        outputs: ['{projectRoot}/.seed'],
      }),
    }),
    ...journeyTargets(id),
  }
}

/** @param {string} workspaceRoot @param {string} root */
const tagsOf = (workspaceRoot, root) => [
  ...(isModule(root) ? ['module'] : []),
  ...(isBuilt(join(workspaceRoot, root)) ? ['built'] : []),
  ...(HAS_TYPES.test(root) ? ['typed'] : []),
]
const isOurs = (/** @type {string} */ name) => name.startsWith('@bandiera/')
const isModule = (/** @type {string} */ root) => root.startsWith('mf-')
const isBuilt = (/** @type {string} */ folder) => existsSync(join(folder, 'webpack.config.mjs'))

/** Tests of the server wait for sockets and for processes that start, and run alone in the end. @type {Record<string, number>} */
const WORKERS = { server: 3 }
/** Packages that have tests which need a build beside those which do not. @type {Record<string, string[]>} */
const SPLIT = { tools: ['tools/test'], server: ['server/src', 'server/test'] }
/** Folders of release tests with a program that builds for them. */
const FIXTURES = ['federation', 'examples']
/** Real builds that several release tests look at: modules, and a shell with the loader of ours. @param {string} workspaceRoot @returns {Target} */
function fixturesTarget(workspaceRoot) {
  const manifest = readJson(join(workspaceRoot, 'shell/package.json'))
  const { sources, packages: names } = inputsBehind(workspaceRoot, manifest.name, shipped(manifest))
  return task(
    'tools',
    FIXTURES.map((name) => `node release-test/test/${name}/build-fixture.mjs dist/${name}`),
    {
      inputs: [
        '{projectRoot}/release-test/test/*/build-fixture.mjs',
        '{workspaceRoot}/shell/src/**/*',
        ...sources,
        ...TOOLS.build,
        packages(names),
      ],
      outputs: ['{projectRoot}/dist'],
    },
  )
}
/** Where the tests of a package are that need nothing built. @param {string} root */
const testFolders = (root) => SPLIT[root] ?? [root]

/** @param {string} folder @returns {boolean} */
const hasTests = (folder) =>
  readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? !['node_modules', 'dist', '.types'].includes(entry.name) && hasTests(join(folder, entry.name))
      : /\.test\.tsx?$/.test(entry.name),
  )

/** What became of each task of a run, for the line that closes a command. @type {PostTasksExecution} */
export const postTasksExecution = (_options, { taskResults, workspaceRoot }) => {
  const tasks = Object.values(taskResults ?? {}).map(({ task, status, code, terminalOutput }) => ({
    id: task.id,
    project: task.target.project.replace('@bandiera/', ''),
    target: task.target.target,
    status,
    code,
    ms: (task.endTime ?? 0) - (task.startTime ?? 0),
    outputs: task.outputs,
    said: code === 0 ? '' : terminalOutput,
  }))
  mkdirSync(join(workspaceRoot, '.results'), { recursive: true })
  writeFileSync(join(workspaceRoot, '.results/tasks.json'), JSON.stringify(tasks))
}
