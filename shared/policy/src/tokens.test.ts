import type { RoleFlags } from '@bandiera/domain'
import { tokensOf } from './tokens.ts'

const ROLES: Record<string, RoleFlags> = {
  admin: { admin: true },
  editore: { editore: true },
  gestore: { gestore: true },
  professionista: { professionista: { by: 'g' } },
}
const usr = (role: RoleFlags, over: object = {}) => ({ _id: 'u', email: ' Ada@Demo.test', role, ...over })

it.each([
  ['admin', ['all', 'acc', 'u:u', 'adm']],
  ['editore', ['all', 'acc', 'u:u', 'ed', 'e:u']],
  ['gestore', ['all', 'acc', 'u:u', 'g:u', 'gb:u', 'm:ada@demo.test']],
  ['professionista', ['all', 'acc', 'u:u', 'p:u', 'gb:g', 't:g', 'm:ada@demo.test']],
])('a person with the role %s holds %j and nothing else', (role, held) => {
  expect(tokensOf(usr(ROLES[role]!))).toEqual(held)
  expect(tokensOf(usr(ROLES[role]!, { attivo: true }))).toEqual(held)
})

it.each(Object.entries(ROLES))('a suspended %s holds nothing, not even its own record', (_name, role) => {
  expect(tokensOf(usr(role, { attivo: false }))).toEqual([])
})

const pairs = Object.entries(ROLES).flatMap(([first, one]) =>
  Object.entries(ROLES).flatMap(([second, other]) =>
    first === second ? [] : [[first, second, { ...one, ...other }] as const],
  ),
)
it.each(pairs)('a user who is %s and %s at once holds nothing', (_first, _second, role) => {
  expect(tokensOf(usr(role))).toEqual([])
})

it.each([
  ['no role', {}],
  ['an unknown role', { superadmin: true }],
  ['an unknown role before its own', { superadmin: true, admin: true }],
  ['an unknown role after its own', { admin: true, superadmin: true }],
  ['a role named like a part of the language', { constructor: true }],
])('a user with %s holds nothing', (_what, role) => {
  expect(tokensOf(usr(role as RoleFlags))).toEqual([])
})

it('a professionista without a gestore belongs to no team and to no list', () => {
  expect(tokensOf(usr({ professionista: {} as { by: string } }))).toEqual([
    'all',
    'acc',
    'u:u',
    'p:u',
    'm:ada@demo.test',
  ])
})
