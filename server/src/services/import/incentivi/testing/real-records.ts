import type { Bando } from '@bandiera/domain'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { openTestTenant } from '../../../../../test/test-tenant.ts'
import { importAteco, importComuni, openReference } from '../../../reference/reference.ts'
import { importIncentivi } from '../import-incentivi.ts'

const data = path.join(__dirname, '../../../../../../../shared/data')
const file = (name: string) => readFileSync(path.join(data, name))

/** Whether the official files are at hand; prints why tests are skipped when they are not. */
export function hasRealFiles(): boolean {
  const real = existsSync(path.join(data, 'incentivi_gov_it.json'))
  if (!real) console.warn('incentivi_gov_it.json absent: tests on the real records skipped')
  return real
}

/** A tenant with the real records imported, by external id, on full tables of comuni and codes. */
export async function importRealRecords() {
  const dir = mkdtempSync(path.join(tmpdir(), 'bandiera-real-'))
  const tenant = await openTestTenant()
  await importComuni(dir, file('istat_comuni_2020-01-01.csv'))
  await importAteco(dir, file('ateco2007_tree.json'))
  await importAteco(dir, file('ateco2025_codes.json'))
  const reference = openReference(dir)
  const run = () => importIncentivi(tenant, file('incentivi_gov_it.json'), { by: 'e'.repeat(24), reference })
  await run()
  const grants = new Map<string, Bando>()
  for await (const { doc } of tenant.store.scan('bandi')) grants.set(doc.data.fonte!.idEsterno, doc)
  const close = async () => {
    await tenant.close()
    rmSync(dir, { recursive: true, force: true })
  }
  return { run, grants, close }
}
