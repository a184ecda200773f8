import '@testing-library/jest-dom'
import { aziendaFields, boundOf } from '@bandiera/domain'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { renderUi } from '../test/render-ui.tsx'
import { PortalForm } from './portal-form.tsx'
import { RecordInputs } from './record-inputs.tsx'

const LONG = 'x'.repeat(boundOf(aziendaFields.ragioneSociale).longest + 1)
const keys = ['ragioneSociale', 'rea', 'sito'] as const

function Form({ values, onSubmit }: { values: object; onSubmit: (values: object) => Promise<void> }) {
  const form = useForm<object>({ defaultValues: values, resolver: (all) => ({ values: all, errors: {} }) })
  return (
    <PortalForm form={form} label="Azienda" onSubmit={onSubmit}>
      <RecordInputs fields={aziendaFields} keys={keys} />
    </PortalForm>
  )
}
const open = (ragioneSociale: string) => {
  const onSubmit = jest.fn(async () => {})
  return { onSubmit, ...renderUi(<Form onSubmit={onSubmit} values={{ ragioneSociale, rea: '', sito: '' }} />) }
}
const name = () => screen.getByLabelText<HTMLInputElement>('Ragione sociale')
const save = () => screen.getByRole('button', { name: 'Salva' })

it('a text beyond the bound of its field is counted at the field, kept, and not sent', async () => {
  const { user, onSubmit } = open('Rossi Srl')
  await user.clear(name())
  await user.click(name())
  await user.paste(LONG)
  await user.click(save())
  expect(name()).toHaveAccessibleDescription('501 caratteri, al massimo 500')
  expect(name()).toHaveFocus()
  expect(name()).toHaveValue(LONG)
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(name(), '{Backspace}')
  await user.click(save())
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

it('a text of an older record may stay too long: another field is saved', async () => {
  const { user, onSubmit } = open(LONG)
  expect(name()).toBeValid()
  await user.type(screen.getByLabelText(/^Sito/), 'https://rossi.example')
  await user.click(save())
  expect(onSubmit).toHaveBeenCalledWith({ ragioneSociale: LONG, rea: '', sito: 'https://rossi.example' })
})
