import { unUsr } from '@bandiera/testing'
import { act, screen, within } from '@testing-library/react'
import { aManifest } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'

const aWindow = () => ({ close: jest.fn(), focus: jest.fn(), closed: false }) as unknown as Window
const prestiti = () => screen.getByRole('button', { name: 'PRESTITI (si apre in una nuova finestra)' })
const sofabis = (path = '/dashboard') =>
  renderShell({ signedIn: unUsr('gestore'), manifest: aManifest('sofabis'), path })

let opened: jest.SpyInstance<Window | null>
let closed: jest.SpyInstance
beforeEach(() => {
  opened = jest.spyOn(window, 'open').mockImplementation(aWindow)
  closed = jest.spyOn(window, 'close').mockImplementation()
  jest.spyOn(window.screen, 'height', 'get').mockReturnValue(1000)
})
afterEach(() => {
  jest.restoreAllMocks()
  window.name = ''
})

describe('a popup', () => {
  it('is 900 px wide and 300 px lower than the screen, and closes on any message of the popup-close channel', async () => {
    const { user, connection } = await sofabis()
    await user.click(prestiti())
    expect(opened).toHaveBeenCalledWith('/prestiti', 'bandiera-popup-prestiti', 'popup,width=900,height=700')
    const popup = opened.mock.results[0]!.value as Window
    act(() => connection.channels.get('closePopup')!.message('qualsiasi cosa'))
    expect(popup.close).toHaveBeenCalledTimes(1)
    expect(closed).not.toHaveBeenCalled()
  })

  it('is kept in the list of open popups: a second click shows it, a new one opens after it was closed', async () => {
    const { user } = await sofabis()
    await user.click(prestiti())
    await user.click(prestiti())
    const popup = opened.mock.results[0]!.value as { focus: jest.Mock; closed: boolean }
    expect(opened).toHaveBeenCalledTimes(1)
    expect(popup.focus).toHaveBeenCalledTimes(1)
    popup.closed = true
    await user.click(prestiti())
    expect(opened).toHaveBeenCalledTimes(2)
  })

  it('that the browser blocked is offered as a link, with what to do', async () => {
    opened.mockReturnValue(null)
    const { user, where } = await sofabis()
    await user.click(prestiti())
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Il browser ha bloccato la finestra. Consenti le finestre di questo sito')
    await user.click(within(alert).getByRole('link', { name: 'apri la pagina qui' }))
    expect(where()).toBe('/prestiti')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a page in a popup window', () => {
  beforeEach(() => (window.name = 'bandiera-popup-prestiti'))

  it('has neither side menu nor user menu, and a button that closes it', async () => {
    await sofabis('/prestiti')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button', { name: /menu utente/ })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Schermata' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Chiudi' })).toBeInTheDocument()
  })

  it('asks the server to close it, which the channel then does', async () => {
    const asked: unknown[] = []
    globalThis.fetch = async (path, init) => (asked.push([path, init?.method]), new Response(null, { status: 204 }))
    const { user, connection } = await sofabis('/prestiti')
    await user.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(asked).toEqual([['/api/popup/chiudi', 'POST']])
    expect(closed).not.toHaveBeenCalled()
    act(() => connection.channels.get('closePopup')!.message({}))
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('closes by itself when the server does not hear it', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
    const { user } = await sofabis('/prestiti')
    await user.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(closed).toHaveBeenCalledTimes(1)
  })
})
