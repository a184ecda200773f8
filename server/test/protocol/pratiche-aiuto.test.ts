import type { Aiuto, Pratica, PraticaState } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  for (const name of Object.keys(users)) delete users[name as Person]
  await given({ stato: 'ammessa', storico: [] })
})
afterEach(() => portal.stop())

const { _id } = pratiche.mia
const as = async (person: Person) => collectionOf((users[person] ??= await realmLogin(portal, person)), 'pratiche')
const aiuti = async () => (await portal.tenant('localhost').store.get('aziende', aziende.mia._id))?.doc.aiuti ?? []
const refusal = (code: string, words = /\S/) => ({ errorCode: code, error: expect.stringMatching(words) })
const given = (over: Partial<Pratica>) =>
  portal
    .tenant('localhost')
    .documents.transact(null, (writer) => writer.replace('pratiche', { ...pratiche.mia, ...over }))
const withAids = (list: Aiuto[], id = aziende.mia._id) =>
  portal.tenant('localhost').documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('aziende', id))!
    await writer.replace('aziende', { ...doc, aiuti: list })
  })
const grant = {
  agevolazioneConcessa: 20_000,
  dataConcessione: '2026-06-01',
  regime: 'deMinimis',
  cor: '12345678',
  cup: 'J11B20000120001',
}
const step = async (who: Person, stato: PraticaState, fields: object = {}, line: object = {}) =>
  (await as(who)).updateOne(
    { _id },
    { $set: { ...fields, stato }, $push: { storico: { da: stato, a: stato, quando: '', chi: '', ...line } } },
  )

describe('a grant', () => {
  it('is refused without amount, day, regime and codes, and then nothing is written', async () => {
    await expect(step('gestore', 'concessa')).rejects.toMatchObject(
      refusal('PRATICA_NEEDS', /importo concesso, data di concessione, regime di aiuto, codice COR, codice CUP/),
    )
    await expect(step('gestore', 'concessa', { ...grant, cup: 'X' })).rejects.toMatchObject(
      refusal('RECORD_INVALID', /CUP/),
    )
    await expect(step('gestore', 'concessa', { ...grant, cor: 'X' })).rejects.toMatchObject(
      refusal('RECORD_INVALID', /COR/),
    )
    expect(await aiuti()).toEqual([])
  })

  it.each<Person>(['admin', 'gestore', 'professionista'])(
    'taken by %s writes the aid into the company',
    async (who) => {
      await step(who, 'concessa', grant)
      expect(await aiuti()).toEqual([
        {
          regime: 'deMinimis',
          descrizione: pratiche.mia.titolo,
          dataConcessione: '2026-06-01',
          importo: 20_000,
          esl: 20_000,
          cor: '12345678',
          praticaId: _id,
          fonte: 'manuale',
        },
      ])
    },
  )

  it('counts by its gross grant equivalent, is corrected with it, and has one line', async () => {
    await step('gestore', 'concessa', { ...grant, esl: 3000 })
    await (await as('professionista')).updateOne({ _id }, { $set: { esl: 2500 } })
    await step('gestore', 'rendicontazione')
    expect(await aiuti()).toMatchObject([{ importo: 20_000, esl: 2500, praticaId: _id }])
  })

  it('that is no aid writes none and needs no codes', async () => {
    const { cor: _cor, cup: _cup, ...plain } = grant
    await step('gestore', 'concessa', { ...plain, regime: 'nonAiuto' })
    expect(await aiuti()).toEqual([])
  })

  it('keeps what it was granted with', async () => {
    await step('gestore', 'concessa', grant)
    await expect((await as('gestore')).updateOne({ _id }, { $unset: { cor: '' } })).rejects.toMatchObject(
      refusal('PRATICA_NEEDS', /COR/),
    )
  })

  it.each<[PraticaState, object]>([
    ['revocata', { motivo: 'non_ammissibile' }],
    ['rinunciata', { motivo: 'rinuncia_cliente' }],
    ['annullata', { motivo: 'fuori_termine' }],
  ])('that ends %s takes the aid away, and opening it again brings it back', async (stato, line) => {
    const other: Aiuto = { regime: 'deMinimis', dataConcessione: '2026-01-01', esl: 1000 }
    await withAids([other])
    await step('gestore', 'concessa', grant)
    await step('professionista', stato, {}, line)
    expect(await aiuti()).toEqual([other])
    await step('gestore', 'concessa', {}, { nota: 'Per errore' })
    expect(await aiuti()).toMatchObject([other, { praticaId: _id, esl: 20_000 }])
  })

  it('stays while it is suspended', async () => {
    await step('gestore', 'concessa', grant)
    await step('gestore', 'sospesa')
    expect(await aiuti()).toHaveLength(1)
  })
})

