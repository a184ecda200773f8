// `node tools/nx/hashes.cjs FOLDER` prints the hash of every task of the repository in FOLDER, as JSON: two trees whose task has one hash share
// its result. It asks Nx itself, through files that are not its public API: nx is pinned.
const { createRequire } = require('node:module')
const { join } = require('node:path')

const nx = createRequire(join(__dirname, '../../node_modules/nx/package.json'))
process.env.NX_DAEMON = 'false'
process.env.NX_ISOLATE_PLUGINS = 'false'
process.env.NX_WORKSPACE_ROOT_PATH = process.argv[2]
process.chdir(process.argv[2])

async function main() {
  const { createProjectGraphAsync } = nx('./dist/src/project-graph/project-graph.js')
  const { createTaskGraph } = nx('./dist/src/tasks-runner/create-task-graph.js')
  const { createTaskHasher } = nx('./dist/src/hasher/create-task-hasher.js')
  const { readNxJson } = nx('./dist/src/config/nx-json.js')
  const graph = await createProjectGraphAsync({ exitOnError: true })
  const names = Object.keys(graph.nodes)
  const targets = [...new Set(names.flatMap((name) => Object.keys(graph.nodes[name].data.targets)))]
  const tasks = createTaskGraph(graph, {}, names, targets, undefined, {})
  const hasher = createTaskHasher(graph, readNxJson(), {})
  const all = Object.values(tasks.tasks).filter(
    ({ target }) => graph.nodes[target.project].data.targets[target.target].cache,
  )
  const hashes = await hasher.hashTasks(all, tasks, process.env)
  const found = all.map(({ id }, at) => [id.replace('@bandiera/', ''), hashes[at].value])
  process.stdout.write(JSON.stringify(Object.fromEntries(found)))
}
void main().then(() => process.exit(0))
