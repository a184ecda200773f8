import '@testing-library/jest-dom'
import { fieldRules, MASKS } from '@bandiera/domain'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderForm } from '../test/render-form.tsx'
import { CheckInput, CheckListInput, YesNoInput } from './choice-input.tsx'
import { CodiceFiscaleInput, EmailInput, PartitaIvaInput, PecInput, TextAreaInput, TextInput } from './text-inputs.tsx'
import { ColourInput } from './colour-input.tsx'
import { type Comune, ComuneInput } from './comune-input.tsx'
import { DateInput, TimeInput } from './date-input.tsx'
import type { FieldProps } from './field-frame.tsx'
import { IbanInput, MaskedInput } from './masked-input.tsx'
import { EuroInput, NumberInput } from './number-input.tsx'
import { ruleValidate } from './use-field.ts'
import { SelectInput } from './select-input.tsx'

const comuni: Comune[] = [
  { codice: '001235', nome: 'Samone', provincia: '001' },
  { codice: '022165', nome: 'Samone', provincia: '022' },
  { codice: '049016', nome: 'Rio Marina', provincia: '049', soppressoDal: '2018-01-01' },
]
const source = async (text: string) => comuni.filter(({ nome }) => nome.toLowerCase().startsWith(text.toLowerCase()))
const named = { name: 'campo', label: 'Campo' }
const box = () => screen.getByLabelText<HTMLInputElement>(/^Campo/)

const fields: [string, (props: FieldProps) => ReactElement][] = [
  ['text', (props) => <TextInput {...props} />],
  ['text area', (props) => <TextAreaInput {...props} />],
  ['e-mail', (props) => <EmailInput {...props} />],
  ['PEC', (props) => <PecInput {...props} />],
  ['partita IVA', (props) => <PartitaIvaInput {...props} />],
  ['codice fiscale', (props) => <CodiceFiscaleInput {...props} />],
  ['IBAN', (props) => <IbanInput {...props} />],
  ['mask', (props) => <MaskedInput mask={MASKS.carta} {...props} />],
  ['number', (props) => <NumberInput {...props} />],
  ['euro', (props) => <EuroInput {...props} />],
  ['date', (props) => <DateInput {...props} />],
  ['time', (props) => <TimeInput {...props} />],
  ['colour', (props) => <ColourInput {...props} />],
  ['choice', (props) => <SelectInput options={[]} {...props} />],
  ['comune', (props) => <ComuneInput source={source} {...props} />],
]

describe.each(fields)('the field %s', (_name, field) => {
  it('reads out its label, help and error, and says whether it must be filled in', () => {
    const { unmount } = renderForm(field({ ...named, help: 'Un aiuto' }))
    expect(box()).toHaveAccessibleName('Campo')
    expect(box()).toHaveAccessibleDescription('Un aiuto')
    expect(box()).toBeRequired()
    expect(box()).toBeValid()
    unmount()
    renderForm(field({ ...named, optional: true }), {}, { campo: 'Un errore' })
    expect(box()).toHaveAccessibleName('Campo')
    expect(box()).toHaveAccessibleDescription('Un errore')
    expect(box()).not.toBeRequired()
    expect(box()).toBeInvalid()
  })

  it('takes nothing while it is disabled', () => {
    renderForm(field({ ...named, disabled: true }))
    expect(box()).toBeDisabled()
  })
})

const readOnly = { ...named, readOnly: true }
it.each<[string, () => ReactElement, string]>([
  ['text', () => <TextInput {...readOnly} />, 'abc'],
  ['date', () => <DateInput {...readOnly} />, '2026-03-05'],
  ['time', () => <TimeInput {...readOnly} />, '09:30'],
  ['amount', () => <EuroInput {...readOnly} />, '1234.5'],
  ['IBAN', () => <IbanInput {...readOnly} />, 'IT60X0542811101000000123456'],
  ['colour', () => <ColourInput {...readOnly} />, '#1d4ed8'],
])('%s: what is read-only keeps its value', async (_name, field, value) => {
  const { user, valueOf } = renderForm(field(), { campo: value })
  expect(box()).toHaveAttribute('readonly')
  await user.type(box(), '9{Backspace}{Delete}')
  await user.paste('77')
  await user.tab()
  expect(valueOf()).toBe(value)
})

it('shows six rows of a text area by default', () => {
  const { unmount } = renderForm(<TextAreaInput {...named} />)
  expect(box()).toHaveAttribute('rows', '6')
  unmount()
  renderForm(<TextAreaInput {...named} rows={2} />)
  expect(box()).toHaveAttribute('rows', '2')
})

