import { htmlOf, textOf } from './formatted-text.ts'

it.each([
  ['# Titolo\n\nTesto', '<h2>Titolo</h2><p>Testo</p>'],
  ['# Titolo\nTesto', '<h2>Titolo</h2><p>Testo</p>'],
  ['uno\ndue', '<p>uno<br>due</p>'],
  ['- a\n- **b**', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
  ['[qui](https://a.test/x)', '<p><a href="https://a.test/x">qui</a></p>'],
  ['[qui](javascript:alert(1))', '<p>[qui](javascript:alert(1))</p>'],
  ['<b>x</b> & "y"', '<p>&lt;b&gt;x&lt;/b&gt; &amp; &quot;y&quot;</p>'],
  ['  \n\n ', ''],
])('writes %j as %j', (text, html) => {
  expect(htmlOf(text)).toBe(html)
})

it.each(['# Titolo\n\nTesto', '- a\n- **b**', 'uno\ndue\n\ntre', '## Sotto\n\n[qui](https://a.test/x)'])(
  'reads back what it wrote: %j',
  (text) => {
    expect(textOf(htmlOf(text))).toBe(text)
  },
)

it('keeps the words of formatting that it does not know', () => {
  expect(textOf('<table><tr><td>Conservazione</td></tr></table>')).toBe('Conservazione')
})
