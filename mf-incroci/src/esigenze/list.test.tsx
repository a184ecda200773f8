import { defaultEsigenze, type Azienda, type Esigenza } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { conflictOn, someSettings, renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import modulo from '../module.ts'
import { Component } from './list.screen.tsx'

const need = (id: string, nome: string, over: Partial<Esigenza> = {}): Esigenza => ({
  id,
  nome,
  obiettivi: ['Digitalizzazione'],
  ...over,
})
const three = [
  need('a', 'Digitale', { ordine: 1 }),
  need('c', 'Estero', { ordine: 3 }),
  need('b', 'Corsi', { ordine: 2 }),
]
const withEsigenza = (esigenzaId: string): Azienda => unaAzienda({ esigenze: [{ esigenzaId, stato: 'aperta' }] })

function open(esigenze: Esigenza[] | undefined = three, options: ScreenOptions = {}) {
  const settings = someSettings({ versione: 3, ...(esigenze && { esigenze }) })
  return {
    settings,
    ...renderScreen(<Component />, { usr: unUsr('editore'), path: '/esigenze', settings, ...options }),
  }
}
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

it('opens matches to users with companies, and needs to editors of grants', () => {
  expect(modulo.routes?.map(({ path, roles }) => [path, roles?.join(' ')])).toEqual([
    ['/incroci', 'admin gestore professionista'],
    ['/esigenze', 'editore admin'],
  ])
})

it('lists the catalogue in its order, without counts for users who see no companies', async () => {
  open(three, { aziende: [withEsigenza('a')] })
  await screen.findByRole('table')
  expect(names()).toEqual(['Digitale', 'Corsi', 'Estero'])
  expect(screen.queryByRole('columnheader', { name: /Aziende/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Unisci/ })).toBeNull()
})

it('counts for an admin how many companies have each need', async () => {
  open(three, { usr: unUsr('admin'), aziende: [withEsigenza('a'), withEsigenza('a'), withEsigenza('b')] })
  expect(await screen.findByRole('row', { name: /Digitale.*2/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Corsi/ })).toHaveTextContent(/Corsi.*1/)
  expect(screen.getByRole('row', { name: /Estero/ })).toHaveTextContent(/Estero.*0/)
})

it('counts them without loading companies that are too many for a page', async () => {
  const { windows } = open(three, {
    usr: unUsr('admin'),
    aziende: [withEsigenza('a'), withEsigenza('a')],
    modes: { aziende: 'window' },
  })
  expect(await screen.findByRole('row', { name: /Digitale.*2/ })).toBeVisible()
  expect(windows).toMatchObject([{ c: 'aziende', counts: ['esigenze.esigenzaId'], n: 1 }])
})

it('starts from the base catalogue when there is none', async () => {
  const { user, writes } = open([])
  await user.click(screen.getByRole('button', { name: 'Carica catalogo base' }))
  expect(writes).toMatchObject([{ coll: 'settings', patch: { set: { esigenze: defaultEsigenze } }, base: 3 }])
  expect(names()).toHaveLength(13)
})

it('adds a need at the end with one write of its own', async () => {
  const { user, writes } = open()
  await user.click(screen.getByRole('link', { name: 'Nuova esigenza' }))
  const dialog = screen.getByRole('dialog', { name: 'Nuova esigenza' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Nome' }), 'Vendere di più')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Internazionalizzazione' }))
  await user.click(within(dialog).getByRole('button', { name: 'Salva' }))
  const esigenze = { nome: 'Vendere di più', obiettivi: ['Internazionalizzazione'], ordine: 4, attiva: true }
  expect(writes).toMatchObject([{ patch: { push: { esigenze } } }])
  expect(await screen.findByRole('link', { name: 'Vendere di più' })).toBeVisible()
})

