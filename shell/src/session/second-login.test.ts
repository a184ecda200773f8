import { leImpostazioni, unUsr } from '@bandiera/testing'
import type { RealmClient } from '@bandiera/live/host'
import { Cell } from '../cell.ts'
import { keepSettingsWith } from './second-login.ts'
import type { Session } from './session.ts'
import { NOBODY } from './session-state.ts'

function open(findOne: RealmClient['findOne']) {
  const state = new Cell(NOBODY)
  const settings = keepSettingsWith({ state } as Session, { findOne } as RealmClient, 'localhost')
  const become = (usr: typeof NOBODY.usr) => state.set({ ...state.get(), usr })
  return { settings, become }
}

describe('the second login', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  it('asks for the settings by host id once somebody is signed in, and forgets them afterwards', async () => {
    const asked: unknown[] = []
    const { settings, become } = open(async (...question) => (asked.push(question), leImpostazioni({ nome: 'Prova' })))
    become(unUsr('admin'))
    await jest.advanceTimersByTimeAsync(2000)
    expect(asked).toEqual([['settings', 'localhost']])
    expect(settings.get()?.nome).toBe('Prova')
    become(null)
    expect(settings.get()).toBeNull()
  })

  it('does not let a late answer through after the logout', async () => {
    let answer: (settings: unknown) => void = () => {}
    const { settings, become } = open(() => new Promise((resolve) => (answer = resolve)))
    become(unUsr('admin'))
    await jest.advanceTimersByTimeAsync(2000)
    become(null)
    answer(leImpostazioni())
    await jest.advanceTimersByTimeAsync(0)
    expect(settings.get()).toBeNull()
  })

  it.each([
    ['fails', () => Promise.reject(new Error('rete'))],
    ['brings something else', () => Promise.resolve({ _id: 'localhost' })],
  ])('leaves the portal working when it %s', async (_, findOne) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { settings, become } = open(findOne)
    become(unUsr('admin'))
    await jest.advanceTimersByTimeAsync(2000)
    expect(settings.get()).toBeNull()
    expect(warned).toHaveBeenCalledTimes(1)
  })
})
