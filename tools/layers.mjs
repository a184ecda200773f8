import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generated } from './lib/layers.mjs'
import { root } from './lib/run.mjs'

// `npm run layers` writes what follows from tools/layers.json: the table of CONTRIBUTING.md and the rules of .oxlintrc.json.
for (const { path, text } of generated(root)) {
  const same = readFileSync(join(root, path), 'utf8') === text
  if (!same) writeFileSync(join(root, path), text)
  console.log(`${path}: ${same ? 'up to date' : 'written'}`)
}
