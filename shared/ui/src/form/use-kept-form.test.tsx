import '@testing-library/jest-dom'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { KeptFormsContext, type KeptForms, type TypedForm } from './kept-forms.ts'
import { renderUi } from '../test/render-ui.tsx'
import { ComboInput } from './combo-box.tsx'
import { EuroInput } from './number-input.tsx'
import { FormDialog } from './form-dialog.tsx'
import { PortalForm } from './portal-form.tsx'
import { RowsInput } from './rows-input.tsx'
import type { Option } from './select-input.tsx'
import { TextControl, TextInput } from './text-inputs.tsx'

interface Scheda {
  nome: string
  ricavi: number | undefined
  luogo: Option | null
  righe: { testo: string }[]
  password: string
}
const luoghi: Option[] = [{ value: '072006', label: 'Bari (BA)' }]
const start: Scheda = { nome: 'Rossi', ricavi: 5, luogo: null, righe: [{ testo: 'Prima' }], password: '' }

/** What the shell does: holds, gives back as JSON would, forgets. */
class HandForms implements KeptForms {
  readonly held = new Set<() => TypedForm | null>()
  kept: TypedForm[] = []
  hold = (read: () => TypedForm | null) => {
    this.held.add(read)
    return () => void this.held.delete(read)
  }
  find = (page: string, name: string) => this.kept.find((one) => one.page === page && one.name === name) ?? null
  forget = (page: string, name: string) =>
    void (this.kept = this.kept.filter((one) => one.page !== page || one.name !== name))
  keep = () => void (this.kept = JSON.parse(JSON.stringify([...this.held].flatMap((read) => read() ?? []))))
}

const Fields = () => (
  <>
    <TextInput label="Nome" name="nome" />
    <EuroInput label="Ricavi" name="ricavi" />
    <ComboInput label="Luogo" name="luogo" source={luoghi} />
    <TextControl autoComplete="new-password" label="Password" name="password" type="password" />
  </>
)

function Page({ values = start }: { values?: Scheda }) {
  const form = useForm<Scheda>({ defaultValues: values })
  const [closed, close] = useState(false)
  if (closed) return null
  return (
    <PortalForm form={form} label="Scheda" onCancel={() => close(true)} onSubmit={async () => 'id'}>
      <Fields />
      <RowsInput add="Aggiungi riga" empty={() => ({ testo: '' })} label="Righe" name="righe" rowLabel={() => 'Riga'}>
        {(at) => <TextInput label="Testo" name={`${at}.testo`} />}
      </RowsInput>
    </PortalForm>
  )
}

function Window({ values = start }: { values?: Scheda }) {
  const form = useForm<Scheda>({ defaultValues: values })
  return (
    <FormDialog form={form} onClose={() => undefined} onSubmit={async () => 'id'} open title="Scheda">
      <Fields />
    </FormDialog>
  )
}

const show = (forms: HandForms, of = <Page />) => renderUi(<KeptFormsContext value={forms}>{of}</KeptFormsContext>)
const box = (name: RegExp | string) => screen.getByRole('textbox', { name })
const note = /Qui c’è ancora quello che avevi scritto/

/** Types into a form, which then has to go. */
async function typed(of = <Page />) {
  const forms = new HandForms()
  const { user, unmount } = show(forms, of)
  await user.type(box('Nome'), ' e figli')
  await user.clear(box('Ricavi'))
  await user.type(screen.getByRole('combobox', { name: 'Luogo' }), 'Dalm')
  await user.type(screen.getByLabelText('Password'), 'segreta')
  return { forms, user, unmount, leave: () => (act(forms.keep), unmount()) }
}

it('gives back all that was typed, and says so', async () => {
  const { forms, user, leave } = await typed()
  await user.click(screen.getByRole('button', { name: 'Aggiungi riga' }))
  await user.type(screen.getAllByRole('textbox', { name: 'Testo' })[1]!, 'Seconda')
  leave()
  expect(JSON.stringify(forms.kept)).not.toContain('segreta')
  show(forms)
  expect(screen.getByText(note)).toBeVisible()
  expect(box('Nome')).toHaveValue('Rossi e figli')
  expect(box('Ricavi')).toHaveValue('')
  expect(screen.getByRole('combobox', { name: 'Luogo' })).toHaveValue('Dalm')
  expect(screen.getAllByRole('textbox', { name: 'Testo' }).map((one) => (one as HTMLInputElement).value)).toEqual([
    'Prima',
    'Seconda',
  ])
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

it('keeps nothing of a form in which nothing was typed, and gives nothing to another form', async () => {
  const forms = new HandForms()
  const { unmount } = show(forms)
  act(forms.keep)
  expect(forms.kept).toEqual([])
  unmount()
  forms.kept = [{ page: '/', name: 'Altra', isWindow: false, from: {}, set: { nome: 'X' }, gone: [], texts: {} }]
  show(forms)
  expect(box('Nome')).toHaveValue('Rossi')
  expect(screen.queryByText(note)).toBeNull()
})

it('says when what was changed is another one by now', async () => {
  const { forms, leave } = await typed()
  leave()
  show(forms, <Page values={{ ...start, nome: 'Bianchi' }} />)
  expect(screen.getByText(/Nel frattempo questi dati sono cambiati/)).toBeVisible()
  expect(box('Nome')).toHaveValue('Rossi e figli')
})

it('gives it until the form is given up', async () => {
  const { forms, leave } = await typed()
  leave()
  const { user } = show(forms)
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  expect(forms.kept).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Esci senza salvare' }))
  expect(forms.kept).toEqual([])
})

it('gives it until the form is saved', async () => {
  const { forms, leave } = await typed()
  leave()
  const { user } = show(forms)
  await user.clear(screen.getByRole('combobox', { name: 'Luogo' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(forms.kept).toEqual([])
  expect(screen.queryByText(note)).toBeNull()
})

it('gives a window what was typed in it, when it is about the same', async () => {
  const { forms, leave } = await typed(<Window />)
  leave()
  const { unmount } = show(forms, <Window values={{ ...start, password: 'x' }} />)
  expect(box('Nome')).toHaveValue('Rossi')
  unmount()
  show(forms, <Window />)
  expect(box('Nome')).toHaveValue('Rossi e figli')
  expect(screen.getByText(note)).toBeVisible()
})
