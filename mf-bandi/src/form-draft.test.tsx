import type { Bando } from '@bandiera/domain'
import { renderScreen, type ScreenOptions, unBando, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component as Detail } from './detail.screen.tsx'
import { Component as List } from './list.screen.tsx'

const editore = unUsr('editore')
const stored = unBando({ versione: 1, data: { titolo: 'Voucher', ente: 'Regione' } })
const newer = {
  ...stored,
  versione: 2,
  data: { ...stored.data, titolo: 'Voucher digitale', link: 'https://esempio.test' },
}

const edit = (bando: Bando = stored, options: ScreenOptions = {}) => {
  const path = `/bando/${bando._id}?modifica=tutto`
  return renderScreen(<Detail />, { bandi: [bando], path, pattern: '/bando/:id', usr: editore, ...options })
}
const create = (options: ScreenOptions = {}) =>
  renderScreen(<List />, { path: '/bandi?nuovo=1', usr: editore, ...options })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const pageGoes = () => window.dispatchEvent(new Event('pagehide'))
const RESUMED = /^Bozza del \d\d\/\d\d\/\d{4}, \d\d:\d\d: ripresa\./

/** Writes into the form, and the page is loaded again. */
async function typed({ user, unmount }: ReturnType<typeof edit>) {
  await user.type(await field('Titolo'), ' 2027')
  await user.click(screen.getByRole('button', { name: 'Aggiungi un costo' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Costo' }), 'Costo del personale')
  pageGoes()
  unmount()
}

beforeEach(() => localStorage.clear())

it('is taken up again after a reload, saved with the form, and then gone', async () => {
  await typed(edit())
  const { user, writes } = edit()
  expect(await field('Titolo')).toHaveValue('Voucher 2027')
  expect(screen.getByText(RESUMED)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Costo' })).toHaveDisplayValue('Costo del personale')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await waitFor(() => expect(writes).toHaveLength(1))
  const set = { 'data.titolo': 'Voucher 2027', 'data.costi': [{ voce: 'Costo del personale' }] }
  expect(writes).toMatchObject([{ patch: { set, unset: [] }, base: 1 }])
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(localStorage).toHaveLength(0)
})

it('is kept of a new grant too, until it is discarded', async () => {
  await typed(create())
  const { user } = create()
  expect(await field('Titolo')).toHaveValue(' 2027')
  await user.click(screen.getByRole('button', { name: 'Scarta bozza' }))
  const question = screen.getByRole('alertdialog', { name: 'Scarta bozza' })
  await user.click(within(question).getByRole('button', { name: 'Scarta bozza' }))
  expect(await field('Titolo')).toHaveValue('')
  expect(localStorage).toHaveLength(0)
})

it('says of a draft of an older version what it left as it is now, and writes onto the present version', async () => {
  await typed(edit())
  const { user, writes } = edit(newer)
  expect(await field('Titolo')).toHaveValue('Voucher digitale')
  expect(await field(/^Pagina ufficiale/)).toHaveValue('https://esempio.test')
  const note = screen.getByText(/di una versione precedente: ripresa/)
  expect(note).toHaveTextContent('Non ho sovrascritto: Titolo.')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await waitFor(() => expect(writes).toHaveLength(1))
  const set = { 'data.costi': [{ voce: 'Costo del personale' }] }
  expect(writes).toEqual([expect.objectContaining({ patch: { set, unset: [] }, base: 2 })])
})

it('belongs to one person, one tenant and one grant', async () => {
  await typed(edit())
  const [key] = Object.keys(localStorage)
  expect(key).toBe(`bandiera.bozza/localhost/${editore._id}/bandi/${stored._id}`)
  const other = edit(stored, { usr: unUsr('admin') })
  expect(await field('Titolo')).toHaveValue('Voucher')
  other.unmount()
  edit(unBando({ data: { titolo: 'Un altro' } }))
  expect(await field('Titolo')).toHaveValue('Un altro')
  expect(screen.queryByText(RESUMED)).toBeNull()
})
