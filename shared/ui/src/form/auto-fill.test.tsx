import '@testing-library/jest-dom'
import { MASKS } from '@bandiera/domain'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderForm } from '../test/render-form.tsx'
import {
  CodeInput,
  CodiceFiscaleInput,
  EmailInput,
  PartitaIvaInput,
  PecInput,
  TextAreaInput,
  TextInput,
} from './text-inputs.tsx'
import { ColourInput } from './colour-input.tsx'
import { ComboInput } from './combo-box.tsx'
import { ComuneInput } from './comune-input.tsx'
import { DateInput, TimeInput } from './date-input.tsx'
import { IbanInput, MaskedInput } from './masked-input.tsx'
import { EuroInput, NumberInput } from './number-input.tsx'
import { PhoneInput } from './phone/phone-input.tsx'

const named = { name: 'campo', label: 'Campo' }
const FIELDS: [string, ReactElement][] = [
  ['text', <TextInput {...named} key="" />],
  ['text area', <TextAreaInput {...named} key="" />],
  ['e-mail', <EmailInput {...named} key="" />],
  ['PEC', <PecInput {...named} key="" />],
  ['phone', <PhoneInput {...named} key="" />],
  ['code', <CodeInput {...named} code="cap" key="" />],
  ['partita IVA', <PartitaIvaInput {...named} key="" />],
  ['codice fiscale', <CodiceFiscaleInput {...named} key="" />],
  ['IBAN', <IbanInput {...named} key="" />],
  ['mask', <MaskedInput {...named} key="" mask={MASKS.carta} />],
  ['number', <NumberInput {...named} key="" />],
  ['euro', <EuroInput {...named} key="" />],
  ['date', <DateInput {...named} key="" />],
  ['time', <TimeInput {...named} key="" />],
  ['colour', <ColourInput {...named} key="" />],
  ['one of many', <ComboInput {...named} key="" source={[]} />],
  ['comune', <ComuneInput {...named} key="" source={async () => []} />],
]

it.each(FIELDS)('a browser fills in no %s: a form of a client is not about who writes it', (_kind, field) => {
  renderForm(field)
  expect(screen.getByLabelText(/^Campo/)).toHaveAttribute('autocomplete', 'off')
})

it.each([
  ['e-mail', <EmailInput {...named} autoComplete="email" key="" />, 'email'],
  ['phone', <PhoneInput {...named} autoComplete="tel" key="" />, 'tel'],
  ['name', <TextInput {...named} autoComplete="name" key="" />, 'name'],
])('a browser fills in one’s own %s where its form says so', (_kind, field, autocomplete) => {
  renderForm(field)
  expect(screen.getByLabelText(/^Campo/)).toHaveAttribute('autocomplete', autocomplete)
})
