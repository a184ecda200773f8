import { unIstituto, unUsr } from '@bandiera/testing'
import { SHORTCUTS_KEY } from '@bandiera/wire'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { aPaletteLoader, aPaletteManifest } from '../../test/a-palette.ts'
import { renderShell } from '../../test/render-shell.tsx'
import { overlayAtom, shortcutsAtom } from '../state.ts'

const Screen = () => (
  <>
    <h1>Schermata</h1>
    <input aria-label="Cerca qui" type="search" />
  </>
)

const open = (options: Parameters<typeof renderShell>[0] = {}) =>
  renderShell({
    signedIn: unUsr('gestore'),
    path: '/pratiche',
    manifest: aPaletteManifest(),
    loader: aPaletteLoader({}, Screen),
    ...options,
  })

const press = (...keys: string[]) => act(() => keys.forEach((key) => void fireEvent.keyDown(document.body, { key })))
const sheet = () => screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' })
const linesOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('the keyboard map', () => {
  it('goes to a page of the menu with g and its letter, and lists the letters between the two keys', async () => {
    const { where } = await open()
    press('g')
    expect(screen.getByRole('status')).toHaveTextContent('Vai a: premi una lettera')
    press('a')
    expect(where()).toBe('/aziende')
    expect(screen.queryByText(/premi una lettera/)).toBeNull()
  })

  it('goes to the dashboard and to the account with letters of the shell', async () => {
    const { where } = await open({ path: '/aziende' })
    press('g', 'm')
    expect(where()).toBe('/account')
    press('g', 'd')
    expect(where()).toBe('/dashboard')
    expect(await screen.findByText(/^Ciao/)).toBeVisible()
  })

  it('has no letter for a page that the role or the tenant does not have', async () => {
    const { where } = await open({ signedIn: unUsr('editore'), path: '/bandi' })
    press('g', 'a')
    press('g', 'v')
    expect(where()).toBe('/bandi')
  })

  it('makes something new with n, on pages that can', async () => {
    const { where, go } = await open()
    press('n')
    expect(where()).toBe('/pratiche')
    await go('/aziende')
    press('n')
    expect(where()).toBe('/aziende?nuova=1')
  })

  it('does not make something new for a role that may not', async () => {
    const { where } = await open({ signedIn: unUsr('professionista'), path: '/aziende' })
    press('n')
    expect(where()).toBe('/aziende')
  })

  it('goes to the search box of the page with /', async () => {
    await open({ path: '/aziende' })
    press('/')
    expect(screen.getByRole('searchbox', { name: 'Cerca qui' })).toHaveFocus()
  })

  it('is silent during typing', async () => {
    const { user, where } = await open({ path: '/aziende' })
    const box = screen.getByRole('searchbox', { name: 'Cerca qui' })
    await user.type(box, 'gan?/')
    expect(box).toHaveValue('gan?/')
    expect([where(), screen.queryByRole('dialog')]).toEqual(['/aziende', null])
  })

  it('is silent while a dialog waits for an answer, Ctrl+K included', async () => {
    const { shell, where } = await open()
    act(() => void shell.questions.ask({ title: 'Davvero?', text: 'Non si torna indietro' }))
    press('g', 'a', '?')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect([where(), shell.store.get(overlayAtom)]).toEqual(['/pratiche', null])
  })

  it('is not there for a visitor', async () => {
    const { shell, where } = await renderShell({ path: '/privacy', manifest: aPaletteManifest() })
    press('?', 'g', 'd')
    expect([where(), shell.store.get(overlayAtom)]).toEqual(['/privacy', null])
  })
})

describe('the sheet of shortcuts', () => {
  it('opens with ? and lists what works here for this user, from the same registry', async () => {
    await open({ path: '/aziende', istituti: [unIstituto()] })
    press('?')
    expect(linesOf(await sheet())).toEqual([
      'Cerca pagine, azioni e dati: CtrlK',
      'Chiudi ciò che è aperto: Esc',
      'Mostra le scorciatoie: ?',
      'Nuova azienda: n',
      'Cerca in questa pagina: /',
      'Dashboard: gpoid',
      'Aziende: gpoia',
      'Account: gpoim',
    ])
  })

  it('lists the keys of a list where the page has one, those that its rows answer', async () => {
    const List = ({ edits = false }) => (
      <ul>
        <li data-row>
          <a href="/aziende/1">Rossi</a>
          {edits && <input aria-label="Seleziona Rossi" type="checkbox" />}
          {edits && <button data-edit>Stato</button>}
        </li>
      </ul>
    )
    const keys = ['Riga successiva: j', 'Riga precedente: k', 'Apri la riga: Invio']
    const { unmount } = await open({ path: '/aziende', loader: aPaletteLoader({}, List) })
    press('?')
    expect(linesOf(await sheet())).toEqual(expect.arrayContaining(keys))
    expect(linesOf(await sheet()).join()).not.toMatch('Seleziona')
    unmount()
    await open({ path: '/aziende', loader: aPaletteLoader({}, () => <List edits />) })
    press('?')
    const more = ['Seleziona la riga: x', 'Modifica un dato della riga: e']
    expect(linesOf(await sheet())).toEqual(expect.arrayContaining([...keys, ...more]))
  })

  it('closes with Esc', async () => {
    const { user } = await open()
    press('?')
    await sheet()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('switches all keys off, Ctrl+K included, and on again; the buttons always work', async () => {
    const { user, where, shell } = await open()
    press('?')
    await user.click(within(await sheet()).getByRole('switch', { name: 'Scorciatoie da tastiera' }))
    expect(localStorage.getItem(SHORTCUTS_KEY)).toBe('no')
    await user.keyboard('{Escape}')
    press('g', 'a', '?')
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect([where(), shell.store.get(overlayAtom)]).toEqual(['/pratiche', null])
    const button = screen.getByRole('button', { name: 'Cerca' })
    expect(button).not.toHaveAttribute('aria-keyshortcuts')
    await user.click(button)
    await screen.findByRole('combobox', { name: 'Cerca pagine, azioni e dati' })
    await user.keyboard('scorciatoie{Enter}')
    await user.click(within(await sheet()).getByRole('switch', { name: 'Scorciatoie da tastiera' }))
    await user.keyboard('{Escape}')
    expect(localStorage.getItem(SHORTCUTS_KEY)).toBeNull()
    press('g', 'a')
    expect(where()).toBe('/aziende')
  })
})

describe('the switch of the user menu', () => {
  it('is the same as that of the sheet', async () => {
    const { user, where } = await open()
    await user.click(screen.getByRole('button', { name: /menu utente/ }))
    const toggle = screen.getByRole('switch', { name: 'Scorciatoie da tastiera' })
    expect(toggle).toBeChecked()
    await user.click(toggle)
    await user.keyboard('{Escape}')
    press('g', 'a')
    expect(where()).toBe('/pratiche')
  })

  it('is heard in other tabs', async () => {
    const { shell } = await open()
    localStorage.setItem(SHORTCUTS_KEY, 'no')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SHORTCUTS_KEY })))
    expect(shell.store.get(shortcutsAtom)).toBe(false)
  })
})
