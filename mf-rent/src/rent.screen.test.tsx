import { someSettings, renderScreen } from '@bandiera/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import module from './module.ts'
import { Component } from './rent.screen.tsx'

const URL_ = 'https://case.prova.test/elenco'
let asked: { url: string; init: RequestInit | undefined; answer: () => void; fail: () => void }[]
let online: boolean

beforeEach(() => {
  asked = []
  online = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  globalThis.fetch = (url, init) =>
    new Promise((resolve, reject) => {
      const answer = () => resolve(new Response())
      asked.push({ url: String(url), init, answer, fail: () => reject(new TypeError('Failed to fetch')) })
    })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const open = (affittiUrl: string | undefined = URL_) =>
  renderScreen(<Component />, { settings: someSettings({ affittiUrl }) })
const frame = () => screen.queryByTitle('Sito degli affitti')
const reply = () => act(async () => asked.at(-1)!.answer())
const outside = () => screen.getByRole('link', { name: 'Apri in una nuova finestra' })

describe('the rental site', () => {
  it('fills the page in a frame that keeps it to itself', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Rent' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Sto aprendo il sito degli affitti…')
    await reply()
    expect(frame()).toHaveAttribute('src', URL_)
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer')
    const sandbox = frame()?.getAttribute('sandbox')?.split(' ')
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-top-navigation')
    fireEvent.load(frame()!)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is asked without cookies and without a referrer', () => {
    open()
    expect(asked).toMatchObject([
      { url: URL_, init: { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } },
    ])
  })

  it('can be opened in a window of its own in every state', () => {
    open()
    expect(outside()).toHaveAttribute('href', URL_)
    expect(outside()).toHaveAttribute('rel', 'noopener noreferrer')
    expect(outside()).toHaveAttribute('target', '_blank')
  })

  it('that does not answer says so, with a way to try again', async () => {
    const { user } = open()
    await act(async () => asked[0]!.fail())
    expect(screen.getByRole('alert')).toHaveTextContent('Il sito degli affitti non risponde')
    expect(frame()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    await reply()
    expect(frame()).toBeInTheDocument()
  })

  it('that has not loaded after ten seconds says so', async () => {
    jest.useFakeTimers()
    open()
    await reply()
    act(() => jest.advanceTimersByTime(9999))
    expect(frame()).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('alert')).toHaveTextContent('Il suo server non ha risposto in tempo')
    expect(frame()).toBeNull()
  })

  it('stays when it has loaded, also after ten seconds', async () => {
    jest.useFakeTimers()
    open()
    await reply()
    fireEvent.load(frame()!)
    act(() => jest.advanceTimersByTime(60_000))
    expect(frame()).toBeInTheDocument()
  })

  it('waits for the connection when the browser is offline, and then opens by itself', async () => {
    online = false
    open()
    expect(screen.getByRole('alert')).toHaveTextContent('Manca la connessione a internet')
    expect(asked).toEqual([])
    online = true
    act(() => void window.dispatchEvent(new Event('online')))
    await reply()
    expect(frame()).toBeInTheDocument()
  })
})

describe('a portal without a rental site', () => {
  it.each([undefined, '', 'http://case.prova.test', 'javascript:alert(1)', 'case.prova.test'])(
    'says so for the address %j and frames nothing',
    (affittiUrl) => {
      renderScreen(<Component />, { settings: { ...someSettings(), affittiUrl } })
      expect(screen.getByText('Il sito degli affitti non è ancora collegato')).toBeInTheDocument()
      expect(frame()).toBeNull()
      expect(asked).toEqual([])
    },
  )
})

it('is off unless a tenant switches it on', () => {
  expect(module.features['rent']?.on).toBe(false)
  expect([...module.routes, ...module.menu].every((entry) => entry.feature === 'rent')).toBe(true)
})
