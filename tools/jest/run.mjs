import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { binOf, root, runNode } from '../lib/run.mjs'
import { scratch } from '../lib/scratch.mjs'

// `node tools/jest/run.mjs --kind browser --name mf-rent mf-rent [-- switches of jest]`: the tests below these folders. What they
// counted is in `.results/NAME-test.json`, which Nx keeps with the result.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'node' },
    name: { type: 'string' },
    workers: { type: 'string', default: '1' },
    jest: { type: 'string', default: '' },
  },
})
const report = join(root, '.results', `${values.name}.json`)
mkdirSync(join(root, '.results'), { recursive: true })
rmSync(report, { force: true })
const roots = positionals.flatMap((folder) => ['--roots', join(root, folder)])
const config = ['--config', join(root, `tools/jest/${values.kind}.cjs`)]
const output = values.jest ? values.jest.split(' ') : ['--json', '--outputFile', report]
const command = [binOf('jest'), ...config, ...roots, '--maxWorkers', values.workers, ...output]
process.exitCode = await runNode(command, { env: scratch() })
