import { createStore } from 'jotai'
import { createThemeMode } from './theme-mode.ts'
import { modeAtom } from '../state.ts'

function open({ prefersDark = false, stored = '' } = {}) {
  localStorage.clear()
  if (stored) localStorage.setItem('theme', stored)
  const listeners: (() => void)[] = []
  const system = {
    matches: prefersDark,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }
  jest.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList)
  const store = createStore()
  const theme = createThemeMode(store)
  const systemBecomes = (dark: boolean) => {
    system.matches = dark
    listeners.forEach((listener) => listener())
  }
  return { theme, systemBecomes, mode: () => store.get(modeAtom) }
}

describe('the theme', () => {
  it('is what the system prefers, and follows it', () => {
    const { mode, systemBecomes } = open({ prefersDark: true })
    expect(mode()).toBe('dark')
    systemBecomes(false)
    expect(mode()).toBe('light')
  })

  it('is the stored choice before what the system prefers', () => {
    const { mode, systemBecomes } = open({ prefersDark: true, stored: 'light' })
    expect(mode()).toBe('light')
    systemBecomes(true)
    expect(mode()).toBe('light')
  })

  it('ignores a stored value that is none', () => {
    expect(open({ prefersDark: true, stored: 'viola' }).mode()).toBe('dark')
  })

  it('stores the switched choice and hears of it from other tabs', () => {
    const { theme, mode } = open()
    theme.toggle()
    expect([mode(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
    localStorage.setItem('theme', 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(mode()).toBe('light')
  })
})
