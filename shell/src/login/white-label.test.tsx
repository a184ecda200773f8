import { brandSurface } from '@bandiera/domain'
import { someSettings, unUsr } from '@bandiera/testing'
import type { PublicTenant } from '@bandiera/wire'
import { act, screen, within } from '@testing-library/react'
import { aManifest } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'

const manifestWith = (tenant: Partial<PublicTenant>) => {
  const manifest = aManifest()
  return { ...manifest, tenant: { ...manifest.tenant, ...tenant } }
}
const slides = [{ titolo: 'Benvenuto tra i bandi' }]
const staticLink = { text: 'Chiedi aiuto', url: 'https://aiuto.example/', icon: 'persone' }

describe('the login page', () => {
  it('has the tenant’s slides on its colour, readable, in both themes', async () => {
    const { shell } = await renderShell({ path: '/login', manifest: manifestWith({ slides, primary: '#ffcc00' }) })
    await screen.findByRole('region', { name: 'In evidenza' })
    const panel = () => screen.getByRole('region', { name: 'In evidenza' }).parentElement!.parentElement!
    for (const mode of ['light', 'dark'] as const) {
      const { main, text } = brandSurface(mode, '#ffcc00')
      expect(panel()).toHaveStyle({ backgroundColor: main, color: text })
      act(() => shell.theme.toggle())
    }
  })

  it('says what the portal is for when the tenant has no slides', async () => {
    await renderShell({ path: '/login' })
    const panel = await screen.findByRole('region', { name: 'In evidenza' })
    expect(within(panel).getByRole('heading', { name: 'I bandi giusti per ogni azienda' })).toBeInTheDocument()
    expect(within(panel).queryByRole('button')).toBeNull()
    expect(screen.getByRole('button', { name: 'Accedi' })).toBeInTheDocument()
  })
})

describe('the mark', () => {
  const logo = { chiaro: '/s/chiaro.svg', scuro: '/s/scuro.svg' }
  const mark = () => screen.getByRole('img', { name: 'Portale di prova' })

  it('is the logo of the theme', async () => {
    const { shell } = await renderShell({ path: '/login', manifest: manifestWith({ logo }) })
    expect(mark()).toHaveAttribute('src', logo.chiaro)
    act(() => shell.theme.toggle())
    expect(mark()).toHaveAttribute('src', logo.scuro)
  })

  it('has a light plate in the dark when there is no logo for it', async () => {
    const { shell } = await renderShell({ path: '/login', manifest: manifestWith({ logo: { chiaro: logo.chiaro } }) })
    act(() => shell.theme.toggle())
    expect(mark()).toHaveAttribute('src', logo.chiaro)
    expect(mark()).toHaveStyle({ backgroundColor: '#ffffff' })
  })

  it('stays while the token login is answered', async () => {
    await renderShell({ signedIn: unUsr('gestore'), silent: true, manifest: manifestWith({ logo }) })
    expect(mark()).toBeInTheDocument()
  })
})

describe('the floating link', () => {
  const link = () => screen.queryByRole('link', { name: /^Chiedi aiuto/ })

  it('is there for a visitor and opens a window of its own', async () => {
    await renderShell({ path: '/login', manifest: manifestWith({ staticLink }) })
    expect(link()).toHaveAttribute('href', staticLink.url)
    expect(link()).toHaveAttribute('target', '_blank')
    expect(link()).toHaveAccessibleName('Chiedi aiuto (si apre in una nuova finestra)')
    expect(link()!.closest('.no-print')).not.toBeNull()
    expect(screen.getByRole('complementary', { name: 'Collegamento in evidenza' })).toContainElement(link())
  })

  it('follows the settings as they are now for a signed-in user', async () => {
    const settings = [someSettings({ staticLink: { text: 'Chiedi aiuto', url: '/tutorial' } })]
    await renderShell({ signedIn: unUsr('gestore'), settings, manifest: manifestWith({ staticLink }) })
    expect(link()).toHaveAttribute('href', '/tutorial')
    expect(link()).not.toHaveAttribute('target')
  })

  it('writes a mail in the mail program', async () => {
    const mail = { text: 'Chiedi aiuto', url: 'mailto:aiuto@prova.it' }
    await renderShell({ path: '/login', manifest: manifestWith({ staticLink: mail }) })
    expect(link()).toHaveAttribute('href', 'mailto:aiuto@prova.it')
    expect(link()).not.toHaveAttribute('target')
  })

  it.each(['javascript:alert(1)', 'http://aiuto.example/'])('never leads to %s', async (url) => {
    await renderShell({ path: '/login', manifest: manifestWith({ staticLink: { text: 'Chiedi aiuto', url } }) })
    expect(link()).toBeNull()
  })

  it('is above the banner of a lost connection, in the same strip', async () => {
    jest.useFakeTimers()
    const { connection } = await renderShell({
      signedIn: unUsr('gestore'),
      settings: [someSettings({ staticLink })],
    })
    act(() => connection.become({ state: 'disconnect' }))
    act(() => jest.advanceTimersByTime(1500))
    jest.useRealTimers()
    const strip = link()!.closest<HTMLElement>('.no-print')!
    expect(within(strip).getByRole('status')).toHaveTextContent('Connessione interrotta')
    expect(strip).toHaveStyle({ position: 'sticky', bottom: '0px' })
  })
})

it('has the external links of the menu before the settings are there', async () => {
  const linkEsterni = [
    { testo: 'Calcolo rata/reddito', url: 'https://x.example/' },
    { testo: 'Altro', url: 'javascript:x' },
  ]
  await renderShell({ signedIn: unUsr('gestore'), loading: true, manifest: manifestWith({ linkEsterni }) })
  const list = within(screen.getByRole('list', { name: 'Collegamenti esterni' }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Calcolo rata/reddito (si apre in una nuova finestra)',
  ])
})

it('colours the system’s bar as the theme that is shown', async () => {
  const bar = document.createElement('meta')
  Object.assign(bar, { name: 'theme-color', content: '#aaaaaa' })
  Object.assign(bar.dataset, { light: '#aaaaaa', dark: '#111111' })
  document.head.append(bar)
  const { shell } = await renderShell()
  act(() => shell.theme.toggle())
  expect(bar.content).toBe('#111111')
  bar.remove()
})
