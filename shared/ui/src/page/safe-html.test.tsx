import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { SafeHtml } from './safe-html.tsx'

const shown = (html: string) => render(<SafeHtml html={html} />).container

it('keeps paragraphs, lists and emphasis', () => {
  const box = shown('<div>Spese <b>ammesse</b></div><ul><li>impianti</li></ul>')
  expect(screen.getByRole('listitem')).toHaveTextContent('impianti')
  expect(box.querySelector('strong')).toHaveTextContent('ammesse')
})

it.each([
  ['<script>alert(1)</script>ok', 'ok'],
  ['<img src=x onerror=alert(1)>ok', 'ok'],
  ['<p onclick="alert(1)" style="x">ok</p>', 'ok'],
  ['<svg><script>alert(1)</script></svg>ok', 'ok'],
  ['<iframe src="https://example.org"></iframe>ok', 'ok'],
])('leaves out of %s everything that could run', (html, text) => {
  const box = shown(html)
  expect(box).toHaveTextContent(new RegExp(`^${text}$`))
  expect(box.querySelector('script, img, svg, iframe, [onclick], p[style]')).toBeNull()
})

it('keeps addresses of the web only', () => {
  shown('<a href="https://example.org/x">buono</a> <a href="javascript:alert(1)">cattivo</a>')
  expect(screen.getByRole('link', { name: 'buono' })).toHaveAttribute('href', 'https://example.org/x')
  expect(screen.queryByRole('link', { name: 'cattivo' })).toBeNull()
})

it('puts headings of the text below those of the page', () => {
  shown('<h1>Titolo</h1>')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Titolo')
})
