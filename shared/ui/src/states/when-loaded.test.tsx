import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, type ReactElement } from 'react'
import { FileDrop } from '../import/file-drop.tsx'
import { createOnDemand } from './on-demand.ts'
import { reaching, WhenLoaded } from './when-loaded.tsx'

const Modulo = () => <form aria-label="Nuova azienda" />

it('shows that it is coming, and then the part', async () => {
  const code = createOnDemand(async () => ({ Modulo }))
  render(<WhenLoaded code={code}>{(loaded) => <loaded.Modulo />}</WhenLoaded>)
  expect(screen.getByRole('progressbar', { name: 'Caricamento…' })).toBeVisible()
  expect(await screen.findByRole('form', { name: 'Nuova azienda' })).toBeVisible()
})

it('is there in the first frame when what opens it was reached before', async () => {
  const code = createOnDemand(async () => ({ Modulo }))
  render(<button {...reaching(code)}>Nuova</button>)
  await userEvent.hover(screen.getByRole('button'))
  await code.get()
  render(<WhenLoaded code={code}>{(loaded) => <loaded.Modulo />}</WhenLoaded>)
  expect(screen.getByRole('form')).toBeVisible()
})

describe('what a person has opened', () => {
  const open = (content: ReactElement) => {
    const code = createOnDemand(async () => ({}))
    return render(
      <>
        <button>Prima</button>
        <WhenLoaded code={code}>{() => content}</WhenLoaded>
      </>,
    )
  }
  it.each<[string, ReactElement]>([
    ['a text', <input aria-label="Primo" key="" />],
    ['a choice', <select aria-label="Primo" key="" />],
    ['a long text', <textarea aria-label="Primo" key="" />],
    ['a file', <FileDrop accept=".csv" key="" label="Il file" onFile={() => {}} />],
  ])('has the focus in its first field: %s', async (_kind, field) => {
    open(
      <>
        <a href="/">Torna</a>
        <h1 tabIndex={-1}>Nuova</h1>
        <input type="hidden" />
        <input aria-label="Fermo" disabled />
        {field}
        <input aria-label="Secondo" />
      </>,
    )
    await waitFor(() => expect(screen.queryByLabelText('Primo') ?? screen.getByText('Scegli file')).toHaveFocus())
  })

  it('leaves the focus in the field that took it by itself, and where there is none to fill in', async () => {
    const Own = () => {
      const ref = useRef<HTMLInputElement>(null)
      useEffect(() => ref.current?.focus(), [])
      return <input aria-label="Chiesto" ref={ref} />
    }
    const { unmount } = open(
      <>
        <input aria-label="Primo" />
        <Own />
      </>,
    )
    expect(await screen.findByLabelText('Chiesto')).toHaveFocus()
    await new Promise((done) => setTimeout(done))
    expect(screen.getByLabelText('Chiesto')).toHaveFocus()
    unmount()
    open(<p>Niente</p>)
    screen.getByText('Prima').focus()
    await screen.findByText('Niente')
    await new Promise((done) => setTimeout(done))
    expect(screen.getByText('Prima')).toHaveFocus()
  })
})
