import { unUsr } from '@bandiera/testing'
import { landingOf, loginPath, safeRedirect } from './landing.ts'
import { isPublicPath } from '@bandiera/wire'

describe('landing after login', () => {
  it.each([
    ['a developer of any role', unUsr('admin', { developer: true }), '/aziende'],
    ['an admin', unUsr('admin'), '/utenti'],
    ['an editore', unUsr('editore'), '/bandi'],
    ['a gestore', unUsr('gestore'), '/'],
    ['a professionista', unUsr('professionista'), '/'],
  ])('sends %s to its page', (_, usr, path) => {
    expect(landingOf(usr, null)).toBe(path)
  })

  it('goes where the user wanted to go', () => {
    expect(landingOf(unUsr('admin'), '/pratica/1?tab=documenti')).toBe('/pratica/1?tab=documenti')
  })
})

describe('redirectTo', () => {
  const safe = (wanted: string | null) => safeRedirect(wanted, 'https://portale.it')

  it.each(['/aziende', '/bando/x/1?tab=a#b', '/', '/a//b', '/%5Cevil'])('accepts the path %s', (path) => {
    expect(safe(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'aziende',
    'https://evil.it',
    'javascript:alert(1)',
    '//evil.it',
    '/\\evil.it',
    '\\/evil.it',
    '/\t/evil.it',
    '/\n/evil.it',
    ' //evil.it',
    '/x\\..\\y',
    '/login',
    '/login?redirectTo=/login',
  ])('refuses %j', (wanted) => {
    expect(safe(wanted)).toBeNull()
  })

  it('brings back to the page that asked for the login', () => {
    const path = loginPath({ pathname: '/pratica/1', search: '?tab=a b&x=1', hash: '#note' })
    const wanted = new URL(path, 'https://portale.it').searchParams.get('redirectTo')
    expect(safe(wanted)).toBe('/pratica/1?tab=a%20b&x=1#note')
    expect(loginPath({ pathname: '/', search: '', hash: '' })).toBe('/login')
  })
})

describe('paths without login', () => {
  it.each(['/login', '/registrazione/abc', '/resetPwd/abc', '/privacy', '/accessibilita', '/Doc/1', '/bando/t/1'])(
    'include %s',
    (path) => expect(isPublicPath(path)).toBe(true),
  )
  it.each(['/', '/bandi', '/privacyx', '/doc/1', '/aziende', '/loginx', '/x/login'])('do not include %s', (path) =>
    expect(isPublicPath(path)).toBe(false),
  )
})
