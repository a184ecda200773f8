import type { Bando, BandoData, EditorialState } from '@bandiera/domain'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { bandi, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
})
afterEach(() => portal.stop())

const ID = bandi.mio._id
const asked = async (person: Person) => collectionOf(await realmLogin(portal, person), 'bandi')
const set = async (person: Person, data: Partial<BandoData>, id = ID) => {
  const $set = Object.fromEntries(Object.entries(data).map(([field, value]) => [`data.${field}`, value]))
  return (await asked(person)).updateOne({ _id: id }, { $set })
}
const stored = async (): Promise<Bando> => (await portal.tenant('localhost').store.get('bandi', ID))!.doc
/** Puts the grant into a state as an import or another version would, past every rule. */
const place = async (redazione: EditorialState, data: Partial<BandoData> = {}): Promise<unknown> => {
  const { store } = portal.tenant('localhost')
  const { doc, audience } = (await store.get('bandi', ID))!
  const bando = { ...doc, data: { ...doc.data, ente: 'Regione', redazione, ...data } }
  return store.transact(null, (tx) => tx.put('bandi', bando, audience, 'update'))
}
const refusal = (errorCode: string, error: string | RegExp) => ({
  errorCode,
  error: typeof error === 'string' ? error : expect.stringMatching(error),
})

const legal: [EditorialState, EditorialState][] = [
  ['bozza', 'in_revisione'],
  ['in_revisione', 'pubblicato'],
  ['in_revisione', 'bozza'],
  ['pubblicato', 'archiviato'],
  ['pubblicato', 'in_revisione'],
  ['archiviato', 'pubblicato'],
  ['archiviato', 'bozza'],
]
const illegal: [EditorialState, EditorialState][] = [
  ['bozza', 'pubblicato'],
  ['bozza', 'archiviato'],
  ['in_revisione', 'archiviato'],
  ['pubblicato', 'bozza'],
  ['archiviato', 'in_revisione'],
  // another version stored it
  ['altra_versione' as EditorialState, 'pubblicato'],
]

it.each(legal)('the editore of a grant takes it from %s to %s', async (da, a) => {
  await place(da)
  await expect(set('editore', { redazione: a })).resolves.toMatchObject({ modifiedCount: 1 })
  expect((await stored()).data.redazione).toBe(a)
})

it.each(illegal)('no role takes a grant from %s to %s, an admin neither', async (da, a) => {
  await place(da)
  for (const person of ['editore', 'admin'] as const) {
    await expect(set(person, { redazione: a })).rejects.toMatchObject(refusal('BANDO_STEP', /un passo alla volta/))
  }
  expect((await stored()).data.redazione).toBe(da)
})

it('an admin takes every step on the grants of others; another editore, a gestore and a professionista none', async () => {
  await place('in_revisione')
  await expect(set('gestore', { redazione: 'pubblicato' })).rejects.toMatchObject({ errorCode: 'WRITE_ROLE' })
  await expect(set('professionista', { redazione: 'pubblicato' })).rejects.toMatchObject({ errorCode: 'WRITE_ROLE' })
  await expect(set('editore2', { redazione: 'pubblicato' })).resolves.toMatchObject({ matchedCount: 0 })
  expect((await stored()).data.redazione).toBe('in_revisione')
  await set('admin', { redazione: 'pubblicato' })
  expect((await stored()).data).toMatchObject({ redazione: 'pubblicato', pubblicatoDa: people.admin._id })
})

it('says everything that is missing for a publication at once', async () => {
  const data = { ente: '', gestori: [], dataApertura: '2026-05-01', dataChiusura: '2026-04-01' }
  await place('in_revisione', data)
  await expect(set('editore', { redazione: 'pubblicato' })).rejects.toMatchObject(
    refusal(
      'BANDO_INCOMPLETE',
      'Il bando non può essere pubblicato: manca l’ente che concede; la chiusura viene prima dell’apertura: ' +
        'controlla le due date; nessuno lo vedrebbe: scegli almeno un gestore o rendilo pubblico.',
    ),
  )
})

it('a grant without managers is published when it is public, and keeps a reader once it is published', async () => {
  await place('in_revisione', { gestori: [], pubblico: true })
  await set('editore', { redazione: 'pubblicato' })
  await expect(set('editore', { pubblico: false })).rejects.toMatchObject({ errorCode: 'BANDO_INCOMPLETE' })
  await set('editore', { pubblico: false, gestori: [people.gestore._id] })
})

