import { addDays, dayInRome } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { type ScreenOptions, renderScreen, unaAzienda, unaPratica, unBando, unUsr } from '@bandiera/testing'
import { screen, waitFor } from '@testing-library/react'
import { Component } from './create-many.tsx'

const later = addDays(dayInRome(), 30)
const [alfa, beta, gamma] = ['Alfa', 'Beta', 'Gamma'].map((ragioneSociale) => unaAzienda({ ragioneSociale }))
const voucher = unBando({ data: { titolo: 'Voucher', dataChiusura: later } })
const closed = unBando({ data: { titolo: 'Fiere chiuse', dataChiusura: '2020-01-31' } })
const foreign = unBando({ data: { titolo: 'Di altri', dataChiusura: later, gestori: ['655f0a0fffffffffffffffff'] } })
const theirs = [
  unaPratica({ aziendaId: alfa!._id, bandoId: voucher._id, stato: 'inviata' }),
  unaPratica({ aziendaId: beta!._id, bandoId: voucher._id, stato: 'respinta' }),
]

function open(options: ScreenOptions = {}) {
  const ended: boolean[] = []
  const ids = [alfa, beta, gamma].map((one) => one!._id)
  const result = renderScreen(<Component aziende={ids} onDone={(done) => ended.push(done)} />, {
    aziende: [alfa!, beta!, gamma!],
    bandi: [voucher, closed, foreign],
    pratiche: theirs,
    ...options,
  })
  return { ended, ...result }
}
async function choose(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('combobox', { name: /Bando/ }))
  await user.click(await screen.findByRole('option', { name: 'Voucher' }))
}
const submit = () => screen.getByRole('button', { name: 'Crea pratiche' })

it('offers the open grants that all of these companies may ask for', async () => {
  const { user } = open()
  expect(screen.getByRole('dialog', { name: 'Crea pratiche per 3 aziende' })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: /Bando/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Voucher'])
})

it('leaves out a company that has an open one for the grant, says so, and takes all of them back with one press', async () => {
  const { user, writes, notices, ended } = open()
  await choose(user)
  expect(await screen.findByText(/già una pratica aperta per questo bando: Alfa\.$/)).toBeVisible()
  await user.click(submit())
  await waitFor(() => expect(ended[0]).toBe(true))
  expect(writes).toMatchObject([
    { op: 'insert', coll: 'pratiche', doc: { bandoId: voucher._id, titolo: 'Voucher', stato: 'bozza' } },
    {
      op: 'insert',
      coll: 'pratiche',
      doc: { bandoId: voucher._id, incrocio: { esito: expect.any(String) as string } },
    },
  ])
  expect(writes.map(({ id }) => id.split('-')[1])).toEqual([beta!._id, gamma!._id])
  expect(notices).toMatchObject([{ text: '2 pratiche create. Ne aveva già una: Alfa.', action: { label: 'Annulla' } }])
})

it('names each that the server refused with its reason, and keeps the window', async () => {
  let n = 0
  const refuse = () => ((n += 1) === 1 ? new WriteError('PRATICA_BANDO', 'Il gestore non ha questo bando.') : undefined)
  const { user, notices, ended } = open({ refuse })
  await choose(user)
  await user.click(submit())
  expect(await screen.findByText(/^Pratiche non create. Beta: Il gestore non ha questo bando/)).toBeVisible()
  expect(notices).toMatchObject([{ text: '1 pratica creata. Ne aveva già una: Alfa.' }])
  expect(ended).toEqual([])
})

it('offers no way back to a professionista, who may not delete case files', async () => {
  const usr = unUsr('professionista')
  const mine = (one: typeof alfa) => ({ ...one!, professionisti: [usr._id] })
  const { user, notices } = open({ usr, aziende: [mine(alfa), mine(beta), mine(gamma)] })
  await choose(user)
  await user.click(submit())
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices[0]).not.toHaveProperty('action')
})

it('says so when all of them have one', async () => {
  const all = [beta, gamma].map((one) => unaPratica({ aziendaId: one!._id, bandoId: voucher._id }))
  const { user, writes } = open({ pratiche: [theirs[0]!, ...all] })
  await choose(user)
  await user.click(submit())
  expect(await screen.findByText(/^Hanno già tutte una pratica aperta per questo bando/)).toBeVisible()
  expect(writes).toEqual([])
})
