import '@testing-library/jest-dom'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { renderUi } from '../test/render-ui.tsx'
import { CheckInput, CheckListInput, YesNoInput } from './choice-input.tsx'
import { ComboInput } from './combo-box.tsx'
import { FieldGroup } from './field-frame.tsx'
import { FormDialog } from './form-dialog.tsx'
import { PickListInput } from './pick-list-input.tsx'
import { PortalForm } from './portal-form.tsx'
import { SectionIndex } from './section-index.tsx'
import { SelectInput } from './select-input.tsx'
import { TextInput } from './text-inputs.tsx'
import { YesNoTable } from './yes-no-table.tsx'

const named = { name: 'campo', label: 'Campo' }
const options = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove'].map((label) => ({
  value: label,
  label,
}))
const resolver: Resolver = (values) => {
  const empty = ['nome', 'cap'].filter((name) => name in values && values[name] === '')
  const errors = Object.fromEntries(empty.map((name) => [name, { type: 'custom', message: `Inserisci ${name}` }]))
  return empty.length > 0 ? { values: {}, errors } : { values, errors: {} }
}

function render(children: ReactNode, values: FieldValues = {}) {
  const sent: FieldValues[] = []
  const Form = () => (
    <PortalForm
      form={useForm({ defaultValues: values, resolver })}
      label="Scheda"
      onSubmit={async (typed: FieldValues) => void sent.push(typed)}
    >
      {children}
    </PortalForm>
  )
  const view = renderUi(
    <SectionIndex>
      <Form />
    </SectionIndex>,
  )
  return { ...view, sent }
}

const CHOICES: [string, ReactNode, () => HTMLElement][] = [
  ['radios', <YesNoInput {...named} key="1" />, () => screen.getByRole('radio', { name: 'Sì' })],
  ['a table', <YesNoTable key="2" label="T" rows={[named]} />, () => screen.getByRole('radio', { name: 'Sì' })],
  ['a tick', <CheckInput {...named} key="3" />, () => screen.getByRole('checkbox')],
  [
    'ticks',
    <CheckListInput {...named} key="4" options={options} />,
    () => screen.getByRole('checkbox', { name: 'Due' }),
  ],
  ['a select', <SelectInput {...named} key="5" options={options} />, () => screen.getByRole('combobox')],
  ['a combo box', <ComboInput {...named} key="6" source={options} />, () => screen.getByRole('combobox')],
  [
    'the search of a list',
    <PickListInput {...named} key="7" options={options} search="Cerca" />,
    () => screen.getByRole('searchbox'),
  ],
]

describe.each(CHOICES)('Enter in %s', (_name, field, box) => {
  it('does not send the form', async () => {
    const { user, sent } = render(field)
    act(() => box().focus())
    await user.keyboard('{Enter}')
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(sent).toHaveLength(1)
  })
})

it('sends the form on Enter in a line of text', async () => {
  const { user, sent } = render(<TextInput {...named} />, { campo: '' })
  await user.type(screen.getByRole('textbox'), 'x{Enter}')
  expect(sent).toEqual([{ campo: 'x' }])
})

it('marks the required fields only where others are optional, and explains the mark once', () => {
  const note = 'I dati con * sono obbligatori.'
  const both = render(
    <>
      <TextInput label="Nome" name="nome" />
      <TextInput label="Nota" name="nota" optional />
      <TextInput label="Motivo" name="motivo" needed optional />
    </>,
  )
  expect(screen.getAllByText(note)).toHaveLength(1)
  expect(screen.getByText('Nome')).toHaveAttribute('data-required')
  expect(screen.getByText('Nota')).not.toHaveAttribute('data-required')
  expect(screen.getByRole('textbox', { name: 'Motivo (obbligatorio)' })).toBeRequired()
  both.unmount()
  render(<TextInput label="Nome" name="nome" />)
  expect(screen.queryByText(note)).toBeNull()
})

