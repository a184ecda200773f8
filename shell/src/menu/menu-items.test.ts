import type { Role, PortalVariant } from '@bandiera/domain'
import { unUsr } from '@bandiera/testing'
import { aManifest } from '../../test/a-manifest.ts'
import { isCurrent, menuItems } from './menu-items.ts'

const ids = (role: Role | null, variante?: PortalVariant, features?: string[]) =>
  menuItems(aManifest(variante, features), role && unUsr(role)).map(({ id }) => id)

describe('the side menu', () => {
  it.each<[Role, string[]]>([
    ['admin', ['dashboard', 'utenti', 'pratiche', 'impostazioni']],
    ['editore', ['dashboard', 'bandi', 'impostazioni']],
    ['gestore', ['dashboard', 'bandi', 'pratiche', 'credito']],
    ['professionista', ['dashboard', 'bandi', 'pratiche', 'credito']],
  ])('of %s holds the dashboard and then its entries in order', (role, expected) => {
    expect(ids(role)).toEqual(expected)
  })

  it('holds nothing that names roles for a user without a role', () => {
    expect(ids(null)).toEqual([])
  })

  it.each<[PortalVariant, boolean]>([
    ['agevolaitalia', true],
    ['sofabis', true],
    ['rent', false],
  ])('of the white label %s has PRESTITI: %s', (variante, has) => {
    expect(ids('gestore', variante).includes('prestiti')).toBe(has)
    expect(ids('editore', variante)).not.toContain('prestiti')
  })

  it('has Rent only where the feature is on', () => {
    expect(ids('gestore')).not.toContain('rent')
    expect(ids('gestore', undefined, ['rent'])).toEqual(['dashboard', 'rent'])
  })

  it('says CALCOLO KPI in one white label and FINANZIAMENTI elsewhere', () => {
    const label = (variante?: PortalVariant) =>
      menuItems(aManifest(variante), unUsr('gestore')).find(({ id }) => id === 'credito')?.label
    expect([label('sofabis'), label('agevolaitalia'), label()]).toEqual([
      'CALCOLO KPI',
      'FINANZIAMENTI',
      'FINANZIAMENTI',
    ])
  })

  it('marks the entry of the page, also on a detail page of its feature, and no other', () => {
    const manifest = aManifest()
    const current = (path: string) =>
      [...new Set([...menuItems(manifest, unUsr('admin')), ...menuItems(manifest, unUsr('gestore'))])]
        .filter((item) => isCurrent(item, manifest, path))
        .map(({ id }) => id)
    expect(current('/bandi')).toEqual(['bandi'])
    expect(current('/bando/titolo/1')).toEqual(['bandi'])
    expect(current('/impostazioni')).toEqual(['impostazioni'])
    expect(current('/dashboard')).toEqual(['dashboard'])
    expect(current('/altro')).toEqual([])
  })
})
