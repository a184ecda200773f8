import { newPraticaId, PRATICA_STATES, type Pratica, type PraticaState } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  for (const name of Object.keys(users)) delete users[name as Person]
})
afterEach(() => portal.stop())

const as = async (person: Person) => collectionOf((users[person] ??= await realmLogin(portal, person)), 'pratiche')
const get = async (id: string) => (await portal.tenant('localhost').store.get('pratiche', id))?.doc
const refusal = (code: string, words = /\S/) => ({ errorCode: code, error: expect.stringMatching(words) })
const { _id } = pratiche.mia
const set = async (who: Person, fields: object, more: object = {}) =>
  (await as(who)).updateOne({ _id }, { $set: fields, ...more })
const step = (who: Person, stato: PraticaState, line: object = {}, fields: object = {}) =>
  set(who, { ...fields, stato }, { $push: { storico: { da: stato, a: stato, quando: '', chi: '', ...line } } })
/** The case file as it would be after steps of its own, put there by the system. */
const given = (over: Partial<Pratica>) =>
  portal
    .tenant('localhost')
    .documents.transact(null, (writer) => writer.replace('pratiche', { ...pratiche.mia, ...over }))

describe('opening a case file', () => {
  const nuova = (over: object = {}) => ({
    _id: newPraticaId(aziende.mia._id),
    tipo: 'bando',
    titolo: 'Nuova',
    stato: 'bozza',
    bandoId: bandi.mio._id,
    ...over,
  })
  const open = async (who: Person, over: object = {}) => (await as(who)).insertOne(nuova(over) as never)

  it.each<Person>(['admin', 'gestore', 'professionista'])(
    '%s opens one as a draft of the company’s gestore',
    async (who) => {
      const { insertedId } = await open(who, { gestoreId: people.gestore2._id })
      expect(await get(String(insertedId))).toMatchObject({
        stato: 'bozza',
        gestoreId: people.gestore._id,
        storico: [],
      })
    },
  )

  it.each<[Person, string]>([
    ['collega', 'WRITE_OWNER'],
    ['gestore2', 'WRITE_OWNER'],
    ['editore', 'WRITE_ROLE'],
  ])('%s does not: %s', async (who, code) => {
    await expect(open(who)).rejects.toMatchObject(refusal(code))
  })

  it.each(PRATICA_STATES.filter((stato) => stato !== 'bozza'))('never in the state %s', async (stato) => {
    await expect(open('gestore', { stato })).rejects.toMatchObject(refusal('PRATICA_STEP'))
  })

  it('has no history of its own, and its notes are signed by the person who opens it', async () => {
    const storico = [{ da: 'bozza', a: 'concessa', quando: '2020-01-01', chi: people.admin._id }]
    await expect(open('gestore', { storico })).rejects.toMatchObject(refusal('PRATICA_HISTORY', /storico/))
    const note = [{ autore: people.admin._id, quando: '2020-01-01', testo: 'Ciao' }]
    const { insertedId } = await open('professionista', { note })
    const quando = expect.stringMatching(/^20[^0]/)
    expect((await get(String(insertedId)))?.note).toMatchObject([
      { autore: people.professionista._id, testo: 'Ciao', quando },
    ])
  })

  it('is for a grant that the company’s gestore has', async () => {
    await expect(open('gestore', { bandoId: bandi.altro._id })).rejects.toMatchObject(refusal('PRATICA_BANDO'))
    await expect(open('admin', { bandoId: bandi.altro._id })).resolves.toBeDefined()
    await expect(open('admin', { bandoId: 'boh' })).rejects.toMatchObject(refusal('PRATICA_BANDO'))
  })

  it('happens once per company and grant while the first goes on', async () => {
    const first = await open('gestore')
    await expect(open('professionista')).rejects.toMatchObject(refusal('PRATICA_OPEN', /già una pratica aperta/))
    const own = await as('gestore')
    const line = { storico: { motivo: 'rinuncia_cliente' } }
    await expect(
      own.updateOne({ _id: first.insertedId as string }, { $set: { stato: 'rinunciata' }, $push: line } as never),
    ).rejects.toMatchObject(refusal('RECORD_INVALID'))
    const whole = { storico: { da: 'bozza', a: 'rinunciata', quando: '', chi: '', motivo: 'rinuncia_cliente' } }
    await own.updateOne({ _id: first.insertedId as string }, { $set: { stato: 'rinunciata' }, $push: whole } as never)
    await expect(open('professionista')).resolves.toBeDefined()
  })
})

