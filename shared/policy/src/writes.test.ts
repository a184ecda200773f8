import {
  usrFields,
  type Azienda,
  type Bando,
  type CollectionName,
  type Collections,
  type Field,
  type Pratica,
  type Usr,
} from '@bandiera/domain'
import { mayInvite, OWN_USR_FIELDS, rolesToInvite, SERVER_USR_FIELDS, TEAM_USR_FIELDS } from './usr.ts'
import { mayDelete, mayWrite, refusalOf, stampOwner, type WriteRequest } from './writes.ts'

const id = (n: number): string => n.toString(16).padStart(24, '0')
const usr = (n: number, role: Usr['role'], over: Partial<Usr> = {}): Usr => ({
  _id: id(n),
  name: `Utente ${n}`,
  email: `u${n}@demo.test`,
  role,
  ...over,
})
const admin = usr(1, { admin: true })
const editore = usr(2, { editore: true })
const gestore = usr(3, { gestore: true })
const professionista = usr(4, { professionista: { by: gestore._id } })
const other = usr(5, { gestore: true })

const azienda = (over: Partial<Azienda> = {}): Azienda => ({
  _id: id(100),
  ragioneSociale: 'Alfa Srl',
  gestoreId: gestore._id,
  professionisti: [professionista._id],
  ...over,
})
const bando = (over: Partial<Bando> = {}): Bando => ({
  _id: id(200),
  createdBy: editore._id,
  data: { gestori: [gestore._id], titolo: 'Bando' },
  ...over,
})
const pratica: Pratica = {
  _id: `${id(300)}-${id(100)}`,
  tipo: 'bando',
  titolo: 'Pratica',
  stato: 'bozza',
  extra: other.email,
}

const why = <C extends CollectionName>(writer: Usr, request: WriteRequest<C>): string =>
  refusalOf(writer, request)?.why ?? 'allowed'
const update = <C extends CollectionName>(coll: C, before: Collections[C], change: object): WriteRequest<C> => ({
  coll,
  before,
  after: { ...before, ...change },
})

describe('writes on companies', () => {
  it('let a gestore insert its own company and no other', () => {
    expect(why(gestore, { coll: 'aziende', before: null, after: azienda() })).toBe('allowed')
    expect(why(gestore, { coll: 'aziende', before: null, after: azienda({ gestoreId: other._id }) })).toBe('owner')
    expect(why(professionista, { coll: 'aziende', before: null, after: azienda() })).toBe('role')
    expect(why(editore, { coll: 'aziende', before: null, after: azienda() })).toBe('role')
  })

  it('let only an admin hand a company to another gestore', () => {
    const request = update('aziende', azienda(), { gestoreId: other._id })
    expect(refusalOf(gestore, request)).toEqual({ why: 'field', fields: ['gestoreId'] })
    expect(why(other, request)).toBe('owner')
    expect(why(admin, request)).toBe('allowed')
  })

  it('let a professionista who is listed update it, never its assignments', () => {
    expect(why(professionista, update('aziende', azienda(), { telefono: '02 1234' }))).toBe('allowed')
    expect(why(professionista, update('aziende', azienda(), { professionisti: [] }))).toBe('field')
    expect(why(professionista, update('aziende', azienda(), { archiviata: true }))).toBe('field')
    expect(why(gestore, update('aziende', azienda(), { archiviata: true }))).toBe('allowed')
    expect(why(professionista, update('aziende', azienda({ professionisti: [] }), { telefono: '1' }))).toBe('owner')
    expect(why(professionista, { coll: 'aziende', before: azienda(), after: null })).toBe('role')
  })

  it('let only the gestore it belongs to delete it', () => {
    expect(why(gestore, { coll: 'aziende', before: azienda(), after: null })).toBe('allowed')
    expect(why(other, { coll: 'aziende', before: azienda(), after: null })).toBe('owner')
  })
})

describe('writes on grants and institutes', () => {
  it('belong to the editore who created them, who cannot give them away', () => {
    expect(why(editore, update('bandi', bando(), { data: { gestori: [], titolo: 'Nuovo' } }))).toBe('allowed')
    expect(why(editore, update('bandi', bando(), { createdBy: admin._id }))).toBe('field')
    expect(why(editore, update('bandi', bando({ createdBy: id(9) }), { createdBy: editore._id }))).toBe('owner')
    expect(why(gestore, update('bandi', bando(), { data: { gestori: [], titolo: 'x' } }))).toBe('role')
  })

  it('are signed by the server at insertion', () => {
    expect(stampOwner(editore, 'bandi', { createdBy: admin._id })).toEqual({ createdBy: editore._id })
    expect(stampOwner(admin, 'istituti', { createdBy: editore._id })).toEqual({ createdBy: editore._id })
    expect(stampOwner(admin, 'istituti', {})).toEqual({ createdBy: admin._id })
    expect(stampOwner(gestore, 'aziende', {})).toEqual({ gestoreId: gestore._id })
  })
})

