// An import is taken back as a whole, by its author or an admin: real clients by role.
import type { ImportEntry } from '@bandiera/domain'
import { unRecord } from '../../src/imports/incentivi/testing/import-tenant.ts'
import { ask } from './asking.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { doubtful, importing } from './importing.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(() => portal.stop())
const { importa, stored, set, annulla } = importing(() => portal)

describe('a whole import', () => {
  const list = async (person: Person) =>
    (await ask(portal, person, ['GET', '/api/importazioni'])).body.importazioni as ImportEntry[]

  it('is in the list of its author and of the admin, and is taken back once', async () => {
    const { importazione } = await importa('editore', [unRecord(), doubtful({ ID_Incentivo: '11' })], {
      file: 'a.json',
    })
    expect(await list('editore')).toMatchObject([
      { id: importazione, file: 'a.json', nuovi: 2, annullabile: true, chi: 'editore' },
    ])
    expect(await list('admin')).toHaveLength(1)
    for (const person of ['editore2', 'gestore'] as const) {
      expect(await list(person)).toEqual([])
      expect(await annulla(person, importazione!)).toMatchObject({ status: 404, code: 'IMPORT_MISSING' })
    }
    expect(await annulla('editore', importazione!)).toMatchObject({ status: 200, tolti: 2, restano: [] })
    expect(await annulla('editore', importazione!)).toMatchObject({ status: 409, code: 'IMPORT_UNDONE' })
    expect(await list('editore')).toMatchObject([{ annullabile: false, annullata: { restano: 0 } }])
  })

  it('taken back by an admin puts updates back as they were, and leaves what people changed or built on, with the reason', async () => {
    const docs = ['10', '11', '12', '13'].map((id) => unRecord({ ID_Incentivo: id, Titolo: `Bando ${id}` }))
    await importa('editore', docs.slice(0, 2))
    const again = docs.map((doc) => ({ ...doc, Stanziamento_incentivo: '5000' }))
    const { importazione, righe } = await importa('editore', again)
    await set('editore', righe[1]!.id!, { ente: 'Scritto a mano' })
    await portal.tenant('localhost').documents.transact(people.gestore._id, async (w) => {
      const pratica = (await w.get('pratiche', pratiche.mia._id))!.doc
      await w.replace('pratiche', { ...pratica, bandoId: righe[2]!.id! })
    })
    const undone = await annulla('admin', importazione!)
    expect(undone).toMatchObject({ tolti: 1, riportati: 1 })
    expect(undone.restano.map(({ nome, motivo }) => `${nome}: ${motivo}`).sort()).toEqual([
      'Bando 11: È stato modificato dopo l’importazione.',
      expect.stringMatching(/^Bando 12: È già usato: ci sono pratiche \(1\)/),
    ])
    expect((await stored(righe[0]!.id!)).data).not.toHaveProperty('stanziamento')
    expect((await stored(righe[1]!.id!)).data).toMatchObject({ ente: 'Scritto a mano', stanziamento: 5000 })
  })

  it('that a client wrote by itself is in the list, if the operations are its own, and is taken back too', async () => {
    const own = collectionOf(await realmLogin(portal, 'gestore'), 'aziende')
    const [mia] = [aziende.mia]
    const { operazione } = (await own.updateOne({ _id: mia._id }, { $set: { telefono: '1' } })) as unknown as {
      operazione: object
    }
    const row = {
      tipo: 'aziende',
      file: 'clienti.csv',
      conteggi: { nuovi: 0, aggiornati: 1 },
      operazioni: [operazione],
    }
    expect((await ask(portal, 'gestore2', ['POST', '/api/importazioni'], row)).body.error_code).toBe('IMPORT_FOREIGN')
    const { body } = await ask(portal, 'gestore', ['POST', '/api/importazioni'], row)
    expect(await annulla('gestore', body.id as string)).toMatchObject({ riportati: 1, restano: [] })
    expect((await portal.tenant('localhost').store.get('aziende', mia._id))!.doc).not.toHaveProperty('telefono')
  })
})