describe('a step', () => {
  it.each<Person>(['admin', 'gestore', 'professionista'])(
    'is signed by the server, not by what %s says of it',
    async (who) => {
      await step(who, 'verifica_requisiti', { da: 'chiusa', a: 'chiusa', chi: people.editore._id, quando: '1999' })
      expect(await get(_id)).toMatchObject({
        stato: 'verifica_requisiti',
        storico: [
          { da: 'bozza', a: 'verifica_requisiti', chi: people[who]._id, quando: expect.stringMatching(/^20[^0]/) },
        ],
      })
    },
  )

  it('of a client that knows no history has its line too', async () => {
    await set('professionista', { stato: 'verifica_requisiti' })
    expect((await get(_id))?.storico).toMatchObject([{ da: 'bozza', a: 'verifica_requisiti' }])
  })

  it.each(PRATICA_STATES.filter((stato) => !['bozza', 'verifica_requisiti', 'sospesa'].includes(stato)))(
    'from bozza to %s without what it takes is refused, for an admin too',
    async (stato) => {
      await expect(step('admin', stato)).rejects.toMatchObject(
        refusal(/rin|ann/.test(stato) ? 'PRATICA_REASON' : 'PRATICA_STEP'),
      )
      expect(await get(_id)).toMatchObject({ stato: 'bozza', versione: 1 })
    },
  )

  it('to a negative end needs a reason of the list, and words when it is another one', async () => {
    await expect(step('gestore', 'annullata')).rejects.toMatchObject(refusal('PRATICA_REASON', /elenco/))
    await expect(step('gestore', 'annullata', { motivo: 'boh' })).rejects.toMatchObject(refusal('RECORD_INVALID'))
    await expect(step('gestore', 'annullata', { motivo: 'altro' })).rejects.toMatchObject(
      refusal('PRATICA_REASON', /parole/),
    )
    await step('gestore', 'annullata', { motivo: 'altro', nota: ' Doppione ' })
    expect((await get(_id))?.storico).toMatchObject([{ a: 'annullata', motivo: 'altro', nota: 'Doppione' }])
  })

  it('needs the data of its state', async () => {
    await given({ stato: 'pronta' })
    await expect(step('gestore', 'inviata')).rejects.toMatchObject(
      refusal('PRATICA_NEEDS', /protocollo, data di invio, ora di invio/),
    )
    const sent = { protocollo: '2026/1', dataInvio: '2999-01-01', oraInvio: '10:30' }
    await expect(step('gestore', 'inviata', {}, sent)).rejects.toMatchObject(refusal('RECORD_INVALID', /di invio/))
    await step('professionista', 'inviata', {}, { ...sent, dataInvio: '2026-01-10' })
    expect(await get(_id)).toMatchObject({ stato: 'inviata', protocollo: '2026/1' })
  })

  it('that another person has just taken is not taken twice', async () => {
    await step('gestore', 'verifica_requisiti')
    await expect(step('professionista', 'verifica_requisiti')).rejects.toMatchObject(refusal('RECORD_CHANGED'))
  })

  it('out of a suspension leads back to the state before it, and nowhere else', async () => {
    await given({ stato: 'raccolta_documenti' })
    await step('professionista', 'sospesa')
    await expect(step('gestore', 'pronta')).rejects.toMatchObject(refusal('PRATICA_STEP', /Sospesa/))
    await step('professionista', 'raccolta_documenti')
    expect((await get(_id))?.storico).toHaveLength(2)
  })

  it('of many keeps the rule for each: all of them, or none', async () => {
    await given({ stato: 'pronta' })
    const both = { _id: { $in: [_id, pratiche.delCollega._id] } }
    const own = await as('gestore')
    await expect(own.updateMany(both, { $set: { stato: 'verifica_requisiti' } })).rejects.toMatchObject(
      refusal('PRATICA_STEP'),
    )
    expect((await get(pratiche.delCollega._id))?.stato).toBe('bozza')
    await expect(own.updateMany(both, { $set: { assegnatoA: people.gestore._id } })).resolves.toMatchObject({
      modifiedCount: 2,
    })
  })
})

describe('missing documents', () => {
  const checklist = [
    { id: 'a', voce: 'Visura', obbligatoria: true, stato: 'manca' as const },
    { id: 'b', voce: 'DURC', obbligatoria: true, stato: 'approvato' as const, scadenza: '2020-01-01' },
  ]
  beforeEach(() => given({ stato: 'raccolta_documenti', checklist }))

  it('stop the step, named, also when they have expired', async () => {
    await expect(step('gestore', 'pronta')).rejects.toMatchObject(refusal('PRATICA_DOCUMENTS', /Visura, DURC/))
  })

  it('stop it for a professionista also with a reason', async () => {
    const line = { forzata: true, nota: 'Arrivano domani' }
    await expect(step('professionista', 'pronta', line)).rejects.toMatchObject(refusal('PRATICA_DOCUMENTS'))
  })

  it.each<Person>(['gestore', 'admin'])('do not stop %s who says why, and the history keeps it', async (who) => {
    await expect(step(who, 'pronta', { forzata: true })).rejects.toMatchObject(refusal('PRATICA_DOCUMENTS'))
    await step(who, 'pronta', { forzata: true, nota: 'Arrivano domani' })
    expect((await get(_id))?.storico).toMatchObject([{ a: 'pronta', forzata: true, nota: 'Arrivano domani' }])
  })

  it('that do not serve are not missing', async () => {
    await set('professionista', { 'checklist.0.stato': 'non_serve', 'checklist.1.obbligatoria': false })
    await step('professionista', 'pronta')
    expect((await get(_id))?.stato).toBe('pronta')
  })
})