describe('writes on case files and documents', () => {
  const mine = { before: azienda(), after: azienda() }
  const theirs = azienda({ gestoreId: other._id, professionisti: [] })

  it('belong to the people of the company, and only its gestore deletes', () => {
    const change = update('pratiche', pratica, { stato: 'pronta' })
    expect(why(gestore, { ...change, aziende: mine })).toBe('allowed')
    expect(why(professionista, { ...change, aziende: mine })).toBe('allowed')
    expect(why(gestore, { coll: 'pratiche', before: pratica, after: null, aziende: mine })).toBe('allowed')
    expect(why(professionista, { coll: 'pratiche', before: pratica, after: null, aziende: mine })).toBe('role')
  })

  it('are read-only for a user who sees them through the e-mail in extra', () => {
    expect(why(other, { ...update('pratiche', pratica, { stato: 'pronta' }), aziende: mine })).toBe('owner')
  })

  it('do not move to a company of another gestore', () => {
    const documento = { _id: id(400), clienteId: id(100), nome: 'visura.pdf' }
    const moved = update('docs', documento, { clienteId: id(101) })
    expect(why(gestore, { ...moved, aziende: { before: azienda(), after: theirs } })).toBe('owner')
    expect(why(gestore, { ...moved, aziende: { before: theirs, after: azienda() } })).toBe('owner')
    expect(why(gestore, { coll: 'docs', before: null, after: documento })).toBe('owner')
  })

  it('leave the file of a document to the server, also at insertion, and its publication to the gestore', () => {
    const documento = { _id: id(400), clienteId: id(100), nome: 'visura.pdf' }
    const file = { chiave: 'a', mime: 'text/html', byte: 1, sha256: 'a' }
    for (const writer of [admin, gestore, professionista]) {
      for (const forged of [{ file }, { caricatoDa: id(1) }, { caricatoIl: '2026-01-01' }, { versioni: [{ file }] }]) {
        const change = { ...update('docs', documento, forged), aziende: mine }
        expect(refusalOf(writer, change)).toEqual({ why: 'field', fields: Object.keys(forged) })
        expect(why(writer, { ...change, before: null })).toBe('field')
      }
      expect(why(writer, { ...update('docs', { ...documento, file }, { nome: 'Visura' }), aziende: mine })).toBe(
        'allowed',
      )
    }
    const published = { ...update('docs', documento, { pubblico: true }), aziende: mine }
    expect([admin, gestore, professionista].map((writer) => why(writer, published))).toEqual([
      'allowed',
      'allowed',
      'field',
    ])
    expect(why(professionista, { ...published, before: null })).toBe('field')
  })
})

