import { createFinder, type Role } from '@bandiera/domain'
import { unIstituto, unUsr } from '@bandiera/testing'
import type { PaletteProps } from '@bandiera/platform'
import { act, screen, within } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { aPaletteLoader, aPaletteManifest } from '../../test/a-palette.ts'
import { renderShell } from '../../test/render-shell.tsx'
import { modeAtom, noticesAtom, overlayAtom, recentAtom } from '../state.ts'

const companies = ['Rossi S.r.l.', 'Verdi Caffè', ...Array.from({ length: 7 }, (_, n) => `Bianchi ${n}`)].map(
  (nome, n) => ({
    _id: `a${n}`,
    nome,
  }),
)
const find = createFinder<(typeof companies)[number]>(({ nome }) => [nome])

function CompanySearch({ text, report }: PaletteProps): ReactNode {
  useEffect(
    () =>
      find(companies, text, (found) =>
        report(
          found.map(({ _id, nome }) => ({ id: _id, label: nome, to: `/azienda/${_id}` })),
          `/aziende?q=${text}`,
        ),
      ),
    [text, report],
  )
  return null
}

const Screen = () => (
  <>
    <h1>Schermata</h1>
    <input aria-label="Cerca qui" type="search" />
  </>
)

type Options = Partial<Parameters<typeof renderShell>[0]> & { role?: Role; Part?: typeof CompanySearch }

async function open({ role = 'gestore', Part = CompanySearch, ...options }: Options = {}) {
  const loader = aPaletteLoader({ 'mf-aziende/ricerca': Part }, Screen)
  const shell = await renderShell({ signedIn: unUsr(role), manifest: aPaletteManifest(), loader, ...options })
  await shell.user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Cerca pagine, azioni e dati' })
  return { ...shell, box }
}

const group = (name: string | RegExp) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

beforeEach(() => sessionStorage.clear())

