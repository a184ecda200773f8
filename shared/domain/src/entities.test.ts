// Specification section 3: the fields of each entity, under the names that are given there.
import { AziendaSchema } from './azienda/azienda.ts'
import { BandoSchema } from './bando/bando.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import { DocumentoSchema } from './documento/documento.ts'
import { aziendaIdOfPratica, newId, newPraticaId, timestampOfId } from './records/ids.ts'
import { IstitutoSchema } from './istituto/istituto.ts'
import { PraticaSchema } from './pratica/pratica.ts'
import { firstRole, managerOf, RoleFlagsSchema, roleLabels, type RoleFlags } from './usr/roles.ts'
import { SettingsSchema } from './settings/settings.ts'
import { UsrSchema } from './usr/usr.ts'
import { VistaSchema } from './vista/vista.ts'
import type { Collections } from './stored.ts'

const uid = newId()
const aId = newId()
const azienda = { _id: aId, professionisti: [uid], gestoreId: uid, ragioneSociale: 'Rossi Srl' }
const pratica = { _id: newPraticaId(aId), extra: 'rosa@demo.test', tipo: 'bando', titolo: 'Domanda', stato: 'bozza' }
const bando = { _id: newId(), createdBy: uid, data: { titolo: 'Voucher', gestori: [uid] } }
const istituto = { _id: newId(), createdBy: uid, gestori: [uid], nome: 'Banca' }
const documento = { _id: newId(), clienteId: aId, nome: 'visura.pdf' }
const usr = {
  _id: uid,
  name: 'Rosa Neri',
  photo: '/immagini/rosa.jpg',
  email: 'rosa@demo.test',
  role: { gestore: true },
  ultimoAccesso: '2026-11-20T10:00:00.000Z',
}
const settings = {
  _id: 'portale.it',
  nome: 'Portale',
  logo: '/logo.svg',
  slides: [{ titolo: 'Benvenuto' }],
  colors: { primary: '#1a56a8' },
}

const vista = {
  _id: '1',
  schermo: 'aziende',
  pagina: '/aziende',
  nome: 'Sul mare',
  query: 'q=mare&ord=-nome',
  colonne: { ateco: true },
  larghezze: { ateco: 180 },
  predefinita: true,
  gestoreId: 'g',
}

it.each([
  ['usr', UsrSchema, usr],
  ['aziende', AziendaSchema, azienda],
  ['pratiche', PraticaSchema, pratica],
  ['bandi', BandoSchema, bando],
  ['istituti', IstitutoSchema, istituto],
  ['docs', DocumentoSchema, documento],
  ['settings', SettingsSchema, settings],
  ['viste', VistaSchema, vista],
])('a record of %s keeps every field of the specification', (coll, schema, record) => {
  expect(COLLECTIONS).toContain(coll)
  expect(schema.parse(record)).toEqual(record)
})

it.each([
  ['a user', '_id', UsrSchema, usr],
  ['a user', 'name', UsrSchema, usr],
  ['a user', 'email', UsrSchema, usr],
  ['a user', 'role', UsrSchema, usr],
  ['a company', 'professionisti', AziendaSchema, azienda],
  ['a company', 'gestoreId', AziendaSchema, azienda],
  ['a grant call', 'createdBy', BandoSchema, bando],
  ['a grant call', 'data', BandoSchema, bando],
  ['an institute', 'createdBy', IstitutoSchema, istituto],
  ['an institute', 'gestori', IstitutoSchema, istituto],
  ['a document', 'clienteId', DocumentoSchema, documento],
])('%s without %s is none', (_what, field, schema, record) => {
  expect(schema.safeParse({ ...record, [field]: undefined }).success).toBe(false)
})

it('every collection with a shape is listed', () => {
  // does not compile when `Collections` has a name that `COLLECTIONS` lacks
  const unlisted: Record<Exclude<keyof Collections, CollectionName>, never> = {}
  expect(unlisted).toEqual({})
})

it('a grant call lists its managers under data.gestori', () => {
  expect(BandoSchema.safeParse({ ...bando, data: { titolo: 'Voucher' } }).success).toBe(false)
  expect(BandoSchema.safeParse({ ...bando, data: { titolo: 'Voucher', gestori: uid } }).success).toBe(false)
})

it('the second part of the _id of a case file is its company', () => {
  expect(pratica._id.split('-')).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/), aId])
  expect(aziendaIdOfPratica(pratica._id)).toBe(aId)
  expect(aziendaIdOfPratica(`${pratica._id}-2`)).toBe(aId)
  expect(PraticaSchema.safeParse({ ...pratica, _id: newId() }).success).toBe(false)
})

it('the id of a user holds the second in which it was made', () => {
  expect(timestampOfId(newId(new Date('2026-03-05T10:20:30.999Z')))).toEqual(new Date('2026-03-05T10:20:30Z'))
  expect([timestampOfId(''), timestampOfId('non-un-id')]).toEqual([null, null])
})

describe('the role of a user', () => {
  it.each(['admin', 'editore', 'gestore'] as const)('is a flag %s', (role) => {
    expect(RoleFlagsSchema.parse({ [role]: true })).toEqual({ [role]: true })
    expect(firstRole({ [role]: true })).toBe(role)
    expect(roleLabels[role].toLowerCase()).toBe(role)
  })

  it('of a professionista holds its manager under by', () => {
    expect(RoleFlagsSchema.parse({ professionista: { by: uid } })).toEqual({ professionista: { by: uid } })
    expect(RoleFlagsSchema.safeParse({ professionista: {} }).success).toBe(false)
    expect(managerOf({ _id: newId(), role: { professionista: { by: uid } } })).toBe(uid)
    expect(managerOf({ _id: uid, role: { gestore: true } })).toBe(uid)
    expect(managerOf({ _id: uid, role: { editore: true } })).toBeNull()
  })

  it('is the first key alone', () => {
    expect(firstRole({ editore: true, admin: true })).toBe('editore')
    expect(firstRole({ admin: true, editore: true })).toBe('admin')
    expect([firstRole({}), firstRole(undefined), firstRole({ capo: true, admin: true } as RoleFlags)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is none of another name', () => {
    expect(RoleFlagsSchema.safeParse({ capo: true }).success).toBe(false)
  })
})
