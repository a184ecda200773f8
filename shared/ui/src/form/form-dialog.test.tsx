import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { AppLink } from '../page/links.tsx'
import { useUrlOpened } from '../page/use-url-params.ts'
import { renderUi } from '../test/render-ui.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextInput } from './text-inputs.tsx'

type User = ReturnType<typeof renderUi>['user']

interface Values {
  nome: string
}
const resolver: Resolver<Values> = (values) =>
  values.nome
    ? { values, errors: {} as Record<string, never> }
    : { values: {}, errors: { nome: { type: 'custom', message: 'Inserisci il nome' } } }
const write = jest.fn<Promise<string>, [Values]>()
const outer = jest.fn()

function Page() {
  const [open, setOpen] = useState(true)
  const [saved, setSaved] = useState('')
  const form = useForm<Values>({ defaultValues: { nome: '' }, resolver })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        outer()
      }}
    >
      <AppLink to="/altrove">Altrove</AppLink>
      <button onClick={() => setOpen(true)} type="button">
        apri
      </button>
      <FormDialog
        form={form}
        onClose={() => setOpen(false)}
        onSaved={setSaved}
        onSubmit={write}
        open={open}
        submit="Aggiungi"
        title="Nuovo istituto"
      >
        <TextInput label="Nome" name="nome" />
      </FormDialog>
      <output>{saved}</output>
    </form>
  )
}
const dialog = () => screen.getByRole('dialog', { name: 'Nuovo istituto' })
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('dialog', { name: 'Nuovo istituto' })).toBeNull()
  })

beforeEach(() => {
  write.mockReset().mockResolvedValue('fatto')
  outer.mockReset()
})

it('writes, closes, tells the page, and does not submit the form that opened it', async () => {
  const { user } = renderUi(<Page />)
  await user.type(within(dialog()).getByLabelText('Nome'), 'Banca')
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }))
  await closed()
  expect(write).toHaveBeenCalledWith({ nome: 'Banca' })
  expect(screen.getByText('fatto')).toBeInTheDocument()
  expect(outer).not.toHaveBeenCalled()
})

it('shows what is wrong at the field and in the summary, and writes nothing', async () => {
  const { user } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }))
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Inserisci il nome')
  expect(within(dialog()).getByLabelText('Nome')).toHaveAccessibleDescription('Inserisci il nome')
  expect(write).not.toHaveBeenCalled()
})

it('stays open with what was typed when the server refuses', async () => {
  write.mockRejectedValueOnce(new Error('Qualcun altro l’ha modificato.'))
  const { user } = renderUi(<Page />)
  await user.type(within(dialog()).getByLabelText('Nome'), 'Banca')
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }))
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(/Qualcun altro.*quello che hai scritto/)
  expect(within(dialog()).getByLabelText('Nome')).toHaveValue('Banca')
})

it.each([
  ['Esc', (user: User) => user.keyboard('{Escape}')],
  ['Annulla', (user: User) => user.click(screen.getByRole('button', { name: 'Annulla' }))],
])('asks before %s throws away what was typed, and keeps it when the person stays', async (_, giveUp) => {
  const { user } = renderUi(<Page />)
  await user.type(within(dialog()).getByLabelText('Nome'), 'Banca')
  await giveUp(user)
  const question = await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' })
  expect(within(question).getByRole('button', { name: 'Resta qui' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Resta qui' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(within(dialog()).getByLabelText('Nome')).toHaveValue('Banca')
  await giveUp(user)
  await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }))
  await closed()
  await user.click(screen.getByRole('button', { name: 'apri' }))
  expect(within(dialog()).getByLabelText('Nome')).toHaveValue('')
})

it('closes at once when nothing was typed', async () => {
  const { user } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  await closed()
  await user.click(screen.getByRole('button', { name: 'apri' }))
  expect(dialog()).toBeVisible()
  await user.keyboard('{Escape}')
  await closed()
})

it('asks once and keeps the text when its address opens and closes it', async () => {
  function ByAddress() {
    const [invita, open] = useUrlOpened('invita')
    const form = useForm<Values>({ defaultValues: { nome: '' } })
    return (
      <FormDialog form={form} onClose={() => open(null)} onSubmit={write} open={invita !== null} title="Nuovo istituto">
        <TextInput label="Nome" name="nome" />
      </FormDialog>
    )
  }
  const { user } = renderUi(<ByAddress />, '/?invita=1')
  await user.type(within(dialog()).getByLabelText('Nome'), 'Banca')
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  await user.click(await screen.findByRole('button', { name: 'Resta qui' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(within(dialog()).getByLabelText('Nome')).toHaveValue('Banca')
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }))
  await closed()
})

it('is a form of its own also where no form is around it', () => {
  function Alone() {
    const form = useForm<Values>({ defaultValues: { nome: 'x' } })
    return (
      <FormProvider {...form}>
        <FormDialog form={form} onClose={() => {}} onSubmit={write} open title="Solo">
          <TextInput label="Nome" name="nome" />
        </FormDialog>
      </FormProvider>
    )
  }
  renderUi(<Alone />)
  expect(within(screen.getByRole('dialog', { name: 'Solo' })).getByRole('button', { name: 'Salva' })).toBeVisible()
})
