import { journeys } from '../lib/journey-files.mjs'
import { root } from '../lib/run.mjs'
import { inputsBehind } from './graph.mjs'
import { ENVIRONMENT, MACHINE, packages } from './inputs.mjs'
/** @import { Journey } from '../lib/journey-files.mjs' */
/** @import { TargetConfiguration } from 'nx/src/config/workspace-json-project-json' */

/** @typedef {TargetConfiguration} Target */

/** What every page of every journey needs, and the public data that some read. */
const PORTAL = ['shell', 'server', 'factories']

/** Demo data on a copy of which every journey starts, from the root. */
const SEED = 'e2e/.seed'

/** Journeys of a package that run code of the same modules are one task, so that a change of a module plays again what its
 * code takes part in and nothing else. Each task starts a server and a browser, which costs as much as two short journeys:
 * short ones go with those of the same package that run more modules. @param {string} id @returns {Record<string, Target>} */
export function journeyTargets(id) {
  const home = id === 'shell' ? 'portal' : id
  const own = journeys().filter((journey) => journey.home === home)
  if (own.length === 0) return {}
  const short = own.filter((journey) => journey.short)
  return { ...targetsOf('e2e', own), ...targetsOf('e2e-short', short) }
}

/** @param {string} name @param {Journey[]} all @returns {Record<string, Target>} */
function targetsOf(name, all) {
  /** @type {Map<string, Journey[]>} */
  const groups = new Map()
  for (const journey of all) {
    const modules = modulesOf(journey).map((module) => module.replace('mf-', ''))
    // the name alone is that of the target which plays all groups
    const key = [name, ...(modules.length > 0 ? modules : ['portal'])].join('--')
    groups.set(key, [...(groups.get(key) ?? []), journey])
  }
  if (name === 'e2e-short') joinSmaller(groups)
  const tasks = [...groups].map(([key, group]) => [key, taskOf(key, group)])
  return { ...Object.fromEntries(tasks), [name]: { executor: 'nx:noop', dependsOn: [...groups.keys()] } }
}

/** @param {string} key @param {Journey[]} group @returns {Target} */
function taskOf(key, group) {
  const files = group.map(({ file }) => file)
  const names = group.map(({ name }) => name)
  const behind = [...PORTAL, ...new Set(group.flatMap(modulesOf))].map((id) => `@bandiera/${id}`)
  const run = inputsBehind(root, '', behind)
  const report = `.results/${group[0]?.home}-${key}.json`
  return {
    executor: 'nx:run-commands',
    cache: true,
    dependsOn: [
      { projects: ['tag:built'], target: 'build' },
      { projects: ['tag:module'], target: 'declare' },
      { projects: ['@bandiera/e2e'], target: 'seed' },
    ],
    options: {
      command: `node tools/e2e.mjs --exactly --workers 1 --report ${report} ${names.join(' ')}`,
      cwd: '.',
      env: { BANDIERA_E2E_SEED: SEED },
    },
    inputs: [
      ...files.map((file) => `{workspaceRoot}/${file}`),
      '{workspaceRoot}/e2e/{*,support/**/*}',
      ...run.sources,
      packages([...run.packages, '@playwright/test', 'axe-core']),
      { dependentTasksOutputFiles: '**/.declaration.json' },
      '{workspaceRoot}/tools/{e2e.mjs,webpack.preset.mjs,webpack/**/*,lib/*}',
      ...ENVIRONMENT,
      MACHINE,
    ],
    outputs: [`{workspaceRoot}/${report}`],
  }
}

/** Puts groups into the first one that runs all of their modules and more. @param {Map<string, Journey[]>} groups */
function joinSmaller(groups) {
  for (const [key, group] of groups) {
    const modules = group.flatMap(modulesOf)
    const wider = [...groups].find(
      ([other, own]) => other !== key && modules.every((module) => own.flatMap(modulesOf).includes(module)),
    )
    if (!wider) continue
    groups.set(wider[0], [...wider[1], ...group])
    groups.delete(key)
  }
}

/** @param {Journey} journey */
const modulesOf = ({ tags }) =>
  tags
    .map((tag) => tag.slice(1))
    .filter((tag) => tag.startsWith('mf-'))
    .toSorted()
