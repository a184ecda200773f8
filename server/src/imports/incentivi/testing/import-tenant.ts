import type { Bando, RoleFlags } from '@bandiera/domain'
import { openTestTenant, type TestTenant } from '../../../../test/test-tenant.ts'
import { importIncentivi, type ImportOptions } from '../import-incentivi.ts'

const hex = (n: number): string => n.toString(16).padStart(24, '0')
export const [EDITORE, OTHER_TENANT, ADMIN, GESTORE, GESTORE2, SUSPENDED] = [1, 2, 3, 4, 5, 6].map(hex) as [
  string,
  string,
  string,
  string,
  string,
  string,
]

/** A record of the catalogue with nothing to check. */
export const unRecord = (over: Record<string, unknown> = {}) => ({
  ID_Incentivo: '10',
  Titolo: 'Voucher digitale',
  Data_apertura: '2024-01-01T00:00:00',
  Data_chiusura: '2027-01-31T00:00:00',
  Regioni: ['Lombardia'],
  Dimensioni: ['Microimpresa', 'Piccola Impresa'],
  Tipologia_Soggetto: ['Impresa'],
  Codici_ATECO: 'Tutti i settori',
  Agevolazione_Concedibile_max: '10000',
  ...over,
})

/** A tenant with two editori, an admin and three gestori, one of them suspended. */
export async function openImportTenant() {
  const tenant = await openTestTenant()
  const roles: [string, RoleFlags, boolean][] = [
    [EDITORE, { editore: true }, true],
    [OTHER_TENANT, { editore: true }, true],
    [ADMIN, { admin: true }, true],
    [GESTORE, { gestore: true }, true],
    [GESTORE2, { gestore: true }, true],
    [SUSPENDED, { gestore: true }, false],
  ]
  await tenant.documents.transact(null, async (w) => {
    for (const [_id, role, attivo] of roles) {
      await w.insert('usr', { _id, name: _id, email: `u${_id}@demo.test`, role, attivo })
    }
  })
  return { ...tenant, ...actionsOn(tenant) }
}

function actionsOn(tenant: TestTenant) {
  const run = (docs: unknown, over: Partial<ImportOptions> = {}) =>
    importIncentivi(tenant, docs, { by: EDITORE, now: new Date('2026-11-21T10:00:00Z'), ...over })
  const stored = async (): Promise<Bando[]> => {
    const all: Bando[] = []
    for await (const { doc } of tenant.store.scan('bandi')) all.push(doc)
    return all
  }
  /** Changes the first grant as a person would. */
  const edit = async (change: (data: Bando['data']) => Bando['data']): Promise<void> => {
    const [bando] = await stored()
    await tenant.documents.transact(EDITORE, (w) => w.replace('bandi', { ...bando!, data: change(bando!.data) }))
  }
  const esiti = async (docs: unknown, over?: Partial<ImportOptions>) =>
    (await run(docs, over)).righe.map((row) => row.esito)
  return { run, stored, edit, esiti }
}
