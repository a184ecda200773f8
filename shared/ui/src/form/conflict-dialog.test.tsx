import '@testing-library/jest-dom'
import type { ConflictChoice, FieldConflict } from '@bandiera/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { renderUi } from '../test/render-ui.tsx'
import { PortalForm } from './portal-form.tsx'
import { TextInput } from './text-inputs.tsx'

const at = '2026-03-05T14:07:00.000Z'
const telefono: FieldConflict = {
  field: 'telefono',
  label: 'Telefono',
  words: { base: '1', mine: '3', theirs: '2' },
  by: 'Anna',
  at,
}
const pec: FieldConflict = {
  field: 'anagrafica.codicePec',
  label: 'Anagrafica: PEC',
  words: { base: '', mine: 'x@pec.it', theirs: '' },
  by: 'Bruno',
  at,
}
const refusal = (conflict: FieldConflict[], versione = 5) =>
  Object.assign(new Error('Anna ha modificato nel frattempo: telefono.'), { conflict, versione })

function open(failures: Error[]) {
  const choices: (ConflictChoice | undefined)[] = []
  const onSubmit = async (_values: { telefono: string }, choice?: ConflictChoice) => {
    choices.push(choice)
    const failure = failures.shift()
    if (failure) throw failure
  }
  const onSaved = jest.fn()
  function Form() {
    const form = useForm({ defaultValues: { telefono: '1' } })
    return (
      <PortalForm form={form} label="Scheda" onSaved={onSaved} onSubmit={onSubmit}>
        <TextInput label="Telefono" name="telefono" optional />
      </PortalForm>
    )
  }
  return { choices, onSaved, ...renderUi(<Form />) }
}
type Opened = ReturnType<typeof open>
const submit = async ({ user }: Opened) => {
  await user.clear(screen.getByRole('textbox', { name: /Telefono/ }))
  await user.type(screen.getByRole('textbox', { name: /Telefono/ }), '3')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  return screen.findByRole('dialog', { name: 'Gli stessi dati sono cambiati' })
}
const save = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Salva' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('shows both values of the field, with its name, who was first and when', async () => {
  const dialog = await submit(open([refusal([telefono])]))
  const group = within(dialog).getByRole('radiogroup', { name: 'Telefono' })
  expect(within(group).getByRole('radio', { name: 'Tieni il mio: 3' })).toBeChecked()
  expect(within(group).getByRole('radio', { name: 'Tieni quello di Anna (05/03/2026 15:07): 2' })).not.toBeChecked()
  expect(dialog).toHaveTextContent('Prima era: 1')
})

it('calls a field by its path and writes its values plainly where the server says neither', async () => {
  const old: FieldConflict = { field: 'soci.0.codiceFiscale', base: null, mine: 1.5, theirs: true, by: 'Anna', at }
  const dialog = await submit(open([refusal([old])]))
  const group = within(dialog).getByRole('radiogroup', { name: 'Soci: Codice fiscale' })
  expect(within(group).getByRole('radio', { name: 'Tieni il mio: 1,5' })).toBeChecked()
  expect(dialog).toHaveTextContent('Prima era: non noto')
})

it('keeps mine by default, by the keyboard alone', async () => {
  const screenful = open([refusal([telefono])])
  const dialog = await submit(screenful)
  await waitFor(() => expect(within(dialog).getByRole('radio', { name: /Tieni il mio/ })).toHaveFocus())
  await screenful.user.tab()
  await screenful.user.tab()
  await screenful.user.keyboard('{Enter}')
  await gone()
  expect(screenful.choices).toEqual([undefined, { seen: 5, theirs: [] }])
  expect(screenful.onSaved).toHaveBeenCalled()
})

it('keeps theirs in the fields where it is chosen', async () => {
  const screenful = open([refusal([telefono, pec])])
  const dialog = await submit(screenful)
  const [first, second] = within(dialog).getAllByRole('radiogroup')
  expect(first).toHaveAccessibleName('Telefono')
  expect(second).toHaveAccessibleName('Anagrafica: PEC')
  await screenful.user.click(
    within(second!).getByRole('radio', { name: 'Tieni quello di Bruno (05/03/2026 15:07): vuoto' }),
  )
  await screenful.user.click(save(dialog))
  await gone()
  expect(screenful.choices[1]).toEqual({ seen: 5, theirs: [pec] })
})

it('chooses one side everywhere at once when there are more fields', async () => {
  const screenful = open([refusal([telefono, pec])])
  const dialog = await submit(screenful)
  await screenful.user.click(within(dialog).getByRole('button', { name: 'Tieni tutti gli altri' }))
  await screenful.user.click(save(dialog))
  await gone()
  expect(screenful.choices[1]?.theirs).toEqual([telefono, pec])
})

it('asks again when another person was faster once more, and remembers what was chosen before', async () => {
  const screenful = open([refusal([telefono, pec]), refusal([telefono], 6)])
  const { user } = screenful
  const dialog = await submit(screenful)
  await user.click(within(dialog).getByRole('button', { name: 'Tieni tutti gli altri' }))
  await user.click(save(dialog))
  await waitFor(() => expect(screen.getAllByRole('radiogroup')).toHaveLength(1))
  await user.click(save(screen.getByRole('dialog')))
  await gone()
  expect(screenful.choices[2]).toEqual({ seen: 6, theirs: [pec] })
})

it('goes back to the form with everything typed and says that nothing was saved', async () => {
  const screenful = open([refusal([telefono])])
  await submit(screenful)
  await screenful.user.keyboard('{Escape}')
  await gone()
  expect(await screen.findByRole('alert')).toHaveTextContent('quello che hai scritto è ancora qui')
  expect(screen.getByRole('textbox', { name: /Telefono/ })).toHaveValue('3')
  expect(screenful.onSaved).not.toHaveBeenCalled()
})
