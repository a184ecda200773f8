import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { cndcecTable, divisionsOf2025 } from '../lib/cndcec.mjs'
import { root } from '../lib/run.mjs'

const read = (name: string): never =>
  JSON.parse(gunzipSync(readFileSync(join(root, `server/data/${name}.json.gz`))).toString('utf8')) as never

it('the map from ATECO 2025 to the CNDCEC sectors is the one that the shipped table gives', () => {
  const codes = (read('ateco-2025') as { codice: string }[]).map(({ codice }) => codice)
  const made = cndcecTable(divisionsOf2025(read('ateco-raccordo'), codes))
  expect(readFileSync(join(root, 'shared/finance/src/cndcec/ateco-2025.json'), 'utf8')).toBe(made)
})
