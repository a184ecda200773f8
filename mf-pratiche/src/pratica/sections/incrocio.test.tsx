import { renderScreen, unaAzienda, unaPratica, unBando, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

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

it('judges a comune that is no more by its successor when it is asked for again', async () => {
  const { user, writes } = render({
    aziende: [{ ...azienda, sedi: [{ tipo: 'legale', comune: '037004', comuneNome: 'Bazzano' }] }],
    bandi: [{ ...bando, data: { ...bando.data, criteri: [{ id: 'dove', tipo: 'territorio', comuni: ['037061'] }] } }],
    variazioni: { '037004': { dal: '2014-01-01', in: '037061' } },
  })
  await user.click(screen.getByRole('button', { name: 'Ricalcola' }))
  await screen.findAllByText('Da verificare')
  const dove = {
    valore: 'si',
    valoreAzienda: 'Bazzano (Emilia-Romagna, dal 01/01/2014 parte del comune 037061), sede legale',
  }
  expect(writes).toMatchObject([{ patch: { set: { incrocio: { criteri: expect.arrayContaining([expect.objectContaining(dove)]) } } } }]) // prettier-ignore
})

it('stays as it is for users who only read the case file', () => {
  render({
    pratiche: [{ ...pratica, extra: 'g2@esempio.test' }],
    usr: unUsr('gestore', { _id: '655f0a04eeeeeeeeeeeeeeee' }),
  })
  expect(screen.getByText('Una sede in Puglia')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ricalcola' })).toBeNull()
})
