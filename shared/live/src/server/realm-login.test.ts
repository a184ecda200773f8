import { MemoryStorage } from './realm-login.ts'

describe('the storage of the second login', () => {
  it('keeps values apart by prefix and clears only its own', () => {
    const root = new MemoryStorage()
    const app = root.prefix('app')
    const user = app.prefix('user')
    app.set('id', '1')
    user.set('id', '2')
    user.set('token', 't')
    expect([app.get('id'), user.get('id'), root.get('app:user:id')]).toEqual(['1', '2', '2'])
    user.remove('token')
    expect(user.get('token')).toBeNull()
    user.clear()
    expect([app.get('id'), user.get('id')]).toEqual(['1', null])
  })

  it('leaves nothing in local storage', () => {
    new MemoryStorage().set('accessToken', 'secret')
    expect(localStorage).toHaveLength(0)
  })
})
