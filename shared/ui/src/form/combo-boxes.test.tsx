import '@testing-library/jest-dom'
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useForm, type Resolver } from 'react-hook-form'
import { EntriesInput } from '../criteri/entries-input.tsx'
import { renderUi } from '../test/render-ui.tsx'
import { ComboInput } from './combo-box.tsx'
import { ComuneInput } from './comune-input.tsx'
import { PortalForm } from './portal-form.tsx'
import type { Option } from './select-input.tsx'
import { TextInput } from './text-inputs.tsx'

const COMUNI = [
  { codice: '016091', nome: 'Dalmine', provincia: '016' },
  { codice: '001235', nome: 'Samone', provincia: '001' },
  { codice: '022165', nome: 'Samone', provincia: '022' },
  { codice: '040012', nome: 'Forlì', provincia: '040' },
]
const OPTIONS: Option[] = [
  { value: '016091', label: 'Dalmine (BG)' },
  { value: '001235', label: 'Samone (TO)' },
  { value: '022165', label: 'Samone (TN)' },
  { value: '040012', label: 'Forlì (FC)' },
]
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Answers by hand; an answer that was asked for is given by `answer`. */
function searchOf<T>(all: readonly T[], nameOf: (one: T) => string) {
  const waiting: (() => void)[] = []
  const fits = (one: T, text: string) => folded(nameOf(one)).includes(folded(text))
  const search = jest.fn(
    (text: string, _signal: AbortSignal) =>
      new Promise<readonly T[]>((give) => waiting.push(() => give(all.filter((one) => fits(one, text))))),
  )
  const answer = () => act(async () => waiting.splice(0).forEach((give) => give()))
  return { search, answer }
}
const byLabel = () => searchOf(OPTIONS, ({ label }) => label)
const none = { search: OPTIONS as never, answer: async () => {} }

interface Kind {
  field: (source: never) => React.ReactElement
  made: () => { search: unknown; answer: () => Promise<void> }
  late: boolean
  /** What the form holds for Dalmine, and for nothing. */
  dalmine: unknown
  nothing: unknown
}
const option = expect.objectContaining({ value: '016091', label: 'Dalmine (BG)' })
const voci = {
  toOption: (value: string) => OPTIONS.find((one) => one.value === value)!,
  toValues: (one: Option) => [one.value],
}
const named = { name: 'campo', label: 'Campo' }
const KINDS: [string, Kind][] = [
  [
    'a list',
    {
      field: (source) => <ComboInput {...named} source={source} />,
      made: () => none,
      late: false,
      dalmine: option,
      nothing: null,
    },
  ],
  [
    'a search',
    {
      field: (source) => <ComboInput {...named} source={source} />,
      made: byLabel,
      late: true,
      dalmine: option,
      nothing: null,
    },
  ],
  [
    'comuni',
    {
      field: (source) => <ComuneInput {...named} source={source} />,
      made: () => searchOf(COMUNI, ({ nome }) => nome),
      late: true,
      dalmine: option,
      nothing: null,
    },
  ],
  [
    'several of a list',
    {
      field: (source) => <EntriesInput<string, Option> {...named} {...voci} source={source} />,
      made: () => none,
      late: false,
      dalmine: ['016091'],
      nothing: [],
    },
  ],
  [
    'several of a search',
    {
      field: (source) => <EntriesInput<string, Option> {...named} {...voci} source={source} />,
      made: byLabel,
      late: true,
      dalmine: ['016091'],
      nothing: [],
    },
  ],
]

interface Values {
  campo: unknown
  altro: string
}
const anything: Resolver<Values> = (values) => ({ values, errors: {} })
interface FormProps {
  children: React.ReactNode
  nothing: unknown
  resolver: boolean
  onSubmit: (values: Values) => Promise<void>
}
function Form({ children, nothing, resolver, onSubmit }: FormProps) {
  const form = useForm<Values>({
    defaultValues: { campo: nothing, altro: '' },
    mode: 'onTouched',
    ...(resolver && { resolver: anything }),
  })
  return (
    <PortalForm form={form} label="Scheda" onCancel={() => {}} onSubmit={onSubmit}>
      {children}
      <TextInput label="Altro" name="altro" />
    </PortalForm>
  )
}
const box = () => screen.getByLabelText<HTMLInputElement>(/^Campo/, { selector: 'input' })
const save = () => screen.getByText('Salva')

/** In the place of what stood there. */
async function write(user: UserEvent, text: string) {
  await user.clear(box())
  await user.paste(text)
}

