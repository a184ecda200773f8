import '@testing-library/jest-dom'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../test/render-ui.tsx'
import { PortalForm } from '../form/portal-form.tsx'
import { TextInput } from '../form/text-inputs.tsx'
import { useForm } from 'react-hook-form'
import { DetailPage } from './detail-page.tsx'
import { EditableSection } from './editable-section.tsx'
import { RecordSections } from './record-sections.tsx'

const tabs = [
  { id: 'dati', label: 'Dati', also: ['sedi', 'soci'], content: <p>i dati</p> },
  { id: 'storico', label: 'Storico', content: <p>lo storico</p> },
]

it('has the facts that decide the day, one primary action and one menu with everything else', async () => {
  const onClick = jest.fn()
  const { user } = renderUi(
    <DetailPage
      chips={<b>Attiva</b>}
      keyFacts={[
        { label: 'Partita IVA', value: '01234567897' },
        { label: 'Classe', value: null },
      ]}
      label="Schede"
      menu={[
        { id: 'stampa', label: 'Stampa', onClick },
        { id: 'elimina', label: 'Elimina', onClick: () => {}, apart: true },
      ]}
      primary={<button>Nuova pratica</button>}
      tabs={tabs}
      title="Rossi"
    />,
  )
  const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(terms).toEqual([
    ['Partita IVA', '01234567897'],
    ['Classe', '—'],
  ])
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Nuova pratica', 'Altre azioni'])
  await user.click(screen.getByRole('button', { name: 'Altre azioni' }))
  const menu = screen.getByRole('menu', { name: 'Altre azioni' })
  await user.click(within(menu).getByRole('menuitem', { name: 'Stampa' }))
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('has no menu where there is nothing else to do', () => {
  renderUi(<DetailPage label="Schede" tabs={tabs} title="Rossi" />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('opens the tab that has the section of the address', () => {
  renderUi(<DetailPage label="Schede" tabs={tabs} title="Rossi" />, '/?tab=soci')
  expect(screen.getByRole('tab', { name: 'Dati', selected: true })).toBeVisible()
  expect(screen.getByText('i dati')).toBeVisible()
})

it('opens and closes a side column that has a name, where there is little room', async () => {
  const { user } = renderUi(
    <DetailPage aside={<p>domani</p>} asideLabel="Scadenze" label="Schede" tabs={tabs} title="Rossi" />,
  )
  const line = screen.getByRole('button', { name: 'Scadenze' })
  expect(line).toHaveAttribute('aria-expanded', 'false')
  await user.click(line)
  expect(line).toHaveAttribute('aria-expanded', 'true')
})

const section = (id: string) => ({ id, label: id.toUpperCase(), content: <p>{`testo ${id}`}</p> })

it('leads from the index to a section, and takes the focus there', async () => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn()
  const { user, search } = renderUi(<RecordSections sections={['a', 'b', 'c'].map(section)} />)
  const index = within(screen.getByRole('navigation', { name: 'Sezioni di questa scheda' }))
  expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['?tab=a', '?tab=b', '?tab=c'])
  await user.click(index.getByRole('link', { name: 'B' }))
  expect(document.activeElement).toHaveTextContent('testo b')
  expect(search()).toBe('')
})

it('needs no index for two sections', () => {
  renderUi(<RecordSections sections={['a', 'b'].map(section)} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

function Editable() {
  const [open, setOpen] = useState(false)
  return (
    <EditableSection
      edit="Modifica contatti"
      form={open && <ContactsForm onClose={() => setOpen(false)} />}
      onEdit={() => setOpen(true)}
      title="Contatti"
    >
      <p>rossi@pec.it</p>
    </EditableSection>
  )
}

function ContactsForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { pec: '' } })
  return (
    <PortalForm escape form={form} label="Contatti" onCancel={onClose} onSubmit={() => Promise.resolve()}>
      <TextInput label="PEC" name="pec" />
    </PortalForm>
  )
}

it('is edited in place: the focus goes to the first field, and back to the button', async () => {
  const { user } = renderUi(<Editable />)
  await user.click(screen.getByRole('button', { name: 'Modifica contatti' }))
  expect(screen.getByRole('textbox', { name: 'PEC' })).toHaveFocus()
  expect(screen.queryByText('rossi@pec.it')).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.getByText('rossi@pec.it')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Modifica contatti' })).toHaveFocus()
})

it('asks before Esc loses what was typed', async () => {
  const { user } = renderUi(<Editable />)
  await user.click(screen.getByRole('button', { name: 'Modifica contatti' }))
  await user.keyboard('a@pec.it{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' })
  await user.click(within(question).getByRole('button', { name: 'Resta qui' }))
  expect(await screen.findByRole('textbox', { name: 'PEC' })).toHaveValue('a@pec.it')
})
