import { unUsr } from '@bandiera/testing'
import type { SlotEntry } from '@bandiera/wire'
import { screen, within } from '@testing-library/react'
import { aManifest, specModules } from '../../test/a-manifest.ts'
import { aLateLoader } from '../../test/a-loader.ts'
import { renderShell } from '../../test/render-shell.tsx'
import type { ModuleLoader } from '../modules/index.ts'

const widget = (ref: string, order: number, roles: SlotEntry['roles'], place: Partial<SlotEntry> = {}): SlotEntry => ({
  slot: 'dashboard.widget',
  ref,
  feature: 'bandi',
  ...(roles && { roles }),
  title: `Riquadro ${ref}`,
  order,
  ...place,
})
const slots = [
  widget('senza', 1, ['gestore']),
  widget('ignoto', 2, ['gestore'], { group: 'dopodomani' }),
  widget('secondo', 20, ['gestore'], { group: 'oggi', lines: 4 }),
  widget('primo', 10, ['gestore'], { group: 'oggi' }),
  widget('bandi', 5, ['gestore'], { group: 'opportunita' }),
  widget('altrui', 5, ['editore']),
]
const modules = specModules().map((module) => (module.id === 'mf-bandi' ? { ...module, slots } : module))

/** Every part says its name; one of them fails until it is asked again. */
function loader(broken = ''): ModuleLoader {
  let failures = 0
  return aLateLoader(async (_, ref) => {
    if (ref === broken && failures++ === 0) throw new Error('rete')
    return () => <p>Contenuto di {ref}</p>
  })
}
const open = (role: 'gestore' | 'admin', broken?: string) =>
  renderShell({
    signedIn: unUsr(role),
    path: '/dashboard',
    manifest: { ...aManifest(), modules },
    loader: loader(broken),
  })

it('says the day, greets the user and shows what modules contribute for the role, by group, those without one last', async () => {
  await open('gestore')
  const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'Europe/Rome' }).format(new Date())
  expect(await screen.findByRole('heading', { name: day, level: 1 })).toBeInTheDocument()
  expect(screen.getByText('Ciao Gina')).toBeVisible()
  expect(await screen.findByText('Contenuto di primo')).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Oggi',
    'Opportunità',
    'Riquadro senza',
    'Riquadro ignoto',
  ])
  const today = within(main.getByRole('region', { name: 'Oggi' }))
  expect(today.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Riquadro primo',
    'Riquadro secondo',
  ])
  expect(
    within(today.getByRole('region', { name: 'Riquadro secondo' })).getByText('Contenuto di secondo'),
  ).toBeVisible()
})

it('shows a card of its own for a part that fails, and the others go on', async () => {
  const { user } = await open('gestore', 'primo')
  const failed = within(await screen.findByRole('region', { name: 'Riquadro primo' }))
  expect(await failed.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Contenuto di secondo')).toBeVisible()
  await user.click(failed.getByRole('button', { name: 'Riprova' }))
  expect(await failed.findByText('Contenuto di primo')).toBeVisible()
})

it('says where to go when no module has anything for this user', async () => {
  await open('admin')
  expect(await screen.findByText(/Qui non c’è ancora niente per te/)).toBeVisible()
})