describe('what is written stays', () => {
  const storico = [
    { da: 'bozza' as const, a: 'verifica_requisiti' as const, quando: '2026-01-01', chi: people.gestore._id },
  ]
  const note = [{ autore: people.gestore._id, quando: '2026-01-01', testo: 'Prima' }]
  beforeEach(() => given({ stato: 'verifica_requisiti', storico, note }))

  it.each<[Person, object]>([
    ['admin', { storico: [] }],
    ['gestore', { 'storico.0.chi': people.admin._id }],
    ['professionista', { storico: [...storico, { ...storico[0], a: 'pronta' }, { ...storico[0], a: 'inviata' }] }],
    ['gestore', { note: [] }],
    ['admin', { 'note.0.testo': 'Altro' }],
  ])('%s cannot write over it: %j', async (who, fields) => {
    await expect(set(who, fields)).rejects.toMatchObject(refusal('PRATICA_HISTORY'))
  })

  it('and a note that is added is signed', async () => {
    const line = { autore: people.admin._id, quando: 'ieri', testo: 'Seconda', menzioni: [people.gestore._id] }
    await (await as('professionista')).updateOne({ _id }, { $push: { note: line } })
    expect((await get(_id))?.note).toMatchObject([
      { testo: 'Prima' },
      { autore: people.professionista._id, testo: 'Seconda', menzioni: [people.gestore._id] },
    ])
    expect((await get(_id))?.note?.[1]?.quando).not.toBe('ieri')
    const empty = { note: { ...line, testo: '' } }
    await expect((await as('gestore')).updateOne({ _id }, { $push: empty })).rejects.toMatchObject(
      refusal('RECORD_INVALID'),
    )
  })
})

describe('sharing and assigning', () => {
  it.each<Person>(['gestore', 'admin'])('%s shares by a valid e-mail, kept in small letters', async (who) => {
    await expect(set(who, { extra: 'non una e-mail' })).rejects.toMatchObject(refusal('RECORD_INVALID', /Condivisa/))
    await set(who, { extra: ' Studio@Esterno.IT ' })
    expect((await get(_id))?.extra).toBe('studio@esterno.it')
  })

  it('a professionista does not, neither later nor at the opening', async () => {
    await expect(set('professionista', { extra: 'a@b.it' })).rejects.toMatchObject(refusal('WRITE_FIELD', /Condivisa/))
    const doc = { _id: newPraticaId(aziende.mia._id), tipo: 'consulenza', titolo: 'x', stato: 'bozza', extra: 'a@b.it' }
    await expect((await as('professionista')).insertOne(doc as never)).rejects.toMatchObject(refusal('WRITE_FIELD'))
  })

  it('only people who see the company are assigned', async () => {
    for (const who of ['gestore', 'professionista', 'admin'] as const)
      await set('gestore', { assegnatoA: people[who]._id })
    for (const who of ['collega', 'professionista2', 'editore'] as const) {
      await expect(set('gestore', { assegnatoA: people[who]._id })).rejects.toMatchObject(refusal('PRATICA_ASSIGNEE'))
    }
  })

  it('what a case file is about never changes', async () => {
    for (const fields of [{ bandoId: bandi.comune._id }, { gestoreId: people.gestore2._id }]) {
      await expect(set('gestore', fields)).rejects.toMatchObject(refusal('WRITE_FIELD'))
    }
  })
})

describe('deleting', () => {
  it('is for drafts, and for gestore and admin', async () => {
    await expect((await as('professionista')).deleteOne({ _id })).rejects.toMatchObject(refusal('WRITE_ROLE'))
    await given({ stato: 'pronta' })
    for (const who of ['gestore', 'admin'] as const) {
      await expect((await as(who)).deleteOne({ _id })).rejects.toMatchObject(refusal('PRATICA_DELETE', /annullarla/))
    }
    await given({ stato: 'bozza' })
    expect(await (await as('gestore')).deleteOne({ _id })).toMatchObject({ deletedCount: 1 })
  })
})

describe('opening again', () => {
  const storico = [
    { da: 'bozza' as const, a: 'verifica_requisiti' as const, quando: '2026-01-01', chi: 'x' },
    {
      da: 'verifica_requisiti' as const,
      a: 'annullata' as const,
      quando: '2026-01-02',
      chi: 'x',
      motivo: 'altro' as const,
    },
  ]
  beforeEach(() => given({ stato: 'annullata', storico }))

  it.each<Person>(['gestore', 'admin'])('%s does, with a reason, back to where it was closed from', async (who) => {
    await expect(step(who, 'verifica_requisiti')).rejects.toMatchObject(refusal('PRATICA_REOPEN'))
    await expect(step(who, 'pronta', { nota: 'x' })).rejects.toMatchObject(refusal('PRATICA_STEP'))
    await step(who, 'verifica_requisiti', { nota: 'Annullata per errore' })
    expect(await get(_id)).toMatchObject({ stato: 'verifica_requisiti' })
    expect((await get(_id))?.storico).toHaveLength(3)
  })

  it('a professionista does not', async () => {
    await expect(step('professionista', 'verifica_requisiti', { nota: 'x' })).rejects.toMatchObject(
      refusal('PRATICA_REOPEN'),
    )
  })
})