it('the server writes when and by whom a grant was published, over what a client says', async () => {
  await place('in_revisione')
  await set('editore', { redazione: 'pubblicato', pubblicatoIl: '2001-01-01', pubblicatoDa: people.admin._id })
  const { pubblicatoIl, pubblicatoDa } = (await stored()).data
  expect(pubblicatoDa).toBe(people.editore._id)
  expect(Date.now() - Date.parse(pubblicatoIl!)).toBeLessThan(60_000)
  await set('editore', { pubblicatoIl: '2001-01-01', titolo: 'Altro titolo' })
  expect((await stored()).data).toMatchObject({ titolo: 'Altro titolo', pubblicatoIl, pubblicatoDa })
})

it('a new grant begins as a draft', async () => {
  const own = await asked('editore')
  const data = { titolo: 'Nuovo', gestori: [people.gestore._id], ente: 'Regione' }
  await expect(own.insertOne({ data: { ...data, redazione: 'pubblicato' } } as never)).rejects.toMatchObject({
    errorCode: 'BANDO_STEP',
  })
  const { insertedId } = await own.insertOne({ data } as never)
  expect((await portal.tenant('localhost').store.get('bandi', String(insertedId)))!.doc.data.redazione).toBe('bozza')
})

it('only a draft is deleted', async () => {
  await place('pubblicato')
  const own = await asked('editore')
  await expect(own.deleteOne({ _id: ID })).rejects.toMatchObject(
    refusal('BANDO_NOT_DRAFT', /Si eliminano solo le bozze/),
  )
  await place('bozza')
  await expect(own.deleteOne({ _id: ID })).resolves.toMatchObject({ deletedCount: 1 })
})

const wrong: [string, Partial<BandoData>, RegExp][] = [
  ['a closing before the opening', { dataApertura: '2026-05-01', dataChiusura: '2026-04-30' }, /viene prima/],
  ['a minimum over its maximum', { spesaMin: 2, spesaMax: 1 }, /Spesa ammessa massima.*più piccola della minima/],
  ['an intensity over 100', { intensita: 101 }, /Intensità.*da 0 a 100/],
  ['a share over 100', { costi: [{ voce: 'Costo del personale', max: 120 }] }, /da 0 a 100/],
  ['an address that is none of the web', { link: 'javascript:alert(1)' }, /Pagina ufficiale.*https/],
  ['more money left than there was', { stanziamento: 1, stanziamentoResiduo: 2, residuoAl: '2026-05-01' }, /superano/],
  ['money left without its day', { stanziamentoResiduo: 2 }, /Residue al.*quale giorno/],
  [
    'a form to fill in early that begins after the opening',
    { dataApertura: '2026-05-01', precompilazioneDal: '2026-05-02' },
    /Precompilazione dal.*dopo l’apertura/,
  ],
  ['an hour of it that is none', { precompilazioneAl: '2026-05-01', oraPrecompilazioneAl: '7' }, /ora/],
  [
    'an extension before its ranking',
    { dataGraduatoria: '2026-05-02', scorrimenti: [{ data: '2026-05-01' }] },
    /Scorrimento: Giorno.*prima della graduatoria/,
  ],
  ['an extension of less than nothing', { scorrimenti: [{ data: '2026-05-01', importo: -1 }] }, /non negativo/],
  ['an hour that is none', { dataApertura: '2026-05-01', oraApertura: '25:00' }, /Ora di apertura: .*23:59\.$/],
]
it.each(wrong)('%s is refused with its field and reason, and stores nothing', async (_name, data, error) => {
  const { versione } = await stored()
  await expect(set('editore', data)).rejects.toMatchObject(refusal('RECORD_INVALID', error))
  expect((await stored()).versione).toBe(versione)
})

it('who curates a grant writes its ranking, the money left and when one can write already; a reader does not', async () => {
  const data: Partial<BandoData> = {
    dataGraduatoria: '2026-05-01',
    scorrimenti: [{ data: '2026-06-01', importo: 500_000, nota: 'Economie' }],
    stanziamentoResiduo: 100,
    residuoAl: '2026-06-01',
    precompilazioneDal: '2026-01-01',
    oraPrecompilazioneDal: '10:00',
  }
  for (const person of ['gestore', 'professionista'] as const)
    await expect(set(person, data)).rejects.toMatchObject({ errorCode: 'WRITE_ROLE' })
  await set('editore', data)
  expect((await stored()).data).toMatchObject(data)
})

it('what an import left contradictory can be mended one field at a time', async () => {
  await place('bozza', { dataApertura: '2026-05-01', dataChiusura: '2026-04-01' })
  await expect(set('editore', { titolo: 'Corretto' })).resolves.toMatchObject({ modifiedCount: 1 })
})
