// `node tools/nx/hashes.cjs FOLDER` answers each line of its input with one line: the hash of every task of the repository in FOLDER as it is
// then, as JSON. Two trees whose task has one hash share its result. A line is JSON, variables of the environment that are set for that answer.
// It asks Nx itself, through files that are not its public API: nx is pinned.
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { createInterface } = require('node:readline')

const nx = createRequire(join(__dirname, '../../node_modules/nx/package.json'))
process.env.NX_DAEMON = 'false'
process.env.NX_ISOLATE_PLUGINS = 'false'
const root = process.argv[2] ?? process.cwd()
process.env.NX_WORKSPACE_ROOT_PATH = root
process.chdir(root)

const { createProjectGraphAsync } = nx('./dist/src/project-graph/project-graph.js')
const { createTaskGraph } = nx('./dist/src/tasks-runner/create-task-graph.js')
const { createTaskHasher } = nx('./dist/src/hasher/create-task-hasher.js')
const { readNxJson } = nx('./dist/src/config/nx-json.js')
const { resetWorkspaceContext } = nx('./dist/src/utils/workspace-context.js')

async function hashes() {
  // what Nx knows of the files is what they were for the answer before
  resetWorkspaceContext()
  const graph = await createProjectGraphAsync({ exitOnError: true })
  const names = Object.keys(graph.nodes)
  const targets = [...new Set(names.flatMap((name) => Object.keys(graph.nodes[name].data.targets)))]
  const tasks = createTaskGraph(graph, {}, names, targets, undefined, {})
  const hasher = createTaskHasher(graph, readNxJson(), {})
  const all = Object.values(tasks.tasks).filter(
    ({ target }) => graph.nodes[target.project].data.targets[target.target].cache,
  )
  const found = await hasher.hashTasks(all, tasks, process.env)
  return Object.fromEntries(all.map(({ id }, at) => [id.replace('@bandiera/', ''), found[at].value]))
}

async function main() {
  const usual = { ...process.env }
  for await (const line of createInterface({ input: process.stdin })) {
    process.env = { ...usual, ...JSON.parse(line) }
    process.stdout.write(`${JSON.stringify(await hashes())}\n`)
  }
}
void main().then(() => process.exit(0))
