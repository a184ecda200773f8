import { addDays, dayInRome } from '@bandiera/domain'
import { renderScreen, unaPratica, unUsr } from '@bandiera/testing'
import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { PraticheList } from '../pratiche/list.screen.tsx'
import { Component as Compiti } from './tasks-card.tsx'
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
const pratiche = [
  unaPratica({ stato: 'bozza', ...due(-2), ...task(-3) }),
  unaPratica({ stato: 'istruttoria', ...due(3), ...task(2) }),
  unaPratica({ stato: 'istruttoria', ...due(20), ...task(1, 'collega') }),
  unaPratica({ stato: 'pronta', ...due(60) }),
  unaPratica({ stato: 'respinta', ...task(-9) }),
  unaPratica({ stato: 'concessa', dataInvio: today, agevolazioneRichiesta: 9, dataConcessione: today }),
  unaPratica({ stato: 'chiusa', storico: [{ da: 'ammessa', a: 'concessa', quando: today, chi: usr._id }] }),
]

it.each<[string, ComponentType, number]>([
  ['tasks', Compiti, 2],
  ['deadlines', Scadenze, 3],
  ['states', Stati, 5],
  ['decisions', Successo, 2],
])(
  'each number of the %s opens the list that holds exactly what it counts',
  async (_name, Widget, least) => {
    renderScreen(<Widget />, { usr, pratiche })
    const found = screen.getAllByRole<HTMLAnchorElement>('link').flatMap((link) => {
      const path = link.getAttribute('href') ?? ''
      const text = link.closest('li')?.textContent ?? ''
      const [number] = /^\d+(?! %)\b|\d+$/.exec(text) ?? []
      return path.startsWith('/pratiche?') && number ? [{ text, path, number: Number(number) }] : []
    })
    expect(found.length).toBeGreaterThanOrEqual(least)
    for (const { text, path, number } of found) {
      cleanup()
      renderScreen(<PraticheList mayInsert />, { usr, pratiche, path })
      expect([text, screen.queryAllByRole('rowheader').length]).toEqual([text, number])
    }
  },
  60_000,
)

it('a month of the chart opens what was asked for or granted in it', async () => {
  const { user } = renderScreen(<Mesi />, { usr, pratiche })
  await user.click(screen.getByRole('button', { name: 'Mostra come tabella' }))
  const month = within(screen.getByRole('table')).getAllByRole('link').at(-1)
  const path = month?.getAttribute('href') ?? ''
  cleanup()
  renderScreen(<PraticheList mayInsert />, { usr, pratiche, path })
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /Richiesta o concessa nel mese/ })).toBeVisible()
})

it('says what to do while there is nothing to count', () => {
  renderScreen(<Compiti />, { usr })
  expect(screen.getByText(/Nessun compito aperto per te\. I compiti si aggiungono/)).toBeVisible()
})
