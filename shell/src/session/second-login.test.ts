import { someSettings, unUsr } from '@bandiera/testing'
import type { RealmClient } from '@bandiera/live/host'
import { createStore } from 'jotai'
import { keepSettingsWith } from './second-login.ts'
import { askedSettingsAtom, sessionAtom } from '../state.ts'
import { SIGNED_OUT } from './session-state.ts'

function open(findOne: RealmClient['findOne']) {
  const store = createStore()
  keepSettingsWith(store, { findOne } as RealmClient, 'localhost')
  const become = (usr: typeof SIGNED_OUT.usr) => store.set(sessionAtom, { ...SIGNED_OUT, usr })
  return { settings: () => store.get(askedSettingsAtom), become }
}

describe('the second login', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('asks for the settings by host id once a user is signed in, and forgets them afterwards', async () => {
    const asked: unknown[] = []
    const { settings, become } = open(async (...question) => (asked.push(question), someSettings({ nome: 'Prova' })))
    become(unUsr('admin'))
    await jest.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual([['settings', 'localhost']])
    expect(settings()?.nome).toBe('Prova')
    become(null)
    expect(settings()).toBeNull()
  })

  it('does not let a late answer through after the logout', async () => {
    let answer: (settings: unknown) => void = () => {}
    const { settings, become } = open(() => new Promise((resolve) => (answer = resolve)))
    become(unUsr('admin'))
    await jest.advanceTimersByTimeAsync(2000)
    become(null)
    answer(someSettings())
    await jest.advanceTimersByTimeAsync(0)
    expect(settings()).toBeNull()
  })

  it.each([
    ['fails', () => Promise.reject(new Error('rete'))],
    ['brings something else', () => Promise.resolve({ _id: 'localhost' })],
  ])('leaves the portal working when it %s', async (_, findOne) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { settings, become } = open(findOne)
    become(unUsr('admin'))
    await jest.advanceTimersByTimeAsync(2000)
    expect(settings()).toBeNull()
    expect(warned).toHaveBeenCalledTimes(1)
  })
})
