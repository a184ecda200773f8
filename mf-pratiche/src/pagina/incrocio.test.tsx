import { renderScreen, unaAzienda, unaPratica, unBando, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from '../screens/pratica-detail.screen.tsx'

const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl' })
const bando = unBando({ data: { titolo: 'Voucher' } })
const incrocio = {
  esito: 'ammissibile' as const,
  punteggio: 80,
  criteri: [{ tipo: 'territorio', valore: 'si' as const, regola: 'Una sede in Puglia', valoreAzienda: 'Bari' }],
  quando: '2026-03-01T08:00:00Z',
}
const pratica = unaPratica({ aziendaId: azienda._id, bandoId: bando._id, incrocio })
const render = (options: object = {}) =>
  renderScreen(<Component />, {
    aziende: [azienda],
    bandi: [bando],
    pratiche: [pratica],
    request: () => Response.json({ byte: 1000, estensioni: ['pdf'] }),
    path: `/pratica/${pratica._id}`,
    pattern: '/pratica/:pId',
    ...options,
  })

it('shows the verdict as it was on the day of the case file, and asks for it again with one press', async () => {
  const { user, writes, notices } = render()
  const photo = within(screen.getByRole('region', { name: 'Incrocio' }))
  expect(photo.getByText('Ammissibile')).toBeVisible()
  expect(photo.getByText('Fotografia del 01/03/2026')).toBeVisible()
  expect(photo.getByText('Una sede in Puglia')).toBeVisible()
  await user.click(photo.getByRole('button', { name: 'Ricalcola' }))
  expect(writes).toMatchObject([
    { patch: { set: { incrocio: { esito: 'da_verificare', quando: expect.any(String) } } } },
  ])
  expect(notices).toMatchObject([{ text: 'Incrocio ricalcolato' }])
  expect(await photo.findAllByText('Da verificare')).not.toHaveLength(0)
})

it('stays as it is for who only reads the case file', () => {
  render({
    pratiche: [{ ...pratica, extra: 'g2@esempio.test' }],
    usr: unUsr('gestore', { _id: '655f0a04eeeeeeeeeeeeeeee' }),
  })
  expect(screen.getByText('Una sede in Puglia')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ricalcola' })).toBeNull()
})
