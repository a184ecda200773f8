import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of a real build that Nx made before these tests (target `fixtures`). @throws when it is not there */
export function fixture(name: 'federation' | 'examples'): string {
  const folder = join(__dirname, '../../dist', name)
  if (existsSync(folder)) return folder
  throw new Error(`${folder} is not there: run \`node_modules/.bin/nx run @bandiera/tools:fixtures\``)
}
