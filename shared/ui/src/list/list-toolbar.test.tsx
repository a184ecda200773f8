import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useSearchText } from './list-toolbar.tsx'

/** A box in whose address `q` has just arrived when the next key comes. */
function Box({ q, next }: { q: string; next?: string }) {
  const [text, type] = useSearchText(q, () => {})
  useLayoutEffect(() => {
    if (next) type(next)
    // oxlint-disable-next-line react/exhaustive-deps -- the key comes once
  }, [next])
  return <p>Testo: {text}</p>
}

it('keeps a key that comes as the address follows', () => {
  const { rerender } = render(<Box next="g" q="" />)
  rerender(<Box next="gb" q="g" />)
  expect(screen.getByText('Testo: gb')).toBeVisible()
})

it('takes over what other code writes into the address', () => {
  const { rerender } = render(<Box next="g" q="" />)
  rerender(<Box q="g" />)
  rerender(<Box q="altro" />)
  expect(screen.getByText('Testo: altro')).toBeVisible()
})
