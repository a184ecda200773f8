import '@testing-library/jest-dom'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { renderUi } from '../../test/render-ui.tsx'
import { PortalForm } from '../portal-form.tsx'
import { PhoneInput } from './phone-input.tsx'

// alone in its file: the rules are loaded once and stay
it('is the same line before its rules are there, and keeps what was typed into it', async () => {
  const onSubmit = jest.fn(async (_values: { telefono: string }) => {})
  const { user } = renderUi(<Form onSubmit={onSubmit} />)
  const line = screen.getByRole('textbox', { name: 'Telefono' })
  expect(screen.queryByRole('button', { name: /^Prefisso/ })).toBeNull()
  await user.click(line)
  await user.paste('0212345678')
  await screen.findByRole('button', { name: 'Prefisso: Italia +39' })
  expect(line).toBeInTheDocument()
  expect(line).toHaveFocus()
  expect(line).toHaveValue('02 1234 5678')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(onSubmit).toHaveBeenCalledWith({ telefono: '+390212345678' })
})

function Form({ onSubmit }: { onSubmit: (values: { telefono: string }) => Promise<void> }) {
  const form = useForm({ defaultValues: { telefono: '' } })
  return (
    <PortalForm form={form} label="Scheda" onSubmit={onSubmit}>
      <PhoneInput label="Telefono" name="telefono" />
    </PortalForm>
  )
}