function show({ field, made, nothing }: Kind, resolver = true) {
  const { search, answer } = made()
  const onSubmit = jest.fn(async (_values: Values) => {})
  const view = renderUi(
    <Form nothing={nothing} onSubmit={onSubmit} resolver={resolver}>
      {field(search as never)}
    </Form>,
  )
  return { ...view, answer, onSubmit }
}
const saved = (onSubmit: jest.Mock) => onSubmit.mock.calls.map(([values]) => (values as Values).campo)

describe.each(KINDS)('a box to choose from %s', (_name, kind) => {
  it.each(['Qwertyx', 'samone', 'dalm', 'dalmine'])('is not sent by Enter after «%s»', async (typed) => {
    const { user, answer, onSubmit } = show(kind)
    await write(user, typed)
    await user.keyboard('{Enter}')
    await answer()
    await user.keyboard('{Enter}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each(['dalmine', 'DALMINE', ' Dalmine ', 'dalm', 'Dalmine (BG)', '016091'])(
    'takes «%s» when it is left',
    async (typed) => {
      const found = typed === '016091' || typed.includes('(') ? !kind.late : true
      if (!found) return // the search of these tests knows names alone
      const { user, answer, onSubmit } = show(kind)
      await write(user, typed)
      await user.tab()
      await answer()
      await user.click(save())
      expect(saved(onSubmit)).toEqual([kind.dalmine])
    },
  )

  it.each([true, false])('keeps what is no choice, says so and is not sent (with a resolver: %s)', async (resolver) => {
    const { user, answer, onSubmit } = show(kind, resolver)
    for (const [typed, why] of [
      ['Qwertyx', /^Scegli dalla lista: «Qwertyx» non c’è$/],
      ['samone', /^Scegli dalla lista: «samone» può essere più di una voce$/],
    ] as const) {
      await write(user, typed)
      expect(box()).toBeValid()
      await user.tab()
      await answer()
      expect(box()).toHaveValue(typed)
      expect(box()).toBeInvalid()
      expect(box()).toHaveAccessibleDescription(why)
      await user.click(save())
      await answer()
      expect(await screen.findByRole('alert')).toHaveTextContent(typed)
      expect(box()).toHaveFocus()
      expect(box()).toHaveValue(typed)
    }
    expect(onSubmit).not.toHaveBeenCalled()
    await write(user, 'dalmine')
    await user.tab()
    await answer()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(save())
    expect(saved(onSubmit)).toEqual([kind.dalmine])
  })

  it('is waited for when the form is sent before the search has answered', async () => {
    const { user, answer, onSubmit } = show(kind)
    await write(user, 'dalmine')
    await user.click(save())
    await answer()
    expect(saved(onSubmit)).toEqual([kind.dalmine])
  })

  it('sends an empty box, and a text that was taken away again', async () => {
    const { user, onSubmit } = show(kind)
    await write(user, 'Qwertyx')
    await user.clear(box())
    await user.tab()
    expect(box()).toHaveValue('')
    await user.click(save())
    expect(saved(onSubmit)).toEqual([kind.nothing])
  })

  it('asks before the form is given up with a text in it, which then goes', async () => {
    const { user, answer } = show(kind)
    await write(user, 'Qwertyx')
    await user.tab()
    await answer()
    await user.click(screen.getByText('Annulla'))
    await user.click(await screen.findByText('Resta qui'))
    await waitForElementToBeRemoved(() => screen.queryByText('Resta qui'))
    expect(box()).toHaveValue('Qwertyx')
    await user.click(screen.getByText('Annulla'))
    await user.click(await screen.findByText('Esci senza salvare'))
    expect(box()).toHaveValue('')
    expect(box()).toBeValid()
  })

  it('keeps what is typed next when an earlier answer arrives', async () => {
    const { user, answer, onSubmit } = show(kind)
    await write(user, 'dalmine')
    await user.tab()
    if (!kind.late) return
    await write(user, 'altrove')
    await answer()
    expect(box()).toHaveValue('altrove')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

it('says why the search failed where it is left, and takes the choice at the next try', async () => {
  let fails = true
  const search = async () => (fails ? Promise.reject(new Error('Il server non risponde.')) : [OPTIONS[0]!])
  const onSubmit = jest.fn(async (_values: Values) => {})
  const { user } = renderUi(
    <Form nothing={null} onSubmit={onSubmit} resolver>
      <ComboInput {...named} source={search} />
    </Form>,
  )
  await write(user, 'dalmine')
  await user.tab()
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  expect(box()).toHaveValue('dalmine')
  fails = false
  await user.click(save())
  expect(saved(onSubmit)).toEqual([OPTIONS[0]])
})
