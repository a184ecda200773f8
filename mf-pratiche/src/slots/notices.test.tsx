import { addDays, dayInRome } from '@bandiera/domain'
import type { AvvisoLine } from '@bandiera/platform'
import { GESTORE_ID, renderScreen, unaPratica, unUsr } from '@bandiera/testing'
import { Component } from './notices.tsx'

const today = dayInRome()
const yesterday = addDays(today, -1)

function open(pratiche: ReturnType<typeof unaPratica>[]) {
  let voci: readonly AvvisoLine[] = []
  const page = renderScreen(<Component report={(own) => (voci = own)} />, { usr: unUsr('gestore'), pratiche })
  return { ...page, testi: () => voci.map(({ titolo, testo }) => `${titolo} | ${testo}`), voci: () => voci }
}

it("reports the user's passed deadlines, with links", () => {
  const pratica = unaPratica({
    titolo: 'Voucher',
    scadenze: [
      { tipo: 'invio', data: yesterday },
      { tipo: 'invio', data: today },
    ],
    attivita: [
      { id: '1', testo: 'Chiamare la banca', per: GESTORE_ID, entro: yesterday },
      { id: '2', testo: 'Di un altro', per: 'x', entro: yesterday },
    ],
  } as never)
  const { testi, voci } = open([
    pratica,
    unaPratica({ assegnatoA: 'x', scadenze: [{ tipo: 'invio', data: yesterday }] }),
  ])
  expect(testi()).toEqual([
    expect.stringMatching(/^Voucher \| È passato il termine del .*: invio della domanda$/),
    expect.stringMatching(/^Voucher \| È passato il termine del .*: chiamare la banca$/),
  ])
  expect(voci().map(({ href }) => href)).toEqual([
    `/pratica/${pratica._id}?tab=scadenze`,
    `/pratica/${pratica._id}?tab=attivita`,
  ])
})

it('takes a line away as soon as the deadline is met', () => {
  const pratica = unaPratica({ scadenze: [{ tipo: 'invio', data: yesterday }] })
  const { testi, feed } = open([pratica])
  expect(testi()).toHaveLength(1)
  feed.update('pratiche', { ...pratica, scadenze: [{ tipo: 'invio', data: yesterday, fatta: true }] })
  expect(testi()).toEqual([])
})
