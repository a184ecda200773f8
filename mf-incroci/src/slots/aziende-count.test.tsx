import { addDays, dayInRome, type BandoData } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando } from '@bandiera/testing'
import { waitFor } from '@testing-library/react'
import { Component } from './aziende-count.tsx'

const today = dayInRome()
const bando = (regione: string, over: Partial<BandoData> = {}) =>
  unBando({
    data: {
      titolo: 'Voucher',
      dataApertura: addDays(today, -5),
      dataChiusura: addDays(today, 30),
      criteri: [
        { id: 'dove', tipo: 'territorio', regioni: [regione] },
        { id: 'settore', tipo: 'ateco', tutti: true },
        { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
        { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
      ],
      ...over,
    },
  })

it('reports how many grants that are not closed fit each company, and again when one changes', async () => {
  const milano = unaAzienda()
  const lontano = bando('16')
  const reported: ReadonlyMap<string, number>[] = []
  const report = (perAzienda: ReadonlyMap<string, number>) => reported.push(perAzienda)
  const bandi = [bando('03'), bando('03', { dataChiusura: addDays(today, -1) }), lontano]
  const { feed } = renderScreen(<Component report={report} />, { aziende: [milano], bandi })
  await waitFor(() => expect(reported.at(-1)?.get(milano._id)).toBe(1))
  feed.update('bandi', { ...lontano, data: bando('03').data })
  await waitFor(() => expect(reported.at(-1)?.get(milano._id)).toBe(2))
})
