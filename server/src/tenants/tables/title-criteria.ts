import type { Tenant } from '../tenant.ts'
import { WITH_CRITERIA, withTitles } from './criteri-titles.ts'
import { rewriteRecords } from './rewrite-records.ts'

const SPACE = 'riferimenti'
const DONE = 'titoli'

/**
 * Gives the codes of stored criteria their titles, once for each table of activities: records of before kept the code alone, and pages then named its
 * divisione. Answers how many records changed.
 */
export async function titleCriteria(tenant: Tenant): Promise<number> {
  const { store, documents, reference, tables } = tenant
  const all = (await tables.list()).filter(({ nome }) => nome.startsWith('ateco'))
  const now = all.map(({ nome, giorno, caricata }) => `${nome} ${caricata ?? giorno}`).join(', ')
  if ((await store.secret(SPACE, DONE)) === now) return 0
  const changed = await rewriteRecords(tenant, WITH_CRITERIA, {
    rewrite: (coll, doc) => withTitles(coll, doc, reference.ateco),
    what: 'the titles of the codes',
  })
  await documents.transact(null, (writer) => writer.setSecret(SPACE, DONE, now))
  return changed
}