describe('the palette', () => {
  it.each<[Role, string[]]>([
    ['admin', ['Dashboard', 'Utenti', 'Pratiche', 'Impostazioni', 'Account']],
    ['editore', ['Dashboard', 'Bandi', 'Impostazioni', 'Account']],
    ['gestore', ['Dashboard', 'Bandi', 'Pratiche', 'Aziendega', 'Account']],
    ['professionista', ['Dashboard', 'Bandi', 'Pratiche', 'Aziendega', 'Account']],
  ])('leads %s to the pages of the role and no other', async (role, pages) => {
    await open({ role })
    expect(group('Vai a').map((label) => label?.replace(/g[dm]$/, ''))).toEqual(pages)
  })

  it('has no page, command or part of a feature that is switched off', async () => {
    const { user, box } = await open()
    for (const text of ['video', 'tutorial', 'guarda']) {
      await user.clear(box)
      await user.type(box, text)
      expect(screen.getByText(`Nessun risultato per «${text}»`)).toBeVisible()
    }
  })

  it('has a page that waits for data as soon as there is some', async () => {
    await open({ istituti: [unIstituto()] })
    expect(group('Vai a')).toContain('FINANZIAMENTI')
  })

  it('offers commands to the roles that have them', async () => {
    await open()
    expect(group('Azioni')).toEqual([
      'Nuova azienda',
      'Copia il collegamento a questa pagina',
      'Passa al tema scuro',
      'Scorciatoie da tastiera',
      'LOGOUT',
    ])
  })

  it('does not offer them to others', async () => {
    await open({ role: 'editore' })
    expect(group('Azioni')).not.toContain('Nuova azienda')
  })

  it('goes to a page by a few of its letters, and closes', async () => {
    const { user, where } = await open()
    await user.keyboard('azi{Enter}')
    expect(where()).toBe('/aziende')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds records through the modules and opens them', async () => {
    const { user, where } = await open()
    await user.keyboard('verdi caffe')
    expect(group('Aziende')).toEqual(['Verdi Caffè'])
    await user.keyboard('{Enter}')
    expect(where()).toBe('/azienda/a1')
  })

  it('shows five records of a module, how many there are, and the way to all', async () => {
    const { user, where } = await open()
    await user.keyboard('bianchi')
    expect(group('Aziende · 5 di 7')).toEqual([
      'Bianchi 0',
      'Bianchi 1',
      'Bianchi 2',
      'Bianchi 3',
      'Bianchi 4',
      'Mostra tutti i risultati (7)',
    ])
    await user.keyboard('{End}{Enter}')
    expect(where()).toBe('/aziende?q=bianchi')
  })

  it('says which module does not answer, tries it again, and leaves the others alone', async () => {
    const broken = { now: true }
    const Breaking = (props: PaletteProps) => {
      if (broken.now) throw new Error('boom')
      return <CompanySearch {...props} />
    }
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open({ Part: Breaking })
    expect(screen.getByText('Il modulo Aziende non risponde')).toBeVisible()
    expect(group('Vai a')).toContain('Pratiche')
    broken.now = false
    await user.keyboard('verdi')
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(group('Aziende')).toEqual(['Verdi Caffè'])
    jest.mocked(console.error).mockRestore()
  })

  it('is moved in with arrows, Home and End, and names the chosen line to screen readers', async () => {
    const { user, box } = await open()
    expect(chosen()).toBe('Dashboardgd')
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toBe('Bandi')
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    expect(box).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()).toBe('LOGOUT')
    await user.keyboard('{Home}')
    expect(chosen()).toBe('Dashboardgd')
    await user.keyboard('{End}')
    expect(chosen()).toBe('LOGOUT')
  })

  it('marks what fitted', async () => {
    const { user } = await open()
    await user.keyboard('pra')
    expect(screen.getByText('Pra').tagName).toBe('MARK')
  })

  it('opens a page in a new tab with Ctrl+Enter and stays open', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    const { user, where } = await open()
    await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith('/bandi', '_blank', 'noopener')
    expect([where(), screen.queryByRole('dialog') !== null]).toEqual(['/dashboard', true])
    opened.mockRestore()
  })

  it('closes with Esc and with Ctrl+K, and gives the focus back', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    const button = screen.getByRole('button', { name: 'Cerca' })
    await user.click(button)
    await screen.findByRole('combobox', { name: 'Cerca pagine, azioni e dati' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('does what the shell can do: theme, shortcuts, logout', async () => {
    const { user, shell } = await open()
    await user.keyboard('tema{Enter}')
    expect(shell.store.get(modeAtom)).toBe('dark')
    await user.keyboard('{Control>}k{/Control}esci{Enter}')
    expect(await screen.findByRole('alertdialog', { name: 'Conferma' })).toBeVisible()
  })

  it('copies the address of the page and says so for three and a half seconds', async () => {
    const { user, shell } = await open()
    await user.keyboard('copia{Enter}')
    await screen.findByText('Collegamento copiato.')
    expect(await navigator.clipboard.readText()).toBe(location.href)
    expect(shell.store.get(noticesAtom)).toMatchObject([{ timeout: 3500, kind: 'success' }])
  })

  it('is not there for a visitor', async () => {
    const { user } = await renderShell({ path: '/privacy' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cerca' })).toBeNull()
  })
})

describe('recent pages', () => {
  const stay = () => act(() => jest.advanceTimersByTimeAsync(1000))

  it('are those where the person stayed, under their heading, without the one on screen', async () => {
    jest.useFakeTimers()
    const loader = aPaletteLoader({ 'mf-aziende/ricerca': CompanySearch }, Screen)
    const { go, shell } = await renderShell({ signedIn: unUsr('gestore'), manifest: aPaletteManifest(), loader })
    await go('/azienda/a1')
    await stay()
    await go('/azienda/a2')
    await go('/azienda/a3')
    await stay()
    jest.useRealTimers()
    expect(shell.store.get(recentAtom)).toEqual([
      { to: '/azienda/a3', title: 'Schermata' },
      { to: '/azienda/a1', title: 'Schermata' },
    ])
    act(() => shell.store.set(overlayAtom, 'palette'))
    await screen.findByRole('combobox', { name: 'Cerca pagine, azioni e dati' })
    expect(screen.getByRole('group', { name: 'Recenti' }).querySelector('a')).toHaveAttribute('href', '/azienda/a1')
    expect(group('Recenti')).toHaveLength(1)
  })

  it('live over a reload of the tab, for the same user only', async () => {
    const pages = [{ to: '/azienda/a1', title: 'Rossi' }]
    sessionStorage.setItem('bandiera.recenti', JSON.stringify({ uid: unUsr('gestore')._id, pages }))
    const same = await renderShell({ signedIn: unUsr('gestore') })
    expect(same.shell.store.get(recentAtom)).toEqual(pages)
    same.unmount()
    const other = await renderShell({ signedIn: unUsr('admin') })
    expect(other.shell.store.get(recentAtom)).toEqual([])
    other.unmount()
    await renderShell({ path: '/login' })
    expect(sessionStorage.getItem('bandiera.recenti')).toBeNull()
  })
})
