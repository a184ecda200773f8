import { screen } from '@testing-library/react'
import { useForm, type ResolverResult } from 'react-hook-form'
import { renderUi } from '../test/render-ui.tsx'
import { FormDialog } from './form-dialog.tsx'
import { PortalForm } from './portal-form.tsx'
import { RowsInput } from './rows-input.tsx'
import { TextInput } from './text-inputs.tsx'
import { useField } from './use-field.ts'

interface Values {
  nome: string
  altro: string
  righe: { testo: string }[]
}
const resolver = (values: Values): ResolverResult<Values> =>
  values.nome.length > 9
    ? { values, errors: {} }
    : { values: {}, errors: { nome: { type: 'min', message: `Mancano ${10 - values.nome.length} lettere` } } }

let drawn: number
beforeEach(() => (drawn = 0))

/** A field that counts how often it is drawn. */
function Counted() {
  const { field } = useField({ name: 'altro' })
  drawn++
  return <input aria-label="Altro" {...field} />
}
/** New elements each time, as in a page that is drawn anew. */
const fields = () => (
  <>
    <TextInput label="Nome" name="nome" />
    <Counted />
    <RowsInput add="Aggiungi" empty={{ testo: '' }} label="Righe" name="righe" rowLabel={String}>
      {(at) => <TextInput label="Testo" name={`${at}.testo`} />}
    </RowsInput>
  </>
)
const useValues = () =>
  useForm<Values>({ defaultValues: { nome: '', altro: '', righe: [] }, resolver, mode: 'onTouched' })
const onSubmit = () => Promise.resolve('1')

function OnPage() {
  const form = useValues()
  return (
    <PortalForm form={form} label="Scheda" onSubmit={onSubmit}>
      {fields()}
    </PortalForm>
  )
}
function InWindow() {
  const form = useValues()
  return (
    <FormDialog form={form} onClose={() => undefined} onSubmit={onSubmit} open title="Scheda">
      {fields()}
    </FormDialog>
  )
}

describe.each([
  ['on a page', <OnPage key="page" />],
  ['in a window', <InWindow key="window" />],
])('a form %s', (_, form) => {
  it('draws no field but the one that is typed in', async () => {
    const { user } = renderUi(form)
    await user.click(screen.getByRole('textbox', { name: 'Nome' }))
    const before = drawn
    await user.keyboard('Rossi')
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Rossi')
    expect(drawn).toBe(before)
  })

  it('draws no other field while the error of the one that is typed in changes with every letter', async () => {
    const { user } = renderUi(form)
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Mancano 10 lettere')
    await user.click(screen.getByRole('textbox', { name: 'Nome' }))
    const before = drawn
    await user.keyboard('Rossi')
    expect(screen.getByRole('alert')).toHaveTextContent('Mancano 5 lettere')
    expect(drawn).toBe(before)
  })
})