describe('the bar of a form', () => {
  const twoFields = (
    <>
      <TextInput label="CAP" name="cap" />
      <TextInput label="Nome" name="nome" />
    </>
  )

  it('says that something is not saved, until it is', async () => {
    const { user } = render(twoFields, { cap: '20100', nome: 'Ada' })
    expect(screen.queryByText('Modifiche non salvate')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), ' Neri')
    expect(screen.getByText('Modifiche non salvate')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(screen.queryByText('Modifiche non salvate')).toBeNull()
  })

  it('counts the errors of a refused submission and leads to the first one on the page', async () => {
    const { user } = render(twoFields, { cap: '', nome: '' })
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    const jump = await screen.findByRole('button', { name: '2 errori: vai al primo' })
    await user.click(jump)
    expect(screen.getByRole('textbox', { name: 'CAP' })).toHaveFocus()
    await user.keyboard('20100')
    expect(await screen.findByRole('button', { name: '1 errore: vai al primo' })).toBeVisible()
  })
})

it('focuses the first field of a form in a window', async () => {
  const Dialog = () => (
    <FormDialog form={useForm()} onClose={() => {}} onSubmit={async () => {}} open title="Finestra">
      <TextInput label="Nome" name="nome" />
    </FormDialog>
  )
  renderUi(<Dialog />)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus())
})

describe('the index of sections', () => {
  const open = async (user?: UserEvent) => {
    await user?.click(screen.getByRole('button', { name: 'Salva' }))
    return within(screen.getByRole('navigation', { name: 'In questa pagina' }))
  }
  const sections = (
    <>
      <FieldGroup title="Persona">
        <TextInput label="Nome" name="nome" />
      </FieldGroup>
      <FieldGroup title="Indirizzo">
        <TextInput label="CAP" name="cap" />
        <TextInput label="Via" name="via" optional />
      </FieldGroup>
    </>
  )

  it('leads to a section, whose heading takes the focus, and marks the one with the focus', async () => {
    const { user } = render(sections)
    const index = await open()
    expect(index.getByRole('button', { name: 'Persona' })).toHaveAttribute('aria-current', 'location')
    await user.click(index.getByRole('button', { name: 'Indirizzo' }))
    expect(screen.getByRole('heading', { name: 'Indirizzo' })).toHaveFocus()
    expect(index.getByRole('button', { name: 'Indirizzo' })).toHaveAttribute('aria-current', 'location')
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'CAP' })).toHaveFocus()
  })

  it('counts the errors of each section, in the menu of narrow windows too', async () => {
    const { user } = render(sections, { nome: 'Ada', cap: '', via: '' })
    const index = await open(user)
    expect(await index.findByRole('button', { name: 'Indirizzo 1 errore' })).toBeVisible()
    const menu = screen.getByRole('combobox', { name: 'Sezione' })
    expect(within(menu).getByRole('option', { name: 'Indirizzo: 1 errore' })).toBeInTheDocument()
    await user.selectOptions(menu, 'Persona')
    expect(screen.getByRole('heading', { name: 'Persona' })).toHaveFocus()
  })
})

describe('a table of questions', () => {
  const rows = [
    { name: 'uno', label: 'Startup innovativa' },
    { name: 'due', label: 'In procedura', negated: true },
  ]

  it('is one stop for each row and answers by arrows', async () => {
    const { user, sent } = render(<YesNoTable label="Qualifiche" rows={rows} />, { uno: null, due: true })
    const radio = (row: string, name: string) =>
      within(screen.getByRole('radiogroup', { name: row })).getByRole('radio', { name })
    expect(radio('Startup innovativa', 'Non noto')).toBeChecked()
    expect(radio('In procedura', 'No')).toBeChecked()
    await user.click(radio('Startup innovativa', 'No'))
    await user.keyboard('{ArrowLeft}')
    expect(radio('Startup innovativa', 'Sì')).toBeChecked()
    await user.tab()
    expect(radio('In procedura', 'No')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(sent).toEqual([{ uno: true, due: null }])
  })
})
