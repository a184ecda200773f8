import { unUsr } from '@bandiera/testing'
import * as ui from '@bandiera/ui'
import * as charts from '@bandiera/ui/charts'
import * as detail from '@bandiera/ui/detail'
import * as criteri from '@bandiera/ui/criteri'
import * as form from '@bandiera/ui/form'
import * as files from '@bandiera/ui/import'
import * as list from '@bandiera/ui/list'
import { screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aManifest } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'
import { sezioni } from './sezioni.ts'
import { testi } from './testi.ts'

const shown = new Set(
  ['', 'sezioni']
    .flatMap((folder) => readdirSync(join(__dirname, folder)).map((file) => join(__dirname, folder, file)))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name)),
)

/** Once in a page, around everything, the shell's own affair; or with nothing of their own to see. */
const AROUND = new Set([
  'CssBaseline',
  'FirstField',
  'KeptFormsContext',
  'ListMemoryContext',
  'Refusal',
  'SubmitButton',
  'WayBackContext',
])

const parts = Object.entries({ ...ui, ...criteri, ...form, ...files, ...list, ...detail, ...charts })
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isElementType(value)))
  .map(([name]) => name)
  .filter((name) => !AROUND.has(name))
const isIcon = (name: string) => name.endsWith('Icon') && name !== 'PortalIcon'

function isElementType(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

it.each(parts.filter((name) => !isIcon(name)))('shows the part %s of the kit', (name) => {
  expect([name, shown.has(name)]).toEqual([name, true])
})

it('shows every section, every icon and the states of a field', async () => {
  await renderShell({ signedIn: unUsr('gestore'), path: '/vetrina', unstyled: true })
  await screen.findByRole('heading', { name: testi.titolo, level: 1 })
  const titles = screen.getAllByRole('heading', { level: 2, hidden: true }).map((one) => one.textContent)
  expect(titles).toEqual(expect.arrayContaining(sezioni.map(([id]) => testi.sezioni[id])))
  for (const icon of parts.filter(isIcon)) expect(screen.getByText(icon)).toBeInTheDocument()
  for (const state of Object.values(testi.stato)) expect(screen.getAllByText(state).length).toBeGreaterThan(0)
})

it('does not exist in production', async () => {
  await renderShell({
    signedIn: unUsr('gestore'),
    path: '/vetrina',
    manifest: { ...aManifest(), development: false },
  })
  expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
})
