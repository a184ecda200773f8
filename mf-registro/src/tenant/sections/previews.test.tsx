import { renderScreen, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Preview, PreviewContents } from '../form.tsx'
import { aGeneration, aRegistry, aServer, aTenant, type RegistryAnswers } from '../../parts/testing/server.ts'
import { Component } from '../detail.screen.tsx'

const PATH = '/api/registro/anteprime'
const preview: Preview = {
  id: 'a1',
  tenant: 'uno.test',
  ruolo: 'gestore',
  generazione: 2,
  chi: 'Ada',
  perche: 'riunione',
  fino: '2026-11-20T12:00:00Z',
}
const contents: PreviewContents = {
  moduli: [{ id: 'mf-bandi', versione: '1.0.0' }],
  menu: [{ modulo: 'mf-bandi', voce: 'Bandi', indirizzo: '/bandi', seVede: 'bandi' }],
  pagine: [],
  comandi: [],
  riquadri: [{ modulo: 'mf-bandi', slot: 'azienda.scheda', titolo: 'Incroci' }],
}
const answers = (anteprime: Preview[]) => ({
  [PATH]: { anteprime, anteprima: preview, indirizzo: 'http://uno.test/#anteprima=abc' },
  [`${PATH}/contenuto`]: { contenuto: contents },
})

function open(over: Partial<RegistryAnswers> = {}) {
  const registro = aRegistry({ tenant: [aTenant('uno.test')] })
  const generazioni = [aGeneration(2), aGeneration(1)]
  const server = aServer({ registro, generazioni, others: answers([]), ...over })
  const options = {
    usr: unUsr('admin'),
    path: '/registro/clienti/uno.test',
    pattern: '/registro/clienti/:id',
    request: server.request,
  }
  return { ...server, ...renderScreen(<Component />, options) }
}

it('opens as a role with an earlier choice, says beforehand what would be there, and tells the address once', async () => {
  const { user, posted } = open()
  await user.click(await screen.findByRole('button', { name: 'Apri un’anteprima' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anteprima di uno.test' }))
  await user.click(dialog.getByRole('button', { name: 'Apri un’anteprima' }))
  expect((await dialog.findAllByText('Scegli un ruolo')).length).toBeGreaterThan(0)
  await user.selectOptions(dialog.getByLabelText('Come chi'), 'Gestore')
  const there = within(await dialog.findByRole('region', { name: 'Che cosa ci sarebbe' }))
  expect(there.getByText('Bandi (solo con dei dati)')).toBeVisible()
  expect(there.getByText('Un’azienda').nextElementSibling).toHaveTextContent('Incroci')
  await user.selectOptions(dialog.getByLabelText('Con i moduli di'), 'Scelta 1: motivo 1')
  await user.selectOptions(dialog.getByLabelText('Per quanto'), '4 ore')
  await user.type(dialog.getByLabelText('Perché lo fai'), 'riunione')
  await user.click(dialog.getByRole('button', { name: 'Apri un’anteprima' }))
  const link = await screen.findByRole('link', { name: 'Aprila' })
  expect(link).toHaveAttribute('href', 'http://uno.test/#anteprima=abc')
  const body = { tenant: 'uno.test', ruolo: 'gestore', generazione: 1, minuti: 240, perche: 'riunione' }
  expect(posted).toEqual([{ path: PATH, body }])
})

it('keeps what was typed when it is refused, with the reason', async () => {
  const { user, said } = open()
  await user.click(await screen.findByRole('button', { name: 'Apri un’anteprima' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Come chi'), 'Editore')
  await user.type(dialog.getByLabelText('Perché lo fai'), 'riunione')
  said.others[PATH] = 'Il portale uno.test non è di questo server: controlla il nome.'
  await user.click(dialog.getByRole('button', { name: 'Apri un’anteprima' }))
  expect(await dialog.findByText(/non è di questo server/)).toBeVisible()
  expect(dialog.getByLabelText('Perché lo fai')).toHaveValue('riunione')
})

it('lists those of this tenant that go on, and ends one with a press', async () => {
  const there = { ...preview, id: 'a2', tenant: 'due.test', perche: 'altrove' }
  const { user, posted, said } = open({ others: answers([preview, there]) })
  const row = await screen.findByRole('row', { name: /^Gestore scelta 2 .* Ada riunione/ })
  expect(screen.queryByText('altrove')).toBeNull()
  said.others[PATH] = { anteprime: [] }
  await user.click(within(row).getByRole('button', { name: 'Chiudi l’anteprima come gestore' }))
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Anteprime aperte' })).toBeNull())
  expect(posted).toEqual([{ path: `${PATH}/a1`, body: null }])
  expect(screen.getByText(/^Nessuna anteprima aperta/)).toBeVisible()
})

it('says so when the previews cannot be read, and leaves the rest of the page alone', async () => {
  open({ others: { [PATH]: 'Il server non risponde.' } })
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Scelte' })).toBeVisible()
})
