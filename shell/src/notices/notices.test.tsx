import { NOTICE_SHORT } from '@bandiera/wire'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createNoticeQueue } from './notice-queue.ts'
import { Notices } from './notices.tsx'
import { noticesAtom } from '../state.ts'

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function open() {
  const store = createStore()
  const queue = createNoticeQueue(store)
  render(<Notices queue={queue} />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  const push = (...notice: Parameters<typeof queue.push>) => act(() => queue.push(...notice))
  return { queue, push, waiting: () => store.get(noticesAtom) }
}

describe('notices', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('stay five seconds', () => {
    const { push } = open()
    push({ text: 'Salvato' })
    wait(4999)
    expect(screen.getByText('Salvato')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('Salvato')).toBeNull()
  })

  it('with an action close when it is done, and can be closed without it', () => {
    const { push } = open()
    const run = jest.fn()
    push({ text: 'Archiviata', action: { label: 'Annulla', run } })
    fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(screen.queryByText('Archiviata')).toBeNull()
    push({ text: 'Archiviata', action: { label: 'Annulla', run } })
    expect(run).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    expect(run).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Archiviata')).toBeNull()
  })

  it('are shown one after the other', () => {
    const { push } = open()
    push({ text: 'Primo', timeout: 3500 })
    push({ text: 'Secondo' })
    expect(screen.queryByText('Secondo')).toBeNull()
    wait(3500)
    expect(screen.queryByText('Primo')).toBeNull()
    expect(screen.getByText('Secondo')).toBeInTheDocument()
  })

  it('of the login are red and stay two seconds', () => {
    const { queue, waiting } = open()
    act(() => queue.pushLoginError('Password sbagliata'))
    expect(screen.getByRole('alert')).toHaveTextContent('Password sbagliata')
    expect(waiting()[0]).toMatchObject({ kind: 'error', place: 'centre' })
    wait(2000)
    expect(screen.queryByText('Password sbagliata')).toBeNull()
  })

  it('wait while the pointer or the focus is on them', () => {
    const { push } = open()
    push({ text: 'Leggimi', timeout: 2000 })
    const notice = screen.getByRole('status')
    fireEvent.mouseMove(notice.parentElement!)
    wait(10_000)
    expect(screen.getByText('Leggimi')).toBeInTheDocument()
    fireEvent.mouseLeave(notice.parentElement!)
    act(() => screen.getByRole('button', { name: 'Chiudi' }).focus())
    wait(10_000)
    expect(screen.getByText('Leggimi')).toBeInTheDocument()
    act(() => screen.getByRole('button', { name: 'Chiudi' }).blur())
    wait(2000)
    expect(screen.queryByText('Leggimi')).toBeNull()
  })

  it('do not wait for a pointer that was resting where they came up', () => {
    const { push } = open()
    push({ text: 'Salvato', timeout: 2000 })
    push({ text: 'Secondo' })
    fireEvent.mouseEnter(screen.getByRole('status').parentElement!)
    wait(2000)
    expect(screen.queryByText('Salvato')).toBeNull()
    expect(screen.getByText('Secondo')).toBeInTheDocument()
  })

  it('wait while the window is hidden', () => {
    const { push } = open()
    push({ text: 'Leggimi dopo', timeout: 2000 })
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    wait(10_000)
    expect(screen.getByText('Leggimi dopo')).toBeInTheDocument()
    hidden.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    wait(2000)
    expect(screen.queryByText('Leggimi dopo')).toBeNull()
  })

  it('have a little time left after a pause', () => {
    const { push } = open()
    push({ text: 'Quasi finito', timeout: 2000 })
    wait(1990)
    const holder = screen.getByRole('status').parentElement!
    fireEvent.mouseMove(holder)
    wait(5000)
    fireEvent.mouseLeave(holder)
    wait(900)
    expect(screen.getByText('Quasi finito')).toBeInTheDocument()
    wait(100)
    expect(screen.queryByText('Quasi finito')).toBeNull()
  })

  it('can be short, of three and a half seconds', () => {
    const { push } = open()
    push({ text: 'Breve', timeout: NOTICE_SHORT })
    wait(3499)
    expect(screen.getByText('Breve')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('Breve')).toBeNull()
  })

  it('are closed with Esc from inside', () => {
    const { push } = open()
    push({ text: 'Via' })
    fireEvent.keyDown(screen.getByRole('button', { name: 'Chiudi' }), { key: 'Escape' })
    expect(screen.queryByText('Via')).toBeNull()
  })

  it('are read out once: an error by itself, the others by the region that was there before', () => {
    const { push } = open()
    const region = screen.getByRole('region', { name: 'Avvisi' }).firstElementChild!
    expect(region).toHaveAttribute('aria-live', 'polite')
    push({ text: 'Salvato' })
    expect(region).toContainElement(screen.getByRole('status'))
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off')
    wait(5000)
    push({ text: 'Rotto', kind: 'error' })
    expect(region).not.toContainElement(screen.getByRole('alert'))
  })

  it('are closed by their button and not by a click elsewhere', () => {
    const { push } = open()
    push({ text: 'Errore', kind: 'error' })
    fireEvent.click(document.body)
    expect(screen.getByText('Errore')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(screen.queryByText('Errore')).toBeNull()
  })

  it('do not repeat the same words', () => {
    const { push, waiting } = open()
    push({ text: 'Connessione interrotta' })
    push({ text: 'Connessione interrotta' })
    expect(waiting()).toHaveLength(1)
  })
})