it.each([
  [MASKS.data, '20260305', '2026/03/05'],
  [MASKS.ora, '0930', '09:30'],
  [MASKS.telefono, '0512345678', '(051) 234 - 5678'],
  [MASKS.carta, '4242x4242', '4242 4242'],
])('lays the mask %s on %s while it is typed', async (mask, typed, shown) => {
  const { user, valueOf } = renderForm(<MaskedInput {...named} mask={mask} />)
  await user.type(box(), typed)
  expect([box().value, valueOf()]).toEqual([shown, shown])
})

it('gives the bare value of a masked field when asked', async () => {
  const { user, valueOf } = renderForm(<MaskedInput {...named} bare mask={MASKS.carta} />)
  await user.click(box())
  await user.paste('4242-4242-4242-4242')
  expect([box().value, valueOf()]).toEqual(['4242 4242 4242 4242', '4242424242424242'])
})

it('keeps the caret where one types in the middle of a mask', async () => {
  const { user } = renderForm(<MaskedInput {...named} mask={MASKS.carta} />, { campo: '1234 5678' })
  await user.type(box(), '99', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect([box().value, box().selectionStart]).toEqual(['1299 3456 78', 4])
  await user.keyboard('{Backspace}')
  expect([box().value, box().selectionStart]).toEqual(['1293 4567 8', 3])
})

it.each([
  ['one line', () => <TextInput {...named} maxLength={10} />],
  ['more lines', () => <TextAreaInput {...named} maxLength={10} />],
])('keeps a text of %s that is too long whole, and counts it at the field', async (_name, Field) => {
  const { user, valueOf } = renderForm(<Field />)
  await user.click(box())
  await user.paste('quattordici c.')
  expect([box().value, valueOf()]).toEqual(['quattordici c.', 'quattordici c.'])
  expect(box()).toHaveAccessibleDescription('14 caratteri, al massimo 10')
  expect(box()).toBeInvalid()
  await user.type(box(), '{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(box()).toBeValid()
})

it('cuts nothing of an IBAN that was pasted with more', async () => {
  const { user, valueOf } = renderForm(<IbanInput {...named} />)
  await user.click(box())
  await user.paste('IT60 X054 2811 1010 0000 0123 456 Rossi Meccanica')
  expect(valueOf()).toBe('IT60X0542811101000000123456ROSSIMECCANICA')
})

it('groups an IBAN in fours, takes it with its name and spaces, and names the bank', async () => {
  const { user, valueOf } = renderForm(<IbanInput {...named} />)
  await user.click(box())
  await user.paste('IBAN: it60 X054 2811 1010 0000 0123 456')
  expect(box()).toHaveValue('IT60 X054 2811 1010 0000 0123 456')
  expect(valueOf()).toBe('IT60X0542811101000000123456')
  expect(box()).toHaveAccessibleDescription('ABI 05428, CAB 11101.')
})

it.each([
  ['9.30', '09:30', '09:30'],
  ['930', '09:30', '09:30'],
  ['9', '09:00', '09:00'],
  ['25', '25', '25'],
])('reads the hour %s as %s', async (typed, value, shown) => {
  const { user, valueOf } = renderForm(<TimeInput {...named} />)
  await user.type(box(), typed)
  expect(box()).toHaveValue(typed)
  await user.tab()
  expect([valueOf(), box().value]).toEqual([value, shown])
})

it('tidies what is right and leaves what is wrong as it was typed', async () => {
  const { user, valueOf } = renderForm(<CodiceFiscaleInput {...named} />)
  await user.type(box(), 'rss mra 85t10 a562s')
  await user.tab()
  expect(valueOf()).toBe('RSSMRA85T10A562S')
  await user.clear(box())
  await user.type(box(), ' rssmra')
  await user.tab()
  expect(valueOf()).toBe('RSSMRA')
})

it('has a doubt about a PEC of an ordinary mailbox and lets it pass', async () => {
  const { user, valueOf } = renderForm(<PecInput {...named} />)
  await user.type(box(), 'Rossi@Gmail.com')
  await user.tab()
  expect(box()).toHaveAccessibleDescription(/di solito non sono PEC/)
  expect(box()).toBeValid()
  expect(valueOf()).toBe('rossi@gmail.com')
})

it('takes an amount with the decimals asked for, all of them shown when it is left', async () => {
  const { user, valueOf } = renderForm(<EuroInput {...named} />)
  await user.type(box(), '1234,5')
  await user.tab()
  expect([box().value, valueOf()]).toEqual(['1.234,50', 1234.5])
  await user.clear(box())
  await user.type(box(), '1234,567')
  await user.tab()
  expect([box().value, valueOf()]).toEqual(['1234,567', '1234,567'])
  expect(box()).toHaveAccessibleDescription(/al massimo 2.*scrivi per esempio 1\.234,57/)
})

it.each([
  ['1234,5', '1.234,50', 1234.5],
  ['1.234,5', '1.234,50', 1234.5],
  ['1234.5', '1.234,50', 1234.5],
  ['1.234', '1.234,00', 1234],
  ['1.234.567', '1.234.567,00', 1_234_567],
  ['1.234.5', '1.234,50', 1234.5],
  ['250 000', '250.000,00', 250_000],
])('reads the typed amount %s as %s', async (typed, shown, value) => {
  const { user, valueOf } = renderForm(<EuroInput {...named} />)
  await user.type(box(), typed)
  await user.tab()
  expect([box().value, valueOf()]).toEqual([shown, value])
})

it('never takes the decimals of a typed number for whole ones', async () => {
  const { user, valueOf } = renderForm(<NumberInput {...named} />)
  await user.type(box(), '12,5')
  await user.tab()
  expect([box().value, valueOf()]).toEqual(['12,5', '12,5'])
  expect(box()).toHaveAccessibleDescription(/numero intero/)
})

it('shows no decimals of an amount with precision 0, and rounds none away', async () => {
  const { user, valueOf } = renderForm(<EuroInput {...named} decimals={0} />)
  await user.click(box())
  await user.paste('1.234,00')
  expect([box().value, valueOf()]).toEqual(['1.234', 1234])
  await user.paste('1.234,50')
  expect([box().value, valueOf()]).toEqual(['1.234,50', '1.234,50'])
  expect(box()).toHaveAccessibleDescription(/numero intero/)
})

it('does not take a negative amount that is pasted', async () => {
  const { user, valueOf } = renderForm(<EuroInput {...named} />, { campo: 7 })
  await user.click(box())
  await user.paste('-1.234,50')
  expect([box().value, valueOf()]).toEqual(['-1.234,50', '-1.234,50'])
  expect(box()).toHaveAccessibleDescription(/sotto zero/)
})

it('says whether a colour reads on white, and takes one from the palette', async () => {
  const { user, valueOf } = renderForm(<ColourInput {...named} />)
  await user.type(box(), '#ffd400')
  expect(box()).toHaveAccessibleDescription(/si legge male \(contrasto 1,4:1/)
  fireEvent.change(screen.getByLabelText('Scegli dalla tavolozza: Campo'), { target: { value: '#1d4ed8' } })
  expect(valueOf()).toBe('#1d4ed8')
  expect(box()).toHaveAccessibleDescription('Sul bianco si legge bene (contrasto 6,7:1).')
})

it('tells comuni of the same name apart by their province', async () => {
  const { user, valueOf } = renderForm(<ComuneInput {...named} source={source} />)
  await user.type(box(), 'samo')
  await user.click(await screen.findByRole('option', { name: 'Samone (TN)' }))
  expect(valueOf()).toEqual({ value: '022165', label: 'Samone (TN)', nome: 'Samone', provincia: '022' })
})

it('marks a comune that no longer exists', async () => {
  const { user } = renderForm(<ComuneInput {...named} source={source} />)
  await user.type(box(), 'rio')
  await user.click(await screen.findByRole('option', { name: 'Rio Marina (LI) · soppresso' }))
  expect(box()).toHaveAccessibleDescription(/Rio Marina non esiste più dal 01\/01\/2018/)
  expect(box()).toBeValid()
})

it('ties help and errors to choices too', () => {
  const options = [{ value: 'a', label: 'Prima' }]
  renderForm(
    <>
      <CheckInput help="Spunta" label="Casella" name="casella" />
      <CheckListInput help="Più di una" label="Lista" name="lista" optional options={options} />
      <YesNoInput label="Domanda" name="domanda" />
    </>,
    {},
    { domanda: 'Rispondi' },
  )
  expect(screen.getByRole('checkbox', { name: 'Casella' })).toHaveAccessibleDescription('Spunta')
  expect(screen.getByRole('group', { name: 'Lista' })).toHaveAccessibleDescription('Più di una')
  expect(screen.getByRole('radiogroup', { name: 'Domanda' })).toHaveAccessibleDescription('Rispondi')
  expect(screen.getByRole('radiogroup', { name: 'Domanda' })).toBeInvalid()
})

it('asks the opposite of what is stored where its field says so', async () => {
  const { user, valueOf } = renderForm(<YesNoInput label="In procedura" name="campo" negated />, { campo: true })
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Sì' }))
  expect(valueOf()).toBe(false)
  await user.click(screen.getByRole('radio', { name: 'Non noto' }))
  expect(valueOf()).toBeNull()
})

it('turns a rule into a validation of react-hook-form', () => {
  const validate = ruleValidate(fieldRules.ora)
  expect([validate('09:30'), validate(''), validate(undefined), validate('25')]).toEqual([
    true,
    true,
    true,
    expect.stringContaining('non è un’ora'),
  ])
})
