import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useSearchText } from './list-toolbar.tsx'

/** A search box whose `q` reaches the address just before the next key. */
function Box({ q, next }: { q: string; next?: string }) {
  const [text, type] = useSearchText(q, () => {})
  useLayoutEffect(() => {
    if (next) type(next)
    // oxlint-disable-next-line react/exhaustive-deps -- the key is pressed once
  }, [next])
  return <p>Testo: {text}</p>
}

it('keeps a key pressed while the address follows', () => {
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
