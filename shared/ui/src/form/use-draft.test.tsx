import '@testing-library/jest-dom'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { renderUi } from '../test/render-ui.tsx'
import type { FormDraft } from './drafts.ts'
import { EuroInput } from './number-input.tsx'
import { PortalForm } from './portal-form.tsx'
import { RowsInput } from './rows-input.tsx'
import { TextInput } from './text-inputs.tsx'

interface Scheda {
  nome: string
  nota: string
  ricavi: number | undefined
  righe: { testo: string }[]
}
const start: Scheda = { nome: 'Rossi', nota: '', ricavi: 5, righe: [{ testo: 'Prima' }] }
const KEY = 'bozza/localhost/gina/scheda/1'
const labels: Record<string, string> = { nome: 'Nome', nota: 'Nota', ricavi: 'Ricavi', righe: 'Righe' }

/** What `siteTexts` of the platform does. */
const store = {
  get: (key: string) => localStorage.getItem(key),
  set: (key: string, text: string) => (localStorage.setItem(key, text), true),
  remove: (key: string) => localStorage.removeItem(key),
}

interface PageProps extends Pick<Partial<FormDraft>, 'version'> {
  values?: Scheda
  refuse?: boolean
  at?: string
}

function Page({ values = start, refuse = false, version = 1, at: key = KEY }: PageProps) {
  const form = useForm<Scheda>({ defaultValues: values })
  const [closed, close] = useState(false)
  if (closed) return null
  const save = () => (refuse ? Promise.reject(new Error('Non si può.')) : Promise.resolve('id'))
  return (
    <PortalForm
      draft={{ key, version, store, label: (field) => labels[field] ?? field }}
      form={form}
      label="Scheda"
      onCancel={() => close(true)}
      onSubmit={save}
    >
      <TextInput label="Nome" name="nome" />
      <TextInput label="Nota" name="nota" optional />
      <EuroInput label="Ricavi" name="ricavi" optional />
      <RowsInput add="Aggiungi riga" empty={() => ({ testo: '' })} label="Righe" name="righe" rowLabel={() => 'Riga'}>
        {(at) => <TextInput label="Testo" name={`${at}.testo`} />}
      </RowsInput>
    </PortalForm>
  )
}

const box = (name: string) => screen.getByRole('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const pause = () => act(() => jest.advanceTimersByTime(700))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressIn = (dialog: string, name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog', { name: dialog })).getByRole('button', { name }))

