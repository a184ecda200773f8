import { inactiveDays, gestoriOf, professionistiOf, utenteState } from './utenti.ts'
import type { Usr } from './usr.ts'

const usr = (name: string, role: Usr['role'], over: Partial<Usr> = {}): Usr => ({
  _id: name,
  name,
  email: `${name}@demo.test`,
  role,
  ...over,
})
const invito = {
  da: 'x',
  stato: 'inviato',
  inviatoIl: '2026-11-20T08:00:00Z',
  scadeIl: '2026-11-27T08:00:00Z',
} as const
const under = (by: string) => ({ professionista: { by } })
const people = [
  usr('Zeno', under('g1')),
  usr('Èlia', under('g1')),
  usr('Bice', under('g2')),
  usr('Sospesa', under('g1'), { attivo: false }),
  usr('Invitata', under('g1'), { attivo: false, invito }),
  usr('g1', { gestore: true }),
  usr('g0', { gestore: true }, { attivo: false }),
  usr('capo', { admin: true }),
]
const names = (list: Usr[]) => list.map(({ name }) => name)

it('gives the users whose role is professionista, by name: all of them, or those of one manager', () => {
  expect(names(professionistiOf(people))).toEqual(['Bice', 'Èlia', 'Zeno'])
  expect(names(professionistiOf(people, 'g1'))).toEqual(['Èlia', 'Zeno'])
  expect(names(professionistiOf(people, 'g1', true))).toEqual(['Èlia', 'Invitata', 'Sospesa', 'Zeno'])
  expect(professionistiOf(people, 'nessuno')).toEqual([])
})

it('gives the managers who can sign in, or all of them', () => {
  expect(names(gestoriOf(people))).toEqual(['g1'])
  expect(names(gestoriOf(people, true))).toEqual(['g0', 'g1'])
})

it('distinguishes users who can sign in, who were only invited and who are suspended', () => {
  expect(utenteState({})).toBe('attivo')
  expect(utenteState({ attivo: false })).toBe('sospeso')
  expect(utenteState({ attivo: false, invito })).toBe('invitato')
})

it('counts the days since the last access, of people who can sign in', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const days = (over: Partial<Usr>) => inactiveDays(usr('A', { admin: true }, over), now)
  expect(days({ ultimoAccesso: '2026-11-21T09:00:00Z' })).toBe(0)
  expect(days({ ultimoAccesso: '2026-10-22T10:00:00Z' })).toBe(30)
  expect(days({ ultimoAccesso: '2026-10-22T10:00:01Z' })).toBe(29)
  expect(days({ registratoIl: '2026-11-11T10:00:00Z', creatoIl: '2026-01-01T10:00:00Z' })).toBe(10)
  expect(days({})).toBeNull()
  expect(days({ ultimoAccesso: '2020-01-01T09:00:00Z', attivo: false })).toBeNull()
  expect(days({ creatoIl: '2020-01-01T09:00:00Z', attivo: false, invito })).toBeNull()
})
