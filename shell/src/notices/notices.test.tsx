import { act, fireEvent, render, screen } from '@testing-library/react'
import { NoticeQueue } from './notice-queue.ts'
import { Notices } from './notices.tsx'

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function open() {
  const queue = new NoticeQueue()
  render(<Notices queue={queue} />)
  const push = (...notice: Parameters<typeof queue.push>) => act(() => queue.push(...notice))
  return { queue, push }
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

  it('come one after the other', () => {
    const { push } = open()
    push({ text: 'Primo', timeout: 3500 })
    push({ text: 'Secondo' })
    expect(screen.queryByText('Secondo')).toBeNull()
    wait(3500)
    expect(screen.queryByText('Primo')).toBeNull()
    expect(screen.getByText('Secondo')).toBeInTheDocument()
  })

  it('of the login are red and stay two seconds', () => {
    const { queue } = open()
    act(() => queue.pushLoginError('Password sbagliata'))
    expect(screen.getByRole('alert')).toHaveTextContent('Password sbagliata')
    expect(queue.waiting.get()[0]).toMatchObject({ kind: 'error', place: 'centre' })
    wait(2000)
    expect(screen.queryByText('Password sbagliata')).toBeNull()
  })

  it('wait while the pointer or the focus is on them', () => {
    const { push } = open()
    push({ text: 'Leggimi', timeout: 2000 })
    const notice = screen.getByRole('status')
    fireEvent.mouseEnter(notice.parentElement!)
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

  it('are closed by their button and not by a click elsewhere', () => {
    const { push } = open()
    push({ text: 'Errore', kind: 'error' })
    fireEvent.click(document.body)
    expect(screen.getByText('Errore')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(screen.queryByText('Errore')).toBeNull()
  })

  it('do not repeat the same words', () => {
    const { push, queue } = open()
    push({ text: 'Connessione interrotta' })
    push({ text: 'Connessione interrotta' })
    expect(queue.waiting.get()).toHaveLength(1)
  })
})
