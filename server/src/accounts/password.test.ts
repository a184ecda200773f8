import { hashPassword, isOutdated, verifyPassword } from './password.ts'

const LOG_N = 10

describe('a stored password', () => {
  it('accepts the password it was made from, with accents composed or not', async () => {
    const stored = await hashPassword('caff\u00e8-amaro', LOG_N)
    expect(await verifyPassword('caffe\u0300-amaro', stored, LOG_N)).toBe(true)
    expect(await verifyPassword('caffe-amaro', stored, LOG_N)).toBe(false)
  })

  it('carries its parameters, so that a hash of another cost is still checked', async () => {
    const stored = await hashPassword('password lunga', LOG_N)
    expect(stored).toMatch(/^scrypt\$10\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(isOutdated(stored, LOG_N)).toBe(false)
    expect(isOutdated(stored, LOG_N + 1)).toBe(true)
    expect(await verifyPassword('password lunga', stored, LOG_N + 1)).toBe(true)
  })

  it('has its own salt: equal passwords are stored differently', async () => {
    expect(await hashPassword('password lunga', LOG_N)).not.toBe(await hashPassword('password lunga', LOG_N))
  })

  it('never accepts what no password can be: no stored text, a damaged one, endless input', async () => {
    expect(await verifyPassword('x', null, LOG_N)).toBe(false)
    expect(await verifyPassword('x', 'plain text', LOG_N)).toBe(false)
    const long = 'a'.repeat(1024)
    expect(await verifyPassword(`${long}b`, await hashPassword(long, LOG_N), LOG_N)).toBe(false)
  })
})
