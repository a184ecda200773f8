import { newId, newPraticaId } from '@bandiera/domain'
import { writeSync } from 'node:fs'
import { createDocuments } from '../../src/records/documents.ts'
import { openSqlStore } from '../../src/store/sql/sql-store.ts'

// Run by the kill test in a process of its own: writes without end, and says each company's id once it is acknowledged.
const store = await openSqlStore(process.argv[2]!)
const documents = createDocuments(store)
for (;;) {
  const _id = newId()
  await documents.transact(null, async (w) => {
    await w.insert('aziende', { _id, gestoreId: 'g1', professionisti: ['p1'], ragioneSociale: `Azienda ${_id}` })
    await w.insert('pratiche', {
      _id: newPraticaId(_id),
      tipo: 'bando',
      titolo: 'Prova',
      stato: 'bozza',
      extra: 'x@y.it',
    })
    await w.setSecret('kill', _id, true)
  })
  // at once and whole: what the parent reads was acknowledged before
  writeSync(1, `${_id}\n`)
}
