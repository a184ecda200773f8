import { htmlOfText, textOfHtml } from './html.ts'

it.each([
  ['Una riga\ne la seguente\n\nUn paragrafo', '<p>Una riga<br>e la seguente</p><p>Un paragrafo</p>'],
  ['Serve:\n- DURC\n- visura', '<p>Serve:</p><ul><li>DURC</li><li>visura</li></ul>'],
  ['1. primo\n2. secondo', '<ol><li>primo</li><li>secondo</li></ol>'],
  [
    '## Titolo\n\n**forte** e [qui](https://x.it/a?b=1)',
    '<h4>Titolo</h4><p><strong>forte</strong> e <a href="https://x.it/a?b=1">qui</a></p>',
  ],
  [
    '<script>alert(1)</script> [x](javascript:alert(1))',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))</p>',
  ],
  ['', ''],
])('%j becomes HTML', (text, html) => expect(htmlOfText(text)).toBe(html))

it.each([
  '<p>Una riga<br>e la seguente</p><p>Un paragrafo</p>',
  '<p>Serve:</p><ul><li>DURC</li><li>visura <strong>camerale</strong></li></ul><p>Fine</p>',
  '<ol><li>primo</li><li>secondo</li></ol>',
  '<h4>Titolo</h4><p><a href="https://x.it/a">qui</a></p>',
])('%s comes back the same after it was edited as text', (html) => {
  expect(htmlOfText(textOfHtml(html))).toBe(html)
})

it('takes over nothing that is not simple text', () => {
  expect(textOfHtml('<p onclick="x()">ciao<script>x()</script><img src=x></p><a href="javascript:x()">qui</a>')).toBe(
    'ciao\n\nqui',
  )
})
