import type { Role, Settings, PortalVariant } from '@bandiera/domain'
import { mayUseFeature } from '@bandiera/policy'
import type { PresentModule } from '@bandiera/wire'
import * as path from 'node:path'
import { createInstalledModules } from '../src/registry/installed-modules.ts'
import { tenantManifest } from '../src/registry/tenant-manifest.ts'

/** The declarations that the build wrote. */
let moduli: readonly PresentModule[]
beforeAll(async () => {
  moduli = await createInstalledModules(path.resolve(__dirname, '../..'), fail).list()
})

const GESTORE = 'g1'
const manifestOf = (settings: Partial<Settings>) => {
  const chosen = { generation: 0, urgent: false, canary: false, modules: moduli.map((modulo) => ({ modulo })) }
  return tenantManifest({ _id: 'prova', nome: 'Prova', ...settings }, chosen)
}

/** Ids of the menu entries of one user, in order. */
function menuOf(role: Role, settings: Partial<Settings>, uid = 'x'): string[] {
  const { modules, reserved } = manifestOf(settings)
  const usr = { _id: uid, role: role === 'professionista' ? { professionista: { by: GESTORE } } : { [role]: true } }
  return modules
    .flatMap(({ menu }) => menu)
    .filter(({ roles }) => !roles || roles.includes(role))
    .filter(({ feature }) => mayUseFeature(usr as Parameters<typeof mayUseFeature>[0], feature, reserved))
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id)
}

const base: Record<Role, string[]> = {
  admin: ['utenti', 'pratiche', 'incroci', 'istituti', 'esigenze', 'impostazioni'],
  editore: ['bandi', 'istituti', 'esigenze', 'impostazioni'],
  gestore: ['bandi', 'pratiche', 'incroci', 'aziende', 'credito'],
  professionista: ['bandi', 'pratiche', 'incroci', 'aziende', 'credito'],
}
const roles = Object.keys(base) as Role[]
const borrowers: Role[] = ['admin', 'gestore', 'professionista']

/** What a white label and its features add to the menu of a role (spec §2). */
const additions: [name: string, Partial<Settings>, (role: Role) => string[]][] = [
  ['the usual tenant', {}, () => []],
  ['AgevolaItalia', { variante: 'agevolaitalia' }, (role) => (borrowers.includes(role) ? ['prestiti'] : [])],
  [
    'sofabis',
    { variante: 'sofabis', moduli: { tutorial: true } },
    (role) => ['tutorial', ...(borrowers.includes(role) ? ['prestiti'] : [])],
  ],
  ['the rent tenant', { variante: 'rent', moduli: { rent: true } }, () => ['rent']],
  ['the operators’ tenant', { moduli: { registro: true } }, (role) => (role === 'admin' ? ['registro'] : [])],
  ['a usual tenant with the tutorial switched on', { moduli: { tutorial: true } }, () => []],
  [
    'a tenant whose one gestore has rent',
    { moduliPerConto: { rent: [GESTORE] } },
    (role) => (role === 'professionista' ? ['rent'] : []),
  ],
]

describe('the side menu of the modules as built', () => {
  for (const [name, settings, added] of additions)
    it.each(roles)(`of ${name} has the entries of the specification for %s`, (role) => {
      expect(menuOf(role, settings).toSorted()).toEqual([...base[role], ...added(role)].toSorted())
    })

  it('keeps the order of the specification', () => {
    for (const role of roles) expect(menuOf(role, {})).toEqual(base[role])
  })

  it('loses every entry, route and part of a feature that is off, for every role', () => {
    const keys = moduli.flatMap(({ features }) => Object.keys(features))
    for (const off of keys) {
      const { features, modules } = manifestOf({ moduli: { [off]: false } })
      expect(features).not.toContain(off)
      const entries = modules.flatMap(({ routes, menu, comandi = [], slots }) => [
        ...routes,
        ...menu,
        ...comandi,
        ...slots,
      ])
      expect(entries.filter(({ feature }) => feature === off)).toEqual([])
    }
  })

  it('calls the credit entry CALCOLO KPI in one white label and FINANZIAMENTI elsewhere', () => {
    const credito = manifestOf({})
      .modules.flatMap(({ menu }) => menu)
      .find(({ id }) => id === 'credito')
    const labels = (['agevolaitalia', 'sofabis', 'rent'] as PortalVariant[]).map(
      (variante) => credito?.labelPerVariante?.[variante] ?? credito?.label,
    )
    expect(labels).toEqual(['FINANZIAMENTI', 'CALCOLO KPI', 'FINANZIAMENTI'])
    expect(credito?.whenSome).toBe('istituti')
  })
})

describe('a feature of one account', () => {
  it('is reserved in the manifest, and open to all accounts once the tenant has it', () => {
    expect(manifestOf({ moduliPerConto: { rent: [GESTORE] } })).toMatchObject({ reserved: { rent: [GESTORE] } })
    const everybody = manifestOf({ moduli: { rent: true }, moduliPerConto: { rent: [GESTORE] } })
    expect(everybody.features).toContain('rent')
    expect(everybody.reserved).toEqual({})
  })

  it('that names no account stays off', () => {
    const { features, modules } = manifestOf({ moduliPerConto: { rent: [] } })
    expect(features).not.toContain('rent')
    expect(modules.map(({ id }) => id)).not.toContain('mf-rent')
  })

  it('belongs to the gestore and those who work under it, not to others', () => {
    const settings = { moduliPerConto: { rent: [GESTORE] } }
    expect(menuOf('gestore', settings, GESTORE)).toContain('rent')
    expect(menuOf('gestore', settings, 'g2')).not.toContain('rent')
    expect(menuOf('admin', settings)).not.toContain('rent')
  })
})

const fail = (problem: string): never => {
  throw new Error(problem)
}
