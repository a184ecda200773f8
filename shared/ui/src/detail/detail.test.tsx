import '@testing-library/jest-dom'
import { screen, within } from '@testing-library/react'
import { renderUi } from '../test/render-ui.tsx'
import { DetailPage } from './detail-page.tsx'
import { Steps } from './steps.tsx'
import { Timeline } from './timeline.tsx'

const tabs = [
  { id: 'dati', label: 'Dati', content: <p>i dati</p> },
  { id: 'storico', label: 'Storico', content: <p>lo storico</p> },
]

it('shows header, key facts, main action, side column, and the tab of the address', async () => {
  const { user, search } = renderUi(
    <DetailPage
      above={<a href="/x">Tutte</a>}
      actions={<button>Modifica</button>}
      aside={<p>scadenze</p>}
      chips={<b>Aperta</b>}
      facts="dal 2 novembre"
      label="Schede"
      tabs={tabs}
      title="Pratica 12"
    />,
    '/?tab=storico',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Pratica 12' })).toHaveAttribute('tabindex', '-1')
  for (const text of ['Tutte', 'Aperta', 'dal 2 novembre', 'scadenze', 'lo storico'])
    expect(screen.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Dati' }))
  expect(screen.getByText('i dati')).toBeVisible()
  expect(search()).toBe('')
})

it('has what must be seen first before the side column and the tabs', () => {
  renderUi(
    <DetailPage aside={<p>scadenze</p>} label="Schede" notice={<p>da controllare</p>} tabs={tabs} title="Bando" />,
  )
  const first = screen.getByText('da controllare')
  for (const later of [screen.getByText('scadenze'), screen.getByRole('tablist')])
    expect(first.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('writes of each change when, who, and what each field was and is', () => {
  const campi = [
    { campo: 'importo', etichetta: 'Importo', prima: '40 €', dopo: '55 €' },
    { campo: 'cup', etichetta: 'Codice CUP', prima: '', dopo: 'B12' },
  ]
  const entries = [{ id: '1', quando: '2026-03-05T14:07:00Z', chi: 'Gina Galli', titolo: 'Modificati 2 dati', campi }]
  renderUi(<Timeline entries={entries} />)
  const list = within(screen.getByRole('list', { name: 'Cronologia' }))
  expect(list.getByText('05/03/2026 15:07')).toHaveAttribute('datetime', '2026-03-05T14:07:00Z')
  const changes = list.getAllByRole('listitem').slice(1)
  expect(changes.map((one) => one.textContent)).toEqual([
    'Importo:  prima40 € →  dopo55 €',
    'Codice CUP:  primavuoto →  dopoB12',
  ])
})

it('says that nothing happened yet, that it is loading, and what went wrong with a way to try again', async () => {
  const { unmount } = renderUi(<Timeline entries={[]} />)
  expect(screen.getByText('Non c’è ancora nessuna modifica.')).toBeVisible()
  unmount()
  const second = renderUi(<Timeline entries={[]} loading />)
  expect(screen.getByRole('status')).toHaveTextContent('Caricamento…')
  second.unmount()
  const onRetry = jest.fn()
  const { user } = renderUi(<Timeline entries={[]} error={{ text: 'Il server non risponde.', onRetry }} />)
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Riprova' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('tells each step by a word and marks the present one', () => {
  renderUi(
    <Steps
      label="Stato della pratica"
      steps={[
        { id: 'a', label: 'Bozza', stato: 'fatto' },
        { id: 'b', label: 'Inviata', stato: 'attuale' },
        { id: 'c', label: 'Integrazione', stato: 'saltato' },
        { id: 'd', label: 'Chiusa', stato: 'prossimo' },
      ]}
    />,
  )
  const steps = within(screen.getByRole('list', { name: 'Stato della pratica' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Bozza (fatto)',
    'Inviata 2 di 4 (attuale)',
    'Integrazione (saltato)',
    'Chiusa (da fare)',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
})
