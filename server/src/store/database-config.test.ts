import { databasesOf, serverFor } from './database-config.ts'
import type { PortalError } from '../errors.ts'

const HOME = 'postgres://bandiera@localhost/portale'

it('is an SQLite file per tenant without an address', () => {
  expect(databasesOf(undefined, true)).toBeUndefined()
})

it('takes one address for all tenants, and addresses of single ones', () => {
  const servers = databasesOf(`${HOME}  grande.it=postgresql://b:p@localhost:6000/grande`, true)!
  expect(serverFor(servers, 'bandi.it')).toBe(HOME)
  expect(serverFor(servers, 'grande.it')).toBe('postgresql://b:p@localhost:6000/grande')
})

it('wants an encrypted way to another machine in production, or the setting that the network is private', () => {
  const far = 'postgres://b:p@db.example.it/portale'
  expect(refusalOf(far).args[1]).toContain('sslmode')
  expect(databasesOf(`${far}?sslmode=verify-full`, true)).toBeDefined()
  expect(databasesOf(`${far}?sslmode=disable`, true)).toBeDefined()
  expect(databasesOf(far, false)).toBeDefined()
})

it.each([
  ['another protocol', 'mysql://b@localhost/portale'],
  ['no address', 'portale'],
  ['no database', 'postgres://b@localhost'],
  ['two addresses for all', `${HOME} ${HOME}2`],
  ['only single tenants', `grande.it=${HOME}`],
  ['a name that is no host', `Grande!=${HOME} ${HOME}`],
  ['encryption without a check of the server', 'postgres://b:segreta@db.example.it/portale?sslmode=no-verify'],
])('refuses %s, naming the variable and never the password', (_what, text) => {
  const error = refusalOf(text)
  expect(error).toMatchObject({ code: 'CONFIG_INVALID', args: ['BANDIERA_DB', expect.any(String)] })
  expect(JSON.stringify(error.args)).not.toContain('segreta')
})

function refusalOf(text: string): PortalError {
  try {
    databasesOf(text, true)
  } catch (error) {
    return error as PortalError
  }
  throw new Error('was not refused')
}
