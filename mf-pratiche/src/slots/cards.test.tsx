import { addDays, dayInRome } from '@bandiera/domain'
import { renderScreen, unaAzienda, unaPratica, unUsr } from '@bandiera/testing'
import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { PraticheList } from '../pratiche/list.screen.tsx'
import { Component as Compiti } from './tasks-card.tsx'
import { Component as Mancanti } from './missing-card.tsx'
import { Component as Mesi } from './months-card.tsx'
import { Component as Scadenze } from './deadlines-card.tsx'
import { Component as Stati } from './states-card.tsx'
import { Component as Successo } from './success-card.tsx'

const usr = unUsr('gestore')
const today = dayInRome(new Date())
const due = (days: number) => ({ scadenze: [{ tipo: 'invio' as const, data: addDays(today, days) }] })
const task = (days: number, per = usr._id) => ({
  attivita: [{ testo: 'Rileggere', per, entro: addDays(today, days), fatta: false }],
})
const [rossi, verdi] = [unaAzienda({ ragioneSociale: 'Rossi' }), unaAzienda({ ragioneSociale: 'Verdi' })]
const waits = (voce: string, aziendaId: string, stato: 'bozza' | 'annullata' = 'bozza') =>
  unaPratica({ aziendaId, stato, checklist: [{ id: voce, voce, obbligatoria: true, stato: 'manca' }] })
const sent = { stato: 'inviata', dataInvio: today, agevolazioneRichiesta: 1000 } as const
const pratiche = [
  waits('Visura', rossi._id),
  waits('DURC', rossi._id),
  waits('Visura', verdi._id),
  waits('Visura', verdi._id, 'annullata'),
  unaPratica({ stato: 'integrazione_richiesta' }),
  unaPratica(sent),
  unaPratica({ ...sent, dataInvio: addDays(today, -400) }),
  unaPratica({
    stato: 'chiusa',
    dataConcessione: today,
    agevolazioneConcessa: 2000,
    compenso: { fisso: 30, percentuale: 1 },
  }),
  unaPratica({ stato: 'concessa', dataConcessione: today, agevolazioneConcessa: 500 }),
  unaPratica({ stato: 'bozza', ...due(-2), ...task(-3) }),
  unaPratica({ stato: 'istruttoria', ...due(3), ...task(2) }),
  unaPratica({ stato: 'istruttoria', ...due(20), ...task(1, 'collega') }),
  unaPratica({ stato: 'pronta', ...due(60) }),
  unaPratica({ stato: 'respinta', ...task(-9) }),
  unaPratica({ stato: 'concessa', dataInvio: today, agevolazioneRichiesta: 9, dataConcessione: today }),
  unaPratica({ stato: 'chiusa', storico: [{ da: 'ammessa', a: 'concessa', quando: today, chi: usr._id }] }),
]

const aziende = [rossi, verdi]

it.each<[string, ComponentType, number]>([
  ['tasks', Compiti, 2],
  ['deadlines', Scadenze, 4],
  ['missing documents', Mancanti, 3],
  ['money', Mesi, 3],
  ['states', Stati, 5],
  ['decisions', Successo, 2],
])(
  'each number of the %s opens the list that holds exactly what it counts',
  async (_name, Widget, least) => {
    renderScreen(<Widget />, { usr, pratiche, aziende })
    const found = screen.getAllByRole<HTMLAnchorElement>('link').flatMap((link) => {
      const path = link.getAttribute('href') ?? ''
      const text = link.closest('li')?.textContent ?? ''
      const [number] = /^\d+(?! [%€])\b|\d+(?= pratic)|\d+$/.exec(text) ?? []
      return path.startsWith('/pratiche?') && number ? [{ text, path, number: Number(number) }] : []
    })
    expect(found.length).toBeGreaterThanOrEqual(least)
    for (const { text, path, number } of found) {
      cleanup()
      renderScreen(<PraticheList mayInsert />, { usr, pratiche, aziende, path })
      expect([text, screen.queryAllByRole('rowheader').length]).toEqual([text, number])
    }
  },
  60_000,
)

it('shows for each amount of a year what the case files that it opens come to, and the fee of those granted', () => {
  renderScreen(<Mesi />, { usr, pratiche })
  const lines = within(screen.getByRole('list', { name: 'Importi degli ultimi 12 mesi' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Richiesto2 pratiche1.009 €',
    'Concesso2 pratiche2.500 €',
    'Compensi1 pratica50 €',
  ])
  expect(screen.getByRole('link', { name: /^2\.500\s€ concessi negli ultimi 12 mesi$/ })).toBeVisible()
})

it('names what each client has to send, those with most case files that wait first', () => {
  renderScreen(<Mancanti />, { usr, pratiche, aziende })
  const lines = within(screen.getByRole('list', { name: 'Documenti mancanti per azienda' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual(['RossiDURC, Visura2 pratiche', 'VerdiVisura1 pratica'])
})

it('a month of the chart opens what was asked for or granted in it', async () => {
  const { user } = renderScreen(<Mesi />, { usr, pratiche })
  await user.click(screen.getByRole('button', { name: 'Mostra come tabella' }))
  const month = within(screen.getByRole('table')).getAllByRole('link').at(-1)
  const path = month?.getAttribute('href') ?? ''
  cleanup()
  renderScreen(<PraticheList mayInsert />, { usr, pratiche, path })
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
  expect(screen.getByRole('button', { name: /^Filtro Richiesta o concessa nel mese/ })).toBeVisible()
})

it.each<[ComponentType, RegExp]>([
  [Compiti, /Nessun compito aperto per te\. I compiti si aggiungono/],
  [Scadenze, /Nessuna scadenza nei prossimi 30 giorni\. Le date si aggiungono/],
  [Mancanti, /Nessun documento da chiedere ai clienti\. Quelli che servono/],
  [Mesi, /nessuna pratica è stata inviata o concessa/],
])('says what to do while there is nothing to count (%#)', (Widget, text) => {
  renderScreen(<Widget />, { usr })
  expect(screen.getByText(text)).toBeVisible()
})
