import { addDays, dayInRome, type Criterio } from '@bandiera/domain'
import { someSettings, renderScreen, unaAzienda, unBando, type ScreenOptions } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { Component as SchedaAzienda } from './azienda-tab.tsx'
import { Component as SchedaBando } from './bando-tab.tsx'

const in40 = addDays(dayInRome(), 40)
const bando = (titolo: string, ...criteri: Criterio[]) => unBando({ data: { titolo, dataChiusura: in40, criteri } })
const lombardia: Criterio = { id: 't', tipo: 'territorio', regioni: ['03'] }
const puglia: Criterio = { id: 't', tipo: 'territorio', regioni: ['16'] }
const nucleo: Criterio[] = [
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'classe', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media'] },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
]
const azienda = unaAzienda({ ragioneSociale: 'Rossi Srl' })
const names = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

describe('on the page of a company', () => {
  const open = (options: ScreenOptions) =>
    renderScreen(<SchedaAzienda aziendaId={azienda._id} />, { aziende: [azienda], ...options })

  it('shows its five best grants, without closed ones, and a link to all', () => {
    const chiuso = unBando({ data: { titolo: 'Chiuso', dataChiusura: '2020-01-01', criteri: [lombardia, ...nucleo] } })
    const many = Array.from({ length: 6 }, (_, i) => bando(`Altro ${i}`, puglia, ...nucleo))
    open({ bandi: [chiuso, ...many, bando('Adatto', lombardia, ...nucleo)] })
    expect(names()[0]).toBe('Adatto')
    expect(names()).toHaveLength(5)
    expect(names()).not.toContain('Chiuso')
    expect(screen.getByRole('link', { name: 'Vedi tutti gli incroci (7)' })).toHaveAttribute(
      'href',
      `/incroci?azienda=${azienda._id}`,
    )
    expect(screen.getByRole('link', { name: 'Crea pratica: Adatto' })).toBeVisible()
  })

  it('shows the nearest ones with what blocks them, when none fits', () => {
    open({ bandi: [bando('Lontano', puglia, ...nucleo)] })
    expect(screen.getByText(/Oggi nessun bando aperto è adatto/)).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(/Blocca.*in Puglia/)
  })

  it('says that there is nothing to match yet', () => {
    open({ bandi: [] })
    expect(screen.getByText(/nessun bando pubblicato/)).toBeVisible()
  })
})

describe('on the page of a grant', () => {
  const digitale = bando(
    'Digitale',
    { id: 'o', tipo: 'obiettivo', ammessi: ['Digitalizzazione'] },
    lombardia,
    ...nucleo,
  )
  const settings = someSettings({ esigenze: [{ id: 'e', nome: 'Digitale', obiettivi: ['Digitalizzazione'] }] })

  it('shows the companies that it suits, why each, and a link to all', async () => {
    const { user } = renderScreen(<SchedaBando bandoId={digitale._id} />, { aziende: [azienda], bandi: [digitale] })
    expect(names()).toEqual(['Rossi Srl'])
    await user.click(screen.getByRole('button', { name: 'Criteri: Rossi Srl' }))
    expect(screen.getByRole('table')).toHaveTextContent('Manca: Esigenze')
    expect(screen.getByRole('link', { name: 'Vedi tutte le aziende, anche le non ammissibili (1)' })).toHaveAttribute(
      'href',
      `/incroci?tab=bando&bando=${digitale._id}`,
    )
  })

  it('says how many companies may take part, and leads to these alone', () => {
    const altra = unaAzienda({ ragioneSociale: 'Verdi Srl', partitaIva: '12345678903' })
    renderScreen(<SchedaBando bandoId={digitale._id} />, { aziende: [azienda, altra], bandi: [digitale] })
    expect(screen.getByRole('link', { name: '2 aziende da verificare' })).toHaveAttribute(
      'href',
      `/incroci?tab=bando&bando=${digitale._id}&f=esito:in:ammissibile,da_verificare`,
    )
  })

  it('has no count of companies when none fits', () => {
    const lontano = bando('Lontano', puglia, ...nucleo)
    renderScreen(<SchedaBando bandoId={lontano._id} />, { aziende: [azienda], bandi: [lontano] })
    expect(screen.getByText(/Oggi nessuna azienda è adatta/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^\d+ aziend/ })).toBeNull()
  })

  it('becomes a match as soon as the company has the need', () => {
    const { feed } = renderScreen(<SchedaBando bandoId={digitale._id} />, {
      aziende: [azienda],
      bandi: [digitale],
      settings,
    })
    expect(screen.getByRole('listitem')).toHaveTextContent('Da verificare')
    feed.update('aziende', { ...azienda, esigenze: [{ esigenzaId: 'e', stato: 'aperta' }] })
    expect(screen.getByRole('listitem')).toHaveTextContent(/Ammissibile.*100/)
  })
})