describe('writes on people', () => {
  it('let every user change its own name, never its role or e-mail', () => {
    expect(why(editore, update('usr', editore, { name: 'Nuovo nome', preferenze: { righe: 50 } }))).toBe('allowed')
    expect(why(gestore, update('usr', gestore, { role: { admin: true } }))).toBe('field')
    expect(why(gestore, update('usr', gestore, { email: 'x@demo.test' }))).toBe('field')
    expect(why(gestore, update('usr', gestore, { attivo: true }))).toBe('field')
  })

  it('let a gestore suspend its own professionisti and change nothing else of them', () => {
    expect(why(gestore, update('usr', professionista, { attivo: false, telefono: '1' }))).toBe('allowed')
    expect(why(gestore, update('usr', professionista, { photo: 'x' }))).toBe('field')
    expect(why(gestore, update('usr', professionista, { role: { professionista: { by: other._id } } }))).toBe('field')
    expect(why(other, update('usr', professionista, { attivo: false }))).toBe('owner')
  })

  it('refuse a person with two roles or none from every writer', () => {
    expect(why(admin, update('usr', gestore, { role: { gestore: true, admin: true } }))).toBe('roles')
    expect(why(admin, { coll: 'usr', before: null, after: usr(9, {}) })).toBe('roles')
    expect(why(admin, { coll: 'usr', before: null, after: usr(9, { editore: true }) })).toBe('allowed')
    expect(why(gestore, { coll: 'usr', before: null, after: usr(9, { editore: true }) })).toBe('role')
  })

  it('leave roles of another version as they are, in their order', () => {
    for (const role of [{ consulente: true }, { gestore: true, admin: true }, {}]) {
      const older = usr(9, role as never)
      expect(why(admin, update('usr', older, { attivo: false }))).toBe('allowed')
      expect(why(admin, update('usr', older, { role: { consulente: {}, gestore: true } as never }))).toBe('roles')
    }
    const two = usr(9, { gestore: true, admin: true })
    expect(why(admin, update('usr', two, { role: { admin: true, gestore: true } }))).toBe('roles')
  })

  it('never delete a person, and leave the invitation and the consent to the server', () => {
    expect(why(admin, { coll: 'usr', before: gestore, after: null })).toBe('role')
    expect(why(admin, update('usr', gestore, { privacyIl: '2026-01-01' }))).toBe('field')
    expect(why(admin, update('usr', gestore, { invitatoDa: gestore._id }))).toBe('field')
    const forged = usr(9, { editore: true }, { registratoIl: '2026-01-01', privacyIl: '2026-01-01' })
    expect(refusalOf(admin, { coll: 'usr', before: null, after: forged })).toEqual({
      why: 'field',
      fields: ['registratoIl', 'privacyIl'],
    })
  })

  it('let an admin invite every role, a gestore its own professionisti, the others none', () => {
    const under = (by: Usr) => ({ professionista: { by: by._id } })
    expect(rolesToInvite(admin)).toEqual(['admin', 'editore', 'gestore', 'professionista'])
    expect(rolesToInvite(gestore)).toEqual(['professionista'])
    for (const writer of [editore, professionista, { ...admin, attivo: false }])
      expect(rolesToInvite(writer)).toEqual([])
    for (const flags of [{ admin: true }, { editore: true }, { gestore: true }, under(gestore)] as const)
      expect(mayInvite(admin, flags)).toBe(true)
    expect(mayInvite(gestore, under(gestore))).toBe(true)
    expect(mayInvite(gestore, under(other))).toBe(false)
    expect(mayInvite(gestore, { gestore: true })).toBe(false)
    expect(mayInvite(professionista, under(gestore))).toBe(false)
  })
})

describe('writes in general', () => {
  it('let admin and editore update the settings and no role insert or delete them', () => {
    const settings = { _id: 'localhost', nome: 'Bandiera' }
    for (const writer of [admin, editore])
      expect(why(writer, update('settings', settings, { nome: 'X' }))).toBe('allowed')
    for (const writer of [admin, editore, gestore]) {
      expect(why(writer, { coll: 'settings', before: null, after: settings })).toBe('role')
      expect(why(writer, { coll: 'settings', before: settings, after: null })).toBe('role')
    }
    expect(why(gestore, update('settings', settings, { nome: 'X' }))).toBe('role')
  })

  it('never change an _id and are closed to a suspended person', () => {
    expect(why(admin, update('aziende', azienda(), { _id: id(999) }))).toBe('id')
    const suspended = { ...admin, attivo: false }
    expect(why(suspended, update('aziende', azienda(), { telefono: '1' }))).toBe('role')
  })

  it('leave stamps to the server: sending them back is not a change', () => {
    const change = update('usr', gestore, { name: 'Anna', versione: 7, aggiornatoDa: admin._id, creatoIl: '2020' })
    expect(why(gestore, change)).toBe('allowed')
  })
})

it('the bin is for roles that may delete something', () => {
  expect([admin, editore, gestore, professionista].map(mayDelete)).toEqual([true, true, true, false])
})

describe('mayWrite', () => {
  it('answers by role alone, before any record is read', () => {
    expect(mayWrite(gestore, 'aziende', 'insert')).toBe(true)
    expect(mayWrite(gestore, 'bandi', 'insert')).toBe(false)
    expect(mayWrite(professionista, 'docs', 'delete')).toBe(false)
    expect(mayWrite({ ...admin, attivo: false }, 'aziende', 'update')).toBe(false)
  })
})

it('what the table of people says that the server writes is open to no role', () => {
  const stamped = Object.entries<Field>(usrFields).filter(([, field]) => field.stamped)
  expect([...SERVER_USR_FIELDS].sort()).toEqual(stamped.map(([key]) => key).sort())
  const open: readonly string[] = [...OWN_USR_FIELDS, ...TEAM_USR_FIELDS]
  expect(SERVER_USR_FIELDS.filter((key) => open.includes(key))).toEqual([])
})
