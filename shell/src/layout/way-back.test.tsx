import { unUsr } from '@bandiera/testing'
import { BackLink, useGoBack } from '@bandiera/ui'
import { screen } from '@testing-library/react'
import { aLoader } from '../../test/a-loader.ts'
import { aManifest, USUAL } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'

const [admin, gestore] = [unUsr('admin'), unUsr('gestore')]
const button = () => screen.queryByRole('button', { name: 'Indietro' })
const open = (path: string, signedIn = gestore) => renderShell({ signedIn, path, unstyled: true })

beforeEach(() => sessionStorage.clear())

describe('the way back', () => {
  it.each([
    ['/dashboard', false],
    ['/aziende', false],
    ['/pratiche?f=stato:=:chiusa', false],
    ['/aziende?nuova=1', false],
    ['/azienda/a1', true],
    ['/utenti/u1', true],
    ['/bando/b1', true],
    ['/bando/titolo/b1', true],
    ['/pratica/p1-a1', true],
    ['/una/via/qualsiasi/lunga', true],
  ])('on %s is offered: %s (more than two segments)', async (path, offered) => {
    await open(path)
    expect(button() !== null).toBe(offered)
  })

  it.each(aManifest(undefined, [...USUAL, 'tutorial', 'rent']).modules.flatMap(({ routes }) => routes))(
    'is on $path of the route table where a record is shown',
    async ({ path, roles }) => {
      await open(path.replaceAll(/:\w+/g, 'x1'), roles?.includes('admin') ? admin : gestore)
      expect(button() !== null).toBe(path.includes(':'))
    },
  )

  it('leads to the list as it was left, with any tabs opened since then', async () => {
    const { user, go, where } = await open('/pratiche')
    await go('/pratiche?f=stato:=:chiusa&o=-titolo')
    await go('/pratica/p1-a1')
    await go('/pratica/p1-a1?tab=note')
    await go('/pratica/p1-a1?tab=storico')
    await user.click(button()!)
    expect(where()).toBe('/pratiche?f=stato:=:chiusa&o=-titolo')
  })

  it('leads page by page to where the reader came from', async () => {
    const { user, go, where } = await open('/pratiche?q=rossi')
    await go('/pratica/p1-a1')
    await go('/azienda/a1')
    await user.click(button()!)
    expect(where()).toBe('/pratica/p1-a1')
    await user.click(button()!)
    expect(where()).toBe('/pratiche?q=rossi')
  })

  it('passes the form by in which the record was made', async () => {
    const { user, go, where } = await open('/aziende?q=rossi')
    await go('/aziende?q=rossi&nuova=1')
    await go('/azienda/a1')
    await user.click(button()!)
    expect(where()).toBe('/aziende?q=rossi')
  })

  it.each([
    ['/azienda/a1', '/aziende'],
    ['/utenti/u1', '/utenti'],
    ['/bando/b1', '/bandi'],
    ['/pratica/p1-a1', '/pratiche'],
    ['/una/via', '/incroci'],
  ])('of %s, opened by its address, leads to %s', async (path, list) => {
    const { user, where } = await open(path)
    await user.click(button()!)
    expect(where()).toBe(list)
  })

  it('outlasts a reload of the page', async () => {
    const first = await open('/bandi?q=energia')
    await first.go('/bando/b1')
    const { steps } = JSON.parse(sessionStorage.getItem('bandiera.percorso')!) as { steps: { to: string }[] }
    expect(steps.map(({ to }) => to)).toEqual(['/bandi?q=energia', '/bando/b1'])
  })
})

describe('the way back of a page over a list', () => {
  const Screen = () => (
    <>
      <BackLink to="/aziende">Torna alle aziende</BackLink>
      <BackLink to="/incroci?azienda=a1">Torna agli incroci</BackLink>
      <button onClick={useGoBack('/aziende')}>Annulla</button>
    </>
  )
  const openOver = (path: string) =>
    renderShell({ signedIn: gestore, path, unstyled: true, loader: aLoader(() => Screen) })
  const link = () => screen.getByRole('link', { name: 'Torna alle aziende' })

  it('leads to the list as it was left, and says so in its address', async () => {
    const { user, go, where } = await openOver('/aziende?f=calc.archivio:=:no&q=rossi')
    await go('/aziende?nuova=1')
    await go('/aziende?nuova=1&passo=2')
    expect(link()).toHaveAttribute('href', '/aziende?f=calc.archivio:=:no&q=rossi')
    await user.click(link())
    expect(where()).toBe('/aziende?f=calc.archivio:=:no&q=rossi')
  })

  it.each(['nuova', 'nuovo', 'importa', 'tassi'])('of ?%s= is no page that a way back leads to', async (over) => {
    const { user, go, where } = await openOver('/aziende?q=rossi')
    await go(`/aziende?${over}=1`)
    await go('/azienda/a1')
    await user.click(button()!)
    expect(where()).toBe('/aziende?q=rossi')
  })

  it('is what Annulla does, too: the list as it was left, else the list', async () => {
    const { user, go, where } = await openOver('/aziende?q=rossi')
    await go('/bandi')
    await go('/aziende?nuova=1')
    await user.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(where()).toBe('/aziende?q=rossi')
    sessionStorage.clear()
    const other = await openOver('/aziende?nuova=1')
    await other.user.click(screen.getAllByRole('button', { name: 'Annulla' }).at(-1)!)
    expect(other.where()).toBe('/aziende')
  })

  it('of a sheet leads to the list about the same record when that is in the history', async () => {
    const { user, go, where } = await openOver('/incroci?azienda=a1')
    await go('/incroci?azienda=a2')
    await go('/incroci?azienda=a1&confronta=x')
    await go('/incroci?azienda=a1&scheda=x')
    const steps = () => (JSON.parse(sessionStorage.getItem('bandiera.percorso')!) as { at: number }).at
    expect(steps()).toBe(3)
    await user.click(screen.getByRole('link', { name: 'Torna agli incroci' }))
    expect([where(), steps()]).toEqual(['/incroci?azienda=a1', 0])
  })

  it('of a sheet that was opened from elsewhere leads to the list of its record', async () => {
    const { user, go, where } = await openOver('/incroci?azienda=a2')
    await go('/incroci?azienda=a1&scheda=x')
    await user.click(screen.getByRole('link', { name: 'Torna agli incroci' }))
    expect(where()).toBe('/incroci?azienda=a1')
  })

  it('leads to the list when another page came before', async () => {
    const { user, go, where } = await openOver('/bandi?q=x')
    await go('/aziende?importa=1')
    await user.click(link())
    expect(where()).toBe('/aziende')
  })
})
