import type { TypedForm } from '@bandiera/ui'
import { unUsr } from '@bandiera/testing'
import { createStore } from 'jotai'
import { SIGNED_OUT } from '../session/session-state.ts'
import { sessionAtom } from '../state.ts'
import { TypedForms } from './typed-forms.ts'

const [gina, carla] = [unUsr('gestore'), unUsr('admin')]
const form = (over: Partial<TypedForm> = {}): TypedForm => ({
  page: '/aziende',
  name: 'Nuova azienda',
  isWindow: false,
  from: { nome: '' },
  set: { nome: 'Mai Salvata Srl' },
  gone: [],
  texts: { comune: 'Dalm' },
  ...over,
})

/** The page after a load in this tab, where `usr` signs in. */
function load(usr = gina, tenant = 'sofabis') {
  const store = createStore()
  const announced: string[] = []
  const forms = new TypedForms(store, tenant, (names) => announced.push(...names))
  const signIn = () => store.set(sessionAtom, { ...SIGNED_OUT, phase: 'active', usr })
  return { forms, announced, signIn, found: () => forms.find('/aziende', 'Nuova azienda') }
}

/** A tab in which Gina types, until a logout in another tab. */
function typing(...all: TypedForm[]) {
  const { forms, signIn } = load()
  signIn()
  all.forEach((one) => forms.hold(() => one))
  forms.keep()
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

it('gives the same person of the same tenant what was typed, until it is saved or given up', () => {
  typing(form())
  const { forms, signIn, found } = load()
  expect([forms.waits, found()]).toEqual([true, null])
  signIn()
  expect(found()).toEqual(form())
  expect(forms.find('/aziende', 'Un altro modulo')).toBeNull()
  forms.forget('/aziende', 'Nuova azienda')
  expect(found()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it.each([
  ['another person', carla, 'sofabis'],
  ['the same person of another tenant', gina, 'altro'],
])('%s finds nothing, and afterwards the first finds nothing either', (_who, usr, tenant) => {
  typing(form())
  const other = load(usr, tenant)
  other.signIn()
  expect(other.found()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  const again = load()
  again.signIn()
  expect(again.found()).toBeNull()
})

it('is over with the working day, and with the logout of this tab', () => {
  typing(form())
  jest.advanceTimersByTime(10 * 3_600_000 + 1)
  expect(load().forms.waits).toBe(false)
  typing(form())
  load().forms.clear()
  expect(load().forms.waits).toBe(false)
})

it('keeps whole forms while they fit, and nothing of a page without any', () => {
  typing(form({ set: { testo: 'x'.repeat(200_000) } }), form({ set: { nome: 'Corta' } }))
  const { signIn, found } = load()
  signIn()
  expect(found()?.set).toEqual({ nome: 'Corta' })
  sessionStorage.clear()
  typing()
  expect(load().forms.waits).toBe(false)
})

it('tells of forms in windows, which do not open by themselves', () => {
  typing(form(), form({ name: 'Aggiungi aiuto', isWindow: true }))
  const { signIn, announced } = load()
  signIn()
  expect(announced).toEqual(['Aggiungi aiuto'])
})

it('survives what another program wrote under its key', () => {
  sessionStorage.setItem('bandiera.digitato', '{"uid":1}')
  const { signIn, found } = load()
  signIn()
  expect(found()).toBeNull()
})
