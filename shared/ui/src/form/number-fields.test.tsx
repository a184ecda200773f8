import '@testing-library/jest-dom'
import { EURO, readNumber, tidyText, type NumberOptions } from '@bandiera/domain'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { renderForm } from '../test/render-form.tsx'
import { renderUi } from '../test/render-ui.tsx'
import type { FieldProps } from './field-frame.tsx'
import { EuroInput, NumberInput } from './number-input.tsx'
import { PortalForm } from './portal-form.tsx'

const named = { name: 'campo', label: 'Campo' }
const box = () => screen.getByLabelText<HTMLInputElement>(/^Campo/)

const fields: [string, (props: FieldProps) => ReactElement, NumberOptions][] = [
  ['euro', (props) => <EuroInput {...props} />, { decimals: 2, units: EURO }],
  ['euro below zero', (props) => <EuroInput {...props} signed />, { decimals: 2, units: EURO, signed: true }],
  ['whole number', (props) => <NumberInput {...props} />, { decimals: 0 }],
  [
    'percentage',
    (props) => <NumberInput {...props} decimals={2} max={100} unit="%" />,
    { decimals: 2, max: 100, units: ['%'] },
  ],
  ['months', (props) => <NumberInput {...props} unit="mesi" />, { decimals: 0, units: ['mesi'] }],
  ['year', (props) => <NumberInput {...props} grouped={false} max={2026} />, { decimals: 0, max: 2026 }],
]
const WRITTEN = [
  '1.500.000',
  '1500000',
  '1.500.000,00',
  '1,500,000',
  '15375383,50',
  '€ 1.500.000',
  'EUR 1.500.000',
  '1.500.000,00 euro',
  '1,5 milioni',
  '1 milione',
  '500 mila',
  '1500k',
  '1E+06',
  '1,23457E+10',
  '0.123',
  '0,12',
  '1.234',
  '1,234',
  "1'234'567",
  '1 234 567',
  '1\u00a0234,5',
  '(85.000)',
  '85.000-',
  '–85.000',
  '-5',
  '+5',
  '7 %',
  '12 mesi',
  '2.375 %',
  '2026',
  '20',
  'n.d.',
  '-',
  'dieci',
  '100\n200',
  '100\t200',
  'circa 5',
  '=1+1',
  '1.2.3',
]

describe.each(fields)('a field of kind %s', (_kind, field, options) => {
  it.each(WRITTEN)('ends with the number that «%s» says, or keeps the text and says what is wrong', async (text) => {
    const { user, valueOf } = renderForm(field(named))
    await user.click(box())
    await user.paste(text)
    await user.tab()
    const { valore, motivo } = readNumber(text, options)
    expect(valueOf()).toEqual(motivo === undefined ? valore : box().value)
    expect(box().value.replace(/\D/g, '') === '').toBe(motivo === undefined ? valore === null : !/\d/.test(text))
    expect(box().getAttribute('aria-invalid')).toBe(String(motivo !== undefined))
    expect(box().hasAttribute('aria-describedby')).toBe(motivo !== undefined)
  })
})

it.each(fields)('a field of kind %s that was emptied stays empty, and not as it was at first', async (_kind, field) => {
  const { user, valueOf } = renderForm(field(named), { campo: 5 })
  await user.clear(box())
  await user.tab()
  expect([box().value, valueOf()]).toEqual(['', null])
})

it('keeps a pasted text, or reads it as the reader does', async () => {
  let seed = 31
  const below = (n: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % n
  }
  const pieces = [
    '1',
    '.',
    ',',
    '000',
    ' milioni',
    ' mila',
    'k',
    ' ',
    '€',
    ' euro',
    '-',
    '(',
    ')',
    'E+',
    '\u200b',
    '%',
    'x',
    '5',
  ]
  const { user, valueOf } = renderForm(<EuroInput {...named} />)
  for (let draw = 0; draw < 100; draw += 1) {
    const text = Array.from({ length: 1 + below(6) }, () => pieces[below(pieces.length)]!).join('')
    await user.clear(box())
    await user.click(box())
    await user.paste(text)
    await user.tab()
    const { valore, motivo } = readNumber(text, { decimals: 2, units: EURO })
    const kept = motivo === undefined ? valore : tidyText(text)
    const held = valueOf()
    expect([text, typeof held === 'string' ? tidyText(held) : held, box().getAttribute('aria-invalid')]).toEqual([
      text,
      kept,
      String(motivo !== undefined),
    ])
  }
})

it('says nothing while one is still typing, and takes the number up as soon as it is one', async () => {
  const { user, valueOf } = renderForm(<EuroInput {...named} />)
  await user.type(box(), '1,5 mil')
  expect([box().value, valueOf()]).toEqual(['1,5 mil', '1,5 mil'])
  expect(box()).toBeValid()
  await user.type(box(), 'ioni')
  expect([box().value, valueOf()]).toEqual(['1,5 milioni', 1_500_000])
  await user.tab()
  expect(box()).toHaveValue('1.500.000,00')
})

it('is not saved while it shows what cannot be read: the form says which field and why', async () => {
  const onSubmit = jest.fn(async (_values: Values) => {})
  const { user } = renderUi(<Form onSubmit={onSubmit} />)
  await user.clear(box())
  await user.type(box(), 'dieci mele{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Non leggo un numero in «dieci mele»')
  expect(box()).toHaveValue('dieci mele')
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription(/Non leggo un numero/)
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(box())
  await user.type(box(), '10 mila{Enter}')
  expect(onSubmit).toHaveBeenCalledWith({ campo: 10_000 })
})

interface Values {
  campo?: number | undefined
}

/** As a schema of numbers says it, which knows nothing of the text. */
const numbersOnly: Resolver<Values> = (values) => {
  if (values.campo === undefined || typeof values.campo === 'number')
    return { values, errors: {} as Record<string, never> }
  return { values: {}, errors: { campo: { type: 'invalid_type', message: 'Invalid input' } } }
}

function Form({ onSubmit }: { onSubmit: (values: Values) => Promise<void> }) {
  const form = useForm<Values>({ defaultValues: { campo: 5 }, resolver: numbersOnly, mode: 'onTouched' })
  return (
    <PortalForm form={form} label="Scheda" onSubmit={onSubmit}>
      <EuroInput {...named} />
    </PortalForm>
  )
}
