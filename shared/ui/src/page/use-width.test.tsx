import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useWidth } from './use-width.ts'

/** Elements that are watched, each with how it says its width. */
const watched = new Map<Element, (width: number) => void>()
class HandDrivenObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe(element: Element): void {
    watched.set(element, (width) => this.callback([{ contentRect: { width } } as ResizeObserverEntry], this))
  }
  unobserve(): void {}
  disconnect(): void {
    watched.clear()
  }
}
beforeAll(() => {
  globalThis.ResizeObserver = HandDrivenObserver
})

function Part({ drawn }: { drawn: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place, 480)
  return (
    <>
      <output>{width}</output>
      {drawn && <div data-testid="place" ref={place} />}
    </>
  )
}
const become = (width: number) => act(() => watched.get(screen.getByTestId('place'))!(width))

it.each([true, false])('knows the width of an element that is there at first: %s', (drawn) => {
  const { rerender } = render(<Part drawn={drawn} />)
  expect(screen.getByRole('status')).toHaveTextContent('480')
  rerender(<Part drawn />)
  become(708)
  expect(screen.getByRole('status')).toHaveTextContent('708')
})

it('leaves an element that is gone and follows the next one', () => {
  const { rerender } = render(<Part drawn />)
  become(300)
  rerender(<Part drawn={false} />)
  expect(watched.size).toBe(0)
  rerender(<Part drawn />)
  become(500)
  expect(screen.getByRole('status')).toHaveTextContent('500')
})