it.each([
  ['no name', '', true, 'Scrivi il nome dell’esigenza'],
  ['a name that is taken', 'digitale', true, 'C’è già un’esigenza con questo nome'],
  ['nothing that ties it to a grant', 'Altro', false, 'Scegli almeno un obiettivo o una spesa'],
])('refuses %s at its field and keeps what was typed', async (_name, nome, tied, message) => {
  const { user, writes } = open(three, { path: '/esigenze?nuova=1' })
  const dialog = screen.getByRole('dialog', { name: 'Nuova esigenza' })
  const field = within(dialog).getByRole('textbox', { name: 'Nome' })
  if (nome) await user.type(field, nome)
  if (tied) await user.click(within(dialog).getByRole('checkbox', { name: 'Formazione' }))
  await user.click(within(dialog).getByRole('button', { name: 'Salva' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message)
  expect(field).toHaveValue(nome)
  expect(writes).toEqual([])
})

it('moves a need with one click, and writes only the places of the two that change', async () => {
  const { user, writes } = open()
  await user.click(screen.getByRole('button', { name: 'Sposta su: Estero' }))
  expect(names()).toEqual(['Digitale', 'Estero', 'Corsi'])
  expect(writes).toMatchObject([{ patch: { set: { 'esigenze.1.ordine': 2, 'esigenze.2.ordine': 3 } }, base: 3 }])
  await user.click(screen.getByRole('button', { name: 'Sposta su: Digitale' }))
  expect(writes).toHaveLength(1)
})

it('switches a need off with one click', async () => {
  const { user, writes } = open()
  await user.click(screen.getByRole('switch', { name: 'Attiva: Corsi' }))
  expect(writes).toMatchObject([{ patch: { set: { 'esigenze.2.attiva': false } }, base: 3 }])
  expect(screen.getByRole('switch', { name: 'Attiva: Corsi' })).not.toBeChecked()
})

it("does not overwrite a colleague's change: asks, and keeps the typed text", async () => {
  const refuse = conflictOn('esigenze.1.nome', 'Web')
  const { user } = open(three, { path: '/esigenze?modifica=a', refuse })
  const field = screen.getByRole('textbox', { name: 'Nome' })
  await user.type(field, ' e web')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const dialog = await screen.findByRole('dialog', { name: 'Gli stessi dati sono cambiati' })
  expect(within(dialog).getByRole('radiogroup', { name: 'Esigenza: Nome' })).toHaveTextContent('Web')
  await user.click(within(dialog).getByRole('button', { name: 'Torna al modulo' }))
  expect(field).toHaveValue('Digitale e web')
})

it('lets two people change two needs, also when the list has moved', async () => {
  const { user, feed, settings, writes } = open(three, { path: '/esigenze?modifica=a' })
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), ' e web')
  feed.update('settings', { ...settings, versione: 4, esigenze: [need('z', 'Nuova', { ordine: 9 }), ...three] })
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  // where it stood in the list of that version: the server knows it by its id
  expect(writes).toMatchObject([{ patch: { set: { 'esigenze.0.nome': 'Digitale e web' } }, base: 3 }])
})

it('says why a click was refused', async () => {
  const refuse = () => new WriteError('WRITE_ROLE', 'Non hai il permesso di modificare le impostazioni.')
  const { user, notices } = open(three, { refuse })
  await user.click(screen.getByRole('switch', { name: 'Attiva: Corsi' }))
  expect(notices).toMatchObject([{ kind: 'error', text: 'Non hai il permesso di modificare le impostazioni.' }])
  expect(screen.getByRole('switch', { name: 'Attiva: Corsi' })).toBeChecked()
})

it('merges two needs for an admin, and says how many companies follow', async () => {
  const { user, writes } = open(three, { usr: unUsr('admin'), aziende: [withEsigenza('a'), withEsigenza('a')] })
  await user.click(screen.getByRole('button', { name: 'Unisci a un’altra: Digitale' }))
  const dialog = screen.getByRole('dialog', { name: 'Unisci «Digitale» a un’altra esigenza' })
  expect(dialog).toHaveTextContent('Le 2 aziende che la usano passeranno')
  await user.click(within(dialog).getByRole('button', { name: 'Unisci' }))
  expect(await within(dialog).findByText(/Scegli l’esigenza che resta/)).toBeVisible()
  await user.type(within(dialog).getByRole('combobox', { name: 'Esigenza che resta' }), 'Corsi{Enter}')
  await user.click(within(dialog).getByRole('button', { name: 'Unisci' }))
  expect(writes).toMatchObject([{ patch: { set: { 'esigenze.0.unitaIn': 'b', 'esigenze.0.attiva': false } } }])
  expect(names()).toEqual(['Corsi', 'Estero'])
})
