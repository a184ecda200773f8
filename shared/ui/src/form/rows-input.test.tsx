import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { renderForm } from '../test/render-form.tsx'
import { RowsInput, type RowsInputProps } from './rows-input.tsx'
import { TextInput } from './text-inputs.tsx'

const rows = (over: Partial<RowsInputProps> = {}) => (
  <RowsInput
    add="Aggiungi un referente"
    empty={{ nome: '' }}
    label="Referenti"
    movable
    name="campo"
    rowLabel={(index) => `Referente ${index + 1}`}
    {...over}
  >
    {(at) => <TextInput label={`Nome ${at}`} name={`${at}.nome`} />}
  </RowsInput>
)
const values = { campo: [{ nome: 'Ada' }, { nome: 'Ugo' }, { nome: 'Eva' }] }
const button = (name: string) => screen.getByRole('button', { name })
// the form's own value is one too, after it
const status = () => screen.getAllByRole('status')[0]?.textContent?.trim()

it('adds a row and takes the focus to its first field', async () => {
  const { user, valueOf } = renderForm(rows(), { campo: [] })
  await user.click(button('Aggiungi un referente'))
  expect(screen.getByLabelText('Nome campo.0')).toHaveFocus()
  await user.keyboard('Ada')
  expect(valueOf()).toEqual([{ nome: 'Ada' }])
})

it('removes a row, says so, and leaves the focus beside where it was', async () => {
  const { user, valueOf } = renderForm(rows(), values)
  await user.click(button('Rimuovi: Referente 2'))
  expect(valueOf()).toEqual([{ nome: 'Ada' }, { nome: 'Eva' }])
  await waitFor(() => expect(button('Rimuovi: Referente 2')).toHaveFocus())
  expect(status()).toBe('Rimosso: Referente 2')
})

it('takes the focus to the button that adds when the last row went', async () => {
  const { user } = renderForm(rows(), { campo: [{ nome: 'Ada' }] })
  await user.click(button('Rimuovi: Referente 1'))
  await waitFor(() => expect(button('Aggiungi un referente')).toHaveFocus())
})

it('moves a row with its buttons, and says where it is now', async () => {
  const { user, valueOf } = renderForm(rows(), values)
  await user.click(button('Sposta su: Referente 3'))
  expect(valueOf()).toEqual([{ nome: 'Ada' }, { nome: 'Eva' }, { nome: 'Ugo' }])
  expect(status()).toBe('Ora è al posto 2 di 3')
  await waitFor(() => expect(button('Sposta su: Referente 2')).toHaveFocus())
  expect(button('Sposta su: Referente 1')).toBeDisabled()
})

it('moves a row with Alt and an arrow from its fields', async () => {
  const { user, valueOf } = renderForm(rows(), values)
  await user.click(screen.getByLabelText('Nome campo.0'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(valueOf()).toEqual([{ nome: 'Ugo' }, { nome: 'Ada' }, { nome: 'Eva' }])
})

it('does not move where the order means nothing, nor beyond the most it may hold', () => {
  renderForm(rows({ movable: false, max: 3 }), values)
  expect(screen.queryByRole('button', { name: /Sposta/ })).toBeNull()
  expect(button('Aggiungi un referente')).toBeDisabled()
})

it('says what is wrong with the list as a whole', () => {
  renderForm(rows(), values, { campo: 'Serve almeno un referente' })
  expect(screen.getByText('Serve almeno un referente')).toBeVisible()
})

it('does not call a new row wrong before the person has left a field of it', async () => {
  const { user } = renderForm(rows(), { campo: [] }, {}, namesGiven)
  await user.click(button('Aggiungi un referente'))
  const name = screen.getByLabelText('Nome campo.0')
  expect(name).toBeValid()
  await user.tab()
  expect(await screen.findByText('Scrivi il nome')).toBeVisible()
  await user.type(name, 'Ada')
  expect(name).toBeValid()
})

const namesGiven: Resolver = (values) => {
  const campo = values['campo'] as { nome: string }[]
  const errors = campo.map(({ nome }) => (nome ? undefined : { nome: { type: 'nome', message: 'Scrivi il nome' } }))
  return errors.some(Boolean)
    ? { values: {}, errors: { campo: errors } as unknown as FieldErrors }
    : { values, errors: {} }
}
