// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ contract: string, blocks: string[] }} Golden the API as it was accepted, and the contract it was part of */

/** @param {string} root @param {string} name */
const fileOf = (root, name) => join(root, 'api', `${name}.api.d.ts`)

/** @param {string} root @param {string} name @returns {Golden | null} `null` when nothing was ever accepted */
export function readGolden(root, name) {
  if (!existsSync(fileOf(root, name))) return null
  const [header = '', ...blocks] = readFileSync(fileOf(root, name), 'utf8').trimEnd().split('\n\n')
  return { contract: /contract (?<version>[\d.]+)/.exec(header)?.groups?.version ?? '0.0.0', blocks }
}

/** @param {string} root @param {import('./emit.mjs').Entry} entry @param {Golden} golden */
export function writeGolden(root, { name, golden: file }, { contract, blocks }) {
  mkdirSync(join(root, 'api'), { recursive: true })
  const header = `// ${name} as modules see it, contract ${contract}. Written by \`npm run api:accept\`.`
  writeFileSync(fileOf(root, file), `${[header, ...blocks].join('\n\n')}\n`)
}
