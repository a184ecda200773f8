import { adoptedProvince, adoptProvince } from '@bandiera/domain'
import { someSettings, unUsr } from '@bandiera/testing'
import { REGISTRY_CHANNEL, type TenantManifest } from '@bandiera/wire'
import { aManifest } from '../../test/a-manifest.ts'
import { HandConnection } from '../../test/hand-connection.ts'
import { SIGNED_OUT } from '../session/session-state.ts'
import { Catalogue, followWhenSignedIn } from './catalogue.ts'
import { askedSettingsAtom, decidingAtom, sessionAtom } from '../state.ts'

const gestore = unUsr('gestore')
const generation = (n: number, over: Partial<TenantManifest> = {}) => ({ ...aManifest(), generation: n, ...over })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  adoptProvince(undefined)
})

function follow(manifest = generation(1)) {
  const catalogue = new Catalogue(manifest)
  const connection = new HandConnection()
  const { store } = catalogue
  const asked: ((answer: unknown) => Promise<void>)[] = []
  const request = () =>
    new Promise<Response>((resolve, reject) =>
      asked.push(async (answer) => {
        if (answer instanceof Error) reject(answer)
        else resolve(Response.json(answer))
        await jest.advanceTimersByTimeAsync(0)
      }),
    )
  followWhenSignedIn({ doubt: () => {} }, { catalogue, connection, request })
  const signIn = async () => {
    store.set(sessionAtom, { ...SIGNED_OUT, phase: 'active', usr: gestore })
    await pass(0)
  }
  const channel = () => connection.channels.get(REGISTRY_CHANNEL)!
  return { catalogue, store, asked, signIn, channel, shown: () => catalogue.get().generation }
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

it('asks for the manifest when the server says that there is a newer one, and not for the one it has', async () => {
  const { asked, signIn, channel, shown } = follow()
  await signIn()
  channel().message({ generation: 1, urgent: false })
  channel().message('what is this')
  await pass(0)
  expect(asked).toHaveLength(0)
  channel().message({ generation: 2, urgent: false })
  await pass(0)
  await asked[0]!(generation(2))
  expect(shown()).toBe(2)
})

it('asks for the manifest when a feature of the tenant is switched, and not when something else of its settings changes', async () => {
  const { asked, signIn, store } = follow()
  const become = async (over: Parameters<typeof someSettings>[0]) => {
    store.set(askedSettingsAtom, someSettings(over))
    await pass(0)
  }
  await become({ versione: 1 })
  await signIn()
  await become({ versione: 2, nome: 'Altro' })
  expect(asked).toHaveLength(0)
  await become({ versione: 3, moduli: { pratiche: false } })
  expect(asked).toHaveLength(1)
})

it('asks once when the settings are newer than the page', async () => {
  const { asked, signIn, store } = follow()
  await signIn()
  store.set(askedSettingsAtom, someSettings({ versione: 7 }))
  await pass(0)
  expect(asked).toHaveLength(1)
})

it('uses the provinces that the page came with, and others as soon as the server says so', async () => {
  const provincia = { codice: '120', sigla: 'XX', nome: 'Nuova', regione: '20', capoluoghi: [] }
  const tavola = { oggi: [provincia], prima: [] }
  const { asked, signIn, channel } = follow(generation(1, { province: tavola }))
  expect(adoptedProvince()).toEqual(tavola)
  await signIn()
  channel().message({ generation: 1, urgent: false, province: true })
  await pass(0)
  await asked[0]!(generation(1, { province: { ...tavola, oggi: [{ ...provincia, nome: 'Altra' }] } }))
  expect(adoptedProvince()?.oggi[0]?.nome).toBe('Altra')
  channel().message({ generation: 1, urgent: false, province: true })
  await pass(0)
  await asked[1]!(generation(1))
  expect(adoptedProvince()).toBeUndefined()
})

it('asks again after growing pauses when there is no answer or it cannot be read', async () => {
  const { asked, signIn, channel, shown } = follow()
  await signIn()
  channel().message({ generation: 2, urgent: false })
  await pass(0)
  await asked[0]!(new Error('rete'))
  await pass(3000)
  await asked[1]!({ generation: 2 })
  await pass(3000)
  expect(asked).toHaveLength(2)
  await pass(3000)
  await asked[2]!(generation(2))
  expect(shown()).toBe(2)
})

it('keeps the newer one when answers overtake each other', async () => {
  const { asked, signIn, channel, shown } = follow()
  await signIn()
  for (const n of [2, 3]) {
    channel().message({ generation: n, urgent: false })
    await pass(0)
  }
  await asked[1]!(generation(3))
  await asked[0]!(generation(2))
  expect(shown()).toBe(3)
})

it('compares after the socket was away, not after a moment', async () => {
  const { asked, signIn, channel } = follow()
  await signIn()
  channel().active(true)
  channel().active(false)
  await pass(5000)
  channel().active(true)
  await pass(20_000)
  expect(asked).toHaveLength(0)
  channel().active(false)
  await pass(60_000)
  channel().active(true)
  await pass(20_000)
  expect(asked).toHaveLength(1)
})

it('waits a moment for the versions of an account that signs in, where accounts get different ones', async () => {
  const { asked, signIn, catalogue, store } = follow(generation(1, { canary: true }))
  const signedIn = signIn()
  expect(store.get(decidingAtom)).toBe(true)
  await signedIn
  await pass(0)
  await asked[0]!(generation(1, { canary: true, features: ['bandi'] }))
  expect([store.get(decidingAtom), catalogue.get().features]).toEqual([false, ['bandi']])
})

it('shows the versions of all accounts when the answer takes too long', async () => {
  const { signIn, store } = follow(generation(1, { canary: true }))
  await signIn()
  await pass(2000)
  expect(store.get(decidingAtom)).toBe(false)
})
