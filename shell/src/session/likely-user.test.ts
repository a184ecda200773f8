import { unUsr } from '@bandiera/testing'
import { aToken } from '../../test/a-token.ts'
import { likelyUser } from './likely-user.ts'
import { SIGNED_OUT } from './session-state.ts'

const usr = unUsr('gestore')
const who = (token: string | null, change: Partial<typeof SIGNED_OUT>) =>
  likelyUser(() => token)({ ...SIGNED_OUT, ...change })

describe('who is expected', () => {
  it.each(['entering', 'stalled'] as const)('is whom the stored token names while the page is %s', (phase) => {
    expect(who(aToken(usr._id), { phase })).toBe(usr._id)
  })

  it('is no user without a token, with one that cannot be read, and once the server has said no', () => {
    expect(who(null, { phase: 'entering' })).toBeNull()
    expect(who('x', { phase: 'entering' })).toBeNull()
    expect(who(aToken(usr._id), { phase: 'anonymous' })).toBeNull()
  })

  it('is the user on screen, with any stored token', () => {
    expect(who(aToken('altro'), { phase: 'active', usr })).toBe(usr._id)
    expect(who(null, { phase: 'expired', usr })).toBe(usr._id)
  })
})
