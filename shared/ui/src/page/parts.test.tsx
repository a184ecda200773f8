import '@testing-library/jest-dom'
import { act, screen } from '@testing-library/react'
import { renderUi } from '../test/render-ui.tsx'
import { countText } from '../texts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { EmptyState, ErrorState } from '../states/empty-state.tsx'
import { EsitoChip, CriterioEsitoChip } from '../chips/esito-chip.tsx'
import { Facts } from './facts.tsx'
import { Page, Section } from './page.tsx'
import { PortalIcon } from '../icons/portal-icon.tsx'
import { BandoStateChip } from '../chips/bando-state-chip.tsx'
import { UrlTabs } from './url-tabs.tsx'

it.each([
  ['ammissibile', 'Ammissibile'],
  ['da_verificare', 'Da verificare'],
  ['non_ammissibile', 'Non ammissibile'],
] as const)('writes the verdict %s with a word and an icon, never colour alone', (esito, word) => {
  const { container } = renderUi(<EsitoChip esito={esito} />)
  expect(container).toHaveTextContent(word)
  expect(container.querySelector('svg[aria-hidden="true"]')).not.toBeNull()
})

it('writes the outcome of a criterion', () => {
  const { container } = renderUi(<CriterioEsitoChip esito="si" />)
  expect(container).toHaveTextContent('Sì')
})

it.each([
  ['in_chiusura', 12, 'In chiusura · 12 giorni'],
  ['in_chiusura', 1, 'In chiusura · 1 giorno'],
  ['in_chiusura', 0, 'In chiusura · scade oggi'],
  ['in_apertura', 19, 'In apertura · tra 19 giorni'],
  ['aperto', 90, 'Aperto'],
  ['non_noto', null, 'Date non note'],
  ['in_apertura', 0, 'In apertura · apre oggi'],
] as const)('writes the state %s with %s days as %s', (stato, giorni, text) => {
  const { container } = renderUi(<BandoStateChip giorni={giorni} stato={stato} />)
  expect(container).toHaveTextContent(new RegExp(`^${text}$`))
})

it.each([
  ['in_apertura', 'Apre oggi alle 10:00'],
  ['in_chiusura', 'Chiude oggi alle 10:00'],
] as const)('says the hour of today at which one that is %s goes on', (stato, text) => {
  const { container } = renderUi(<BandoStateChip giorni={0} ora="10:00" stato={stato} />)
  expect(container).toHaveTextContent(new RegExp(`^${text}$`))
})

it('gives a page one heading that can take focus, its facts and its actions', () => {
  renderUi(
    <Page actions={<button>Nuova</button>} facts="300 aziende" title="Aziende">
      <Section title="Sedi">
        <Facts
          items={[
            { label: 'Comune', value: 'Bari' },
            { label: 'CAP', value: null },
          ]}
        />
      </Section>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Aziende' })).toHaveAttribute('tabindex', '-1')
  expect(screen.getByRole('region', { name: 'Sedi' })).toHaveTextContent('ComuneBariCAP—')
})

it('asks with focus on the harmless answer, and takes Esc as no', async () => {
  const onAnswer = jest.fn()
  const { user } = renderUi(<ConfirmDialog onAnswer={onAnswer} open text="Elimini l’azienda?" title="Conferma" />)
  expect(screen.getByRole('alertdialog', { name: 'Conferma' })).toHaveAccessibleDescription('Elimini l’azienda?')
  expect(screen.getByRole('button', { name: 'Annulla' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(onAnswer).toHaveBeenCalledWith(false)
  await user.click(screen.getByRole('button', { name: 'Conferma' }))
  expect(onAnswer).toHaveBeenLastCalledWith(true)
})

it('keeps the chosen tab in the address, the first one unwritten', async () => {
  const tabs = [
    { id: 'a', label: 'Anagrafica', content: <p>dati</p> },
    { id: 'b', label: 'Bilanci', content: <p>conti</p> },
  ]
  const { user, search } = renderUi(<UrlTabs label="Azienda" tabs={tabs} />, '/?tab=b&x=1')
  expect(screen.getByRole('tabpanel', { name: 'Bilanci' })).toHaveTextContent('conti')
  await user.click(screen.getByRole('tab', { name: 'Anagrafica' }))
  expect(screen.getByRole('tabpanel', { name: 'Anagrafica' })).toHaveTextContent('dati')
  expect(search()).toBe('?x=1')
})

it('the last press wins, also one on the tab that is drawn while another is opening', () => {
  const tabs = ['Anagrafica', 'Bilanci'].map((label) => ({ id: label, label, content: <p>{label}</p> }))
  const { search } = renderUi(<UrlTabs label="Azienda" tabs={tabs} />)
  act(() => {
    screen.getByRole('tab', { name: 'Bilanci' }).click()
    screen.getByRole('tab', { name: 'Anagrafica' }).click()
  })
  expect(screen.getByRole('tabpanel', { name: 'Anagrafica' })).toBeVisible()
  expect(search()).toBe('')
})

it('draws a neutral icon for a name it does not know, inherited ones included', () => {
  const { container } = renderUi(<PortalIcon name="constructor" />)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})

it.each([
  [1, 1, '1 azienda'],
  [0, 0, '0 aziende'],
  [3, 12, '3 di 12 aziende'],
])('counts %i of %i', (visibili, totale, text) => {
  expect(countText({ uno: 'azienda', molti: 'aziende' }, visibili, totale)).toBe(text)
})

it('gives an empty or failed page the heading that every page has, and a part of a page a smaller one', () => {
  renderUi(
    <>
      <EmptyState title="Bando non trovato" whole />
      <ErrorState text="Riprova tra poco" title="Pratiche non risponde" />
    </>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Bando non trovato' })).toHaveAttribute('tabindex', '-1')
  expect(screen.getByRole('heading', { level: 2, name: 'Pratiche non risponde' })).toBeInTheDocument()
})