/** Types, and the browser crashes. */
function typed() {
  const { unmount } = renderUi(<Page />)
  write('Nome', 'Rossi e figli')
  write('Ricavi', '')
  press('Aggiungi riga')
  fireEvent.change(screen.getAllByRole('textbox', { name: 'Testo' })[1]!, { target: { value: 'Seconda' } })
  pause()
  unmount()
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T13:32:00Z') })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

it('gives back after a crash what was typed, with its time', () => {
  typed()
  jest.setSystemTime(new Date('2026-11-29T08:00:00Z'))
  const { unmount } = renderUi(<Page />)
  expect(screen.getByText(/^Bozza del 28\/11\/2026, 14:32: ripresa\./)).toBeVisible()
  expect(box('Nome')).toHaveValue('Rossi e figli')
  expect(box('Ricavi')).toHaveValue('')
  expect(screen.getAllByRole('textbox', { name: 'Testo' })[1]).toHaveValue('Seconda')
  pause()
  unmount()
  renderUi(<Page />)
  expect(screen.getByText(/^Bozza del 28\/11\/2026, 14:32/)).toBeVisible()
})

it('keeps the last words when the page goes before a pause', () => {
  const { unmount } = renderUi(<Page />)
  write('Nome', 'Rossi e figli')
  expect(localStorage).toHaveLength(0)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  unmount()
  renderUi(<Page />)
  expect(box('Nome')).toHaveValue('Rossi e figli')
})

it('keeps nothing before something is typed, nor after it was typed back', () => {
  renderUi(<Page />)
  pause()
  expect(localStorage).toHaveLength(0)
  write('Nome', 'Verdi')
  pause()
  expect(localStorage).toHaveLength(1)
  write('Nome', 'Rossi')
  pause()
  expect(localStorage).toHaveLength(0)
})

it('writes nothing more once the form has gone, as at a logout', () => {
  const { unmount } = renderUi(<Page />)
  write('Nome', 'Verdi')
  unmount()
  pause()
  expect(localStorage).toHaveLength(0)
})

it('is removed when the form is saved, and stays when the server refuses', async () => {
  typed()
  const refused = renderUi(<Page refuse />)
  press('Salva')
  expect(await screen.findByText(/Non si può/)).toBeVisible()
  expect(localStorage).toHaveLength(1)
  refused.unmount()
  renderUi(<Page />)
  press('Salva')
  // React draws the saved form only afterwards
  await act(() => jest.advanceTimersByTimeAsync(700))
  expect(localStorage).toHaveLength(0)
  expect(screen.queryByText(/^Bozza/)).toBeNull()
})

it('is removed when the form is given up', () => {
  typed()
  renderUi(<Page />)
  press('Annulla')
  pressIn('Modifiche non salvate', 'Esci senza salvare')
  pause()
  expect(localStorage).toHaveLength(0)
})

it('is discarded after a question, and the stored values are back', () => {
  typed()
  renderUi(<Page />)
  press('Scarta bozza')
  expect(localStorage).toHaveLength(1)
  pressIn('Scarta bozza', 'Scarta bozza')
  pause()
  expect(box('Nome')).toHaveValue('Rossi')
  expect(screen.getAllByRole('textbox', { name: 'Testo' })).toHaveLength(1)
  expect(screen.queryByText(/^Bozza/)).toBeNull()
  expect(localStorage).toHaveLength(0)
  expect(box('Nome')).toHaveFocus()
  write('Nome', 'Rossi e figli')
  pause()
  expect(localStorage).toHaveLength(1)
})

describe('of an older version of the record', () => {
  const newer = { ...start, nome: 'Bianchi', nota: 'Di un collega' }

  it('says so, keeps the newer values, and names what it did not overwrite', () => {
    typed()
    renderUi(<Page values={newer} version={2} />)
    const note = screen.getByText(/^Bozza del 28\/11\/2026, 14:32, di una versione precedente: ripresa/)
    expect(note).toHaveTextContent('Non ho sovrascritto: Nome.')
    expect(box('Nome')).toHaveValue('Bianchi')
    expect(box('Nota')).toHaveValue('Di un collega')
    expect(box('Ricavi')).toHaveValue('')
  })

  it('holds back what the person typed until they take it or discard it', () => {
    typed()
    const first = renderUi(<Page values={newer} version={2} />)
    write('Nota', 'Mia')
    pause()
    first.unmount()
    renderUi(<Page values={newer} version={2} />)
    expect(box('Nome')).toHaveValue('Bianchi')
    press('Usa i miei valori')
    expect(box('Nome')).toHaveValue('Rossi e figli')
    expect(box('Nota')).toHaveValue('Mia')
    expect(screen.queryByText(/Non ho sovrascritto/)).toBeNull()
  })

  it('asks before what it holds back is lost, even when nothing else was typed', () => {
    const { unmount } = renderUi(<Page />)
    write('Nome', 'Verdi')
    pause()
    unmount()
    renderUi(<Page values={newer} version={2} />)
    press('Annulla')
    expect(screen.getByRole('alertdialog', { name: 'Modifiche non salvate' })).toBeVisible()
  })

  it('is not mentioned when the record has the same values by now', () => {
    const { unmount } = renderUi(<Page />)
    write('Nome', 'Bianchi')
    pause()
    unmount()
    renderUi(<Page values={newer} version={2} />)
    expect(screen.queryByText(/^Bozza/)).toBeNull()
  })
})

it.each([
  ['what is no draft', '{"at":1}'],
  ['a text of another program', 'ciao'],
  ['a draft of another shape of the form', draftOf({ righe: 'x', altro: 'y' })],
  ['a draft of two months ago', draftOf({ nome: 'Verdi' }, '2026-09-20T08:00:00Z')],
])('begins without %s', (_what, text) => {
  localStorage.setItem(KEY, text)
  renderUi(<Page />)
  expect(box('Nome')).toHaveValue('Rossi')
  expect(screen.queryByText(/^Bozza/)).toBeNull()
})

it('is not that of another person or record', () => {
  typed()
  renderUi(<Page at="bozza/localhost/carla/scheda/1" />)
  expect(box('Nome')).toHaveValue('Rossi')
})

function draftOf(set: object, at = '2026-11-28T08:00:00Z'): string {
  const from = { nome: 'Rossi', righe: start.righe }
  return JSON.stringify({ at, version: 1, from, set, gone: [], texts: {} })
}
