import { unUsr } from '@bandiera/testing'
import { act, screen, within, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { aLateLoader } from '../../test/a-loader.ts'
import { renderShell } from '../../test/render-shell.tsx'

const main = () => screen.getByRole('main')

describe('the frame around a page', () => {
  it('has side menu and user menu only for a signed-in user', async () => {
    const visitor = await renderShell({ path: '/privacy' })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button', { name: /menu utente/ })).toBeNull()
    visitor.unmount()
    await renderShell({ signedIn: unUsr('gestore'), path: '/privacy' })
    expect(screen.getByRole('navigation', { name: 'Principale' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /menu utente/ })).toBeInTheDocument()
  })

  it('shows a loading indicator until the data of the user has loaded', async () => {
    const { arrive } = await renderShell({ signedIn: unUsr('gestore'), loading: true })
    expect(screen.getByRole('progressbar', { name: 'Caricamento…' })).toBeInTheDocument()
    await arrive()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it('lets the keyboard skip to the page first of all', async () => {
    const { user } = await renderShell({ signedIn: unUsr('gestore') })
    await user.tab()
    expect(screen.getByRole('link', { name: 'Vai al contenuto' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(main()).toHaveFocus()
  })

  it('moves the focus to the heading of the next page', async () => {
    const { go } = await renderShell({ signedIn: unUsr('gestore') })
    await go('/boh')
    expect(screen.getByRole('heading', { name: 'Pagina non trovata' })).toHaveFocus()
  })

  it.each([
    ['moves the focus to a heading that comes later', false],
    ['leaves the focus where the reader has moved it', true],
  ])('%s', async (_, movedOn) => {
    const { loader, arrive } = lateScreen()
    const { go, user } = await renderShell({ signedIn: unUsr('gestore'), loader })
    await go('/bandi')
    expect(main()).toHaveFocus()
    if (movedOn) await user.tab({ shift: true })
    await arrive()
    expect(screen.getByRole('heading', { name: 'In ritardo' }) === document.activeElement).toBe(!movedOn)
  })
})

/** Modules whose code is still on its way. */
function lateScreen() {
  let arrive: (part: ComponentType) => void
  const part = new Promise<ComponentType>((resolve) => (arrive = resolve))
  return { loader: aLateLoader(() => part), arrive: () => act(async () => arrive(Late)) }
}

const Late = () => <h1 tabIndex={-1}>In ritardo</h1>

describe('the title of the page', () => {
  it('is that of the first segment of the path, also on a detail page', async () => {
    const { container, go } = await renderShell({ signedIn: unUsr('admin'), path: '/utenti/u1' })
    const said = () => container.querySelector('[aria-live]')?.textContent
    expect(said()).toBe('Utenti')
    await go('/istitutiCredito/i1')
    expect(said()).toBe('Istituti credito')
  })

  it('changes in the bar one second after the page, and is read out at once', async () => {
    const { container, go } = await renderShell({ signedIn: unUsr('gestore'), path: '/bandi' })
    const bar = () => within(screen.getByRole('banner')).queryByText(/Bandi|Pratiche/)?.textContent
    expect(bar()).toBe('Bandi')
    jest.useFakeTimers()
    await go('/pratiche')
    expect(container.querySelector('[aria-live]')).toHaveTextContent('Pratiche')
    act(() => jest.advanceTimersByTime(999))
    expect(bar()).toBe('Bandi')
    act(() => jest.advanceTimersByTime(1))
    expect(bar()).toBe('Pratiche')
    jest.useRealTimers()
  })
})

describe('a lost connection', () => {
  it('counts the seconds to the next attempt', async () => {
    const { connection } = await renderShell({ signedIn: unUsr('gestore') })
    jest.useFakeTimers()
    act(() => connection.become({ state: 'disconnect', retryAt: Date.now() + 4000 }))
    act(() => jest.advanceTimersByTime(1000))
    const banner = () => screen.getByText(/Connessione interrotta/)
    expect(banner()).toHaveTextContent('Riprovo tra 3 secondi.')
    act(() => jest.advanceTimersByTime(2000))
    expect(banner()).toHaveTextContent('Riprovo tra 1 secondo.')
    act(() => jest.advanceTimersByTime(1000))
    expect(banner()).toHaveTextContent('Sto riprovando…')
    jest.useRealTimers()
  })
})
