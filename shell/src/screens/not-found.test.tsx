import type { Role } from '@bandiera/domain'
import { unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { aManifest } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'

const STAFF: Role[] = ['admin', 'gestore', 'professionista']

const main = () => within(screen.getByRole('main'))
const links = () =>
  main()
    .queryAllByRole('link')
    .map((link) => link.textContent)
const search = () => main().getByRole('searchbox', { name: 'Cerca una pagina o un nome' })

describe('the page of an address that leads nowhere', () => {
  it.each([
    ['admin', ['Dashboard', 'Utenti', 'Pratiche', 'Impostazioni', 'Il tuo account']],
    ['editore', ['Dashboard', 'Bandi', 'Impostazioni', 'Il tuo account']],
    ['gestore', ['Dashboard', 'Bandi', 'Pratiche', 'Il tuo account']],
  ] as const)('offers %s the pages of the role', async (role, expected) => {
    await renderShell({ signedIn: unUsr(role), path: '/boh' })
    await screen.findByRole('searchbox')
    expect(main().getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeInTheDocument()
    expect(links()).toEqual(expected)
  })

  it('offers a visitor the login and the legal pages, and no search', async () => {
    await renderShell({ path: '/privacy/boh' })
    expect(main().getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeInTheDocument()
    expect(links()).toEqual(['Accedi', 'Privacy', 'Accessibilità'])
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('finds a page by part of its name, without accents and capitals', async () => {
    const { user } = await renderShell({ signedIn: unUsr('gestore'), path: '/boh' })
    await screen.findByRole('searchbox')
    await user.type(search(), 'prÀtic')
    expect(links()[0]).toBe('Pratiche')
    expect(main().getByText('1 pagina')).toBeInTheDocument()
  })

  it('passes the words on to the lists that the user has', async () => {
    const { user, where } = await renderShell({ signedIn: unUsr('gestore'), path: '/boh' })
    await screen.findByRole('searchbox')
    await user.type(search(), 'Rossi & C')
    expect(main().getByText('Nessuna tua pagina si chiama «Rossi & C».')).toBeInTheDocument()
    expect(links()).toEqual(['Cerca «Rossi & C» in Aziende', 'Cerca «Rossi & C» in Bandi'])
    await user.click(main().getByRole('link', { name: 'Cerca «Rossi & C» in Aziende' }))
    expect(where()).toBe('/aziende?q=Rossi%20%26%20C')
  })

  it('does not offer a list that the role does not have', async () => {
    const { user } = await renderShell({ signedIn: unUsr('editore'), path: '/boh' })
    await screen.findByRole('searchbox')
    await user.type(search(), 'Rossi')
    expect(links()).toEqual(['Cerca «Rossi» in Bandi'])
  })

  it('opens the first result with Enter, and nothing while the box is empty', async () => {
    const { user, where } = await renderShell({ signedIn: unUsr('gestore'), path: '/boh' })
    await screen.findByRole('searchbox')
    await user.type(search(), '{Enter}')
    expect(where()).toBe('/boh')
    await user.type(search(), 'pratiche{Enter}')
    expect(where()).toBe('/pratiche')
  })

  describe('of a feature that the tenant switched off', () => {
    const manifest = () => {
      const { features, modules, ...rest } = aManifest()
      const page = { path: '/pratica/:pId', feature: 'pratiche', label: 'Pratiche', roles: [...STAFF] }
      return {
        ...rest,
        features: features.filter((key) => key !== 'pratiche'),
        modules: modules.filter(({ id }) => id !== 'mf-pratiche'),
        switchedOff: [page],
      }
    }
    const open = (role: Role, path = '/pratica/p1') =>
      renderShell({ signedIn: unUsr(role), path, manifest: manifest() })
    const heading = () => screen.findByRole('heading', { level: 1 })

    it('says that it is switched off and who can switch it on, with the ways on', async () => {
      await open('gestore')
      expect(await heading()).toHaveTextContent('«Pratiche» è una funzione spenta')
      expect(main().getByText(/La può accendere chi amministra il portale/)).toBeVisible()
      expect(screen.queryByRole('link', { name: /Impostazioni/ })).toBeNull()
      expect(search()).toBeVisible()
    })

    it('leads who can switch it on to the switches', async () => {
      await open('admin')
      await heading()
      const link = main().getByRole('link', { name: 'Vai a Impostazioni › Funzioni' })
      expect(link).toHaveAttribute('href', '/impostazioni#funzioni')
    })

    it('says the same for a record that exists and for one that does not', async () => {
      const { go } = await open('gestore')
      await heading()
      const one = screen.getByRole('main').textContent
      await go('/pratica/another')
      expect(screen.getByRole('main').textContent).toBe(one)
    })

    it.each([
      ['a role that would not have the page', 'editore', '/pratica/p1'],
      ['an address beside it', 'gestore', '/pratica/p1/x'],
    ] as const)('is not found for %s', async (_, role, path) => {
      await open(role, path)
      expect(await heading()).toHaveTextContent('Pagina non trovata')
    })
  })

  it('is the same for a page of a feature that is off and for one of another role', async () => {
    const { go } = await renderShell({ signedIn: unUsr('gestore'), path: '/rent', manifest: aManifest() })
    await screen.findByRole('searchbox')
    const off = screen.getByRole('main').textContent
    await go('/impostazioni')
    expect(screen.getByRole('main').textContent).toBe(off)
  })
})
