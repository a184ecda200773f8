import '@testing-library/jest-dom'
import { act, screen, within } from '@testing-library/react'
import type { ResolverResult } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { renderUi } from '../test/render-ui.tsx'
import { YesNoInput } from './choice-input.tsx'
import { ComboInput } from './combo-box.tsx'
import { DateInput } from './date-input.tsx'
import { EuroInput, NumberInput } from './number-input.tsx'
import { PartitaIvaInput, TextInput } from './text-inputs.tsx'
import { PortalForm } from './portal-form.tsx'
import { SelectInput, type Option } from './select-input.tsx'

interface Scheda {
  nome: string
  piva: string
  ricavi?: number
  anno?: number
  data: string
  forma: string
  luogo: Option | null
  giovanile?: boolean | null
}
const empty: Scheda = { nome: '', piva: '', data: '', forma: '', luogo: null }
const luoghi: Option[] = [
  { value: '072006', label: 'Bari (BA)' },
  { value: '040012', label: 'Forlì (FC)' },
]
const needsName = (values: Scheda): ResolverResult<Scheda> => {
  if (values.nome) return { values, errors: {} }
  const error = (message: string) => ({ type: 'required', message })
  return { values: {}, errors: { nome: error('Inserisci il nome'), piva: error('Inserisci la partita IVA') } }
}

interface FormProps {
  onSubmit: (values: Scheda) => Promise<string>
  onSaved?: (id: string) => void | Promise<void>
  onCancel?: () => void
}

function Form({ onSubmit, onSaved, onCancel }: FormProps) {
  const form = useForm<Scheda>({ defaultValues: empty, resolver: needsName })
  return (
    <>
      <Link to="/altrove">Vai altrove</Link>
      <PortalForm
        form={form}
        label="Scheda"
        onSubmit={onSubmit}
        {...(onSaved && { onSaved })}
        {...(onCancel && { onCancel })}
      >
        <TextInput help="Come in visura" label="Nome" name="nome" />
        <PartitaIvaInput label="Partita IVA" name="piva" optional />
        <EuroInput label="Ricavi" name="ricavi" />
        <NumberInput grouped={false} label="Anno" max={2100} name="anno" />
        <DateInput label="Data" name="data" />
        <SelectInput label="Forma" name="forma" options={[{ value: 'srl', label: 'Srl' }]} />
        <ComboInput label="Luogo" name="luogo" source={luoghi} />
        <YesNoInput label="Impresa giovanile" name="giovanile" />
      </PortalForm>
    </>
  )
}

const saved = () => jest.fn(async (_values: Scheda) => 'id-1')
const box = (name: RegExp | string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Salva' })

it('hands over every value in its own type', async () => {
  const onSubmit = saved()
  const onSaved = jest.fn()
  const { user } = renderUi(<Form onSaved={onSaved} onSubmit={onSubmit} />)
  await user.type(box('Nome'), 'Rossi')
  await user.type(box(/Partita IVA/), 'IT 01234567897')
  await user.type(box('Ricavi'), '1234,5')
  await user.type(box('Anno'), '2025')
  await user.type(screen.getByLabelText('Data'), '2026-03-05')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Forma' }), 'Srl')
  await user.type(screen.getByRole('combobox', { name: 'Luogo' }), 'forli{Enter}')
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.click(save())
  expect(onSubmit).toHaveBeenCalledWith({
    nome: 'Rossi',
    piva: '01234567897',
    ricavi: 1234.5,
    anno: 2025,
    data: '2026-03-05',
    forma: 'srl',
    luogo: luoghi[1],
    giovanile: false,
  })
  expect(onSaved).toHaveBeenCalledWith('id-1')
})

it('shows each error at its field and in a summary that leads there', async () => {
  const { user } = renderUi(<Form onSubmit={saved()} />)
  await user.click(save())
  const summary = screen.getByRole('alert')
  expect(
    within(summary)
      .getAllByRole('button')
      .map((link) => link.textContent),
  ).toEqual(['Inserisci il nome', 'Inserisci la partita IVA'])
  expect(box('Nome')).toHaveAccessibleDescription('Inserisci il nome')
  expect(box('Nome')).toBeInvalid()
  expect(box('Nome')).toHaveFocus()
  await user.click(within(summary).getByRole('button', { name: 'Inserisci la partita IVA' }))
  expect(box(/Partita IVA/)).toHaveFocus()
})

it('shows the refusal of the server and keeps what was typed', async () => {
  const refuse = jest.fn(async () => Promise.reject(new Error('Esiste già un’azienda con questa partita IVA.')))
  const { user } = renderUi(<Form onSubmit={refuse} />)
  await user.type(box('Nome'), 'Rossi')
  await user.click(save())
  expect(screen.getByRole('alert')).toHaveTextContent('Esiste già un’azienda con questa partita IVA.')
  expect(box('Nome')).toHaveValue('Rossi')
})

it('cannot be sent a second time while what follows the save is under way', async () => {
  let follows = () => {}
  const onSaved = () => new Promise<void>((resolve) => (follows = resolve))
  const { user } = renderUi(<Form onSaved={onSaved} onSubmit={saved()} />)
  await user.type(box('Nome'), 'Rossi')
  await user.click(save())
  const busy = screen.getByRole('button', { name: 'Salvataggio…' })
  expect(busy).toBeDisabled()
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await act(async () => follows())
  expect(save()).toBeEnabled()
})

it('asks before leaving with unsaved changes, and lets go after saving', async () => {
  const { user } = renderUi(<Form onSubmit={saved()} />)
  await user.type(box('Nome'), 'Rossi')
  await user.click(screen.getByRole('link', { name: 'Vai altrove' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Resta qui' }))
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Rossi')
  await user.click(save())
  await user.click(screen.getByRole('link', { name: 'Vai altrove' }))
  expect(screen.getByRole('heading', { name: 'Altrove' })).toBeVisible()
})

it('leaves without saving when the person says so', async () => {
  const { user } = renderUi(<Form onSubmit={saved()} />)
  await user.type(box('Nome'), 'Rossi')
  await user.click(screen.getByRole('link', { name: 'Vai altrove' }))
  await user.click(screen.getByRole('button', { name: 'Esci senza salvare' }))
  expect(screen.getByRole('heading', { name: 'Altrove' })).toBeVisible()
})

it('asks before Annulla throws away what was typed', async () => {
  const onCancel = jest.fn()
  const { user } = renderUi(<Form onCancel={onCancel} onSubmit={saved()} />)
  await user.type(box('Nome'), 'Rossi')
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Resta qui' }))
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Rossi')
  expect(onCancel).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  await user.click(screen.getByRole('button', { name: 'Esci senza salvare' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('')
})

it.each([
  ['1.234,50', '1.234,50'],
  ['1234.50', '1.234,50'],
  ['€ 2.000.000', '2.000.000,00'],
])('understands an amount pasted as %s', async (pasted, shown) => {
  const { user } = renderUi(<Form onSubmit={saved()} />)
  await user.click(box('Ricavi'))
  await user.paste(pasted)
  expect(box('Ricavi')).toHaveValue(shown)
})

it('does not take a number above its maximum', async () => {
  const { user } = renderUi(<Form onSubmit={saved()} />)
  await user.type(box('Anno'), '21001')
  await user.tab()
  expect(box('Anno')).toHaveValue('21001')
  expect(box('Anno')).toHaveAccessibleDescription(/al massimo 2100/)
})