describe('room under de minimis', () => {
  const used = (esl: number): Aiuto => ({ regime: 'deMinimis', dataConcessione: '2026-01-10', esl })

  it('that is not enough refuses the grant with both amounts', async () => {
    await withAids([used(290_000)])
    await expect(step('gestore', 'concessa', grant)).rejects.toMatchObject(
      refusal('PRATICA_PLAFOND', /20\.000,00.*10\.000,00/),
    )
    expect(await aiuti()).toEqual([used(290_000)])
  })

  it('that another regime used of the shared ceiling refuses it as well', async () => {
    await withAids([used(250_000), { ...used(40_000), regime: 'deMinimisAgricolo' }])
    await expect(step('gestore', 'concessa', grant)).rejects.toMatchObject(
      refusal('PRATICA_PLAFOND', /20\.000,00.*10\.000,00/),
    )
  })

  it('is judged on the day of the grant, and for what counts', async () => {
    await withAids([{ ...used(290_000), dataConcessione: '2023-05-31' }])
    await step('gestore', 'concessa', grant)
    expect(await aiuti()).toHaveLength(2)
  })

  it('is what the whole group leaves', async () => {
    await withAids([used(290_000)], aziende.delCollega._id)
    await portal.tenant('localhost').documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('aziende', aziende.delCollega._id))!
      const gruppo = [{ aziendaId: aziende.mia._id, relazione: 'collegata', quota: 100 }]
      await writer.replace('aziende', { ...doc, gruppo })
    })
    await expect(step('gestore', 'concessa', grant)).rejects.toMatchObject(refusal('PRATICA_PLAFOND'))
  })

  it('does not stop a gestore who says why; it stops a professionista', async () => {
    await withAids([used(290_000)])
    const line = { forzata: true, nota: 'Il registro mostra 250.000' }
    await expect(step('professionista', 'concessa', grant, line)).rejects.toMatchObject(refusal('PRATICA_PLAFOND'))
    await step('gestore', 'concessa', grant, line)
    expect(await aiuti()).toHaveLength(2)
  })

  it('stops a professionista who raises the amount afterwards', async () => {
    await withAids([used(270_000)])
    await step('professionista', 'concessa', grant)
    const more = { $set: { agevolazioneConcessa: 40_000 } }
    await expect((await as('professionista')).updateOne({ _id }, more)).rejects.toMatchObject(
      refusal('PRATICA_PLAFOND'),
    )
    await (await as('gestore')).updateOne({ _id }, more)
    expect(await aiuti()).toMatchObject([{}, { esl: 40_000 }])
  })
})

it('is stored with the case file or not at all, and both are signed by the user who took the step', async () => {
  await step('professionista', 'concessa', grant)
  const { store } = portal.tenant('localhost')
  const last = (await store.changesSince((await store.seq()) - 2, 10)).map(({ coll, id, by, at }) => ({
    coll,
    id,
    by,
    at,
  }))
  expect(last).toEqual([
    { coll: 'aziende', id: aziende.mia._id, by: people.professionista._id, at: last[0]!.at },
    { coll: 'pratiche', id: _id, by: people.professionista._id, at: last[0]!.at },
  ])
})
