import { readSections } from './build.ts'

describe('descriptions', () => {
  it('parts them at the headings of the catalogue', () => {
    expect(
      readSections("Cos'è Un aiuto. A chi si rivolge Alle imprese:- Media; - Micro. Cosa prevede Un contributo."),
    ).toEqual([
      { titolo: 'Cos’è', html: '<p>Un aiuto.</p>' },
      { titolo: 'A chi si rivolge', html: '<p>Alle imprese:</p><ul><li>Media;</li><li>Micro.</li></ul>' },
      { titolo: 'Cosa prevede', html: '<p>Un contributo.</p>' },
    ])
  })

  it('keeps no tag of the source, only its own', () => {
    const hostile =
      '<p onclick="x()">Ciao&nbsp;<b>tutti</b><script>alert(1)</script></p><img src=x onerror=alert(1)>&lt;img src=x onerror=alert(1)&gt; &amp;lt;b'
    expect(readSections(hostile)).toEqual([
      { titolo: 'Descrizione', html: '<p>Ciao tutti</p><p>&lt;img src=x onerror=alert(1)&gt; &amp;lt;b</p>' },
    ])
  })

  it('gives nothing for nothing', () => {
    expect(readSections('  ')).toEqual([])
  })

  it('keeps two items of a list apart that lost the line between them', () => {
    const text =
      'Le priorità sono:- cambiamento climatico e biodiversità- turismo sostenibile;- riduzione degli ostacoli'
    expect(readSections(text)[0]!.html).toBe(
      '<p>Le priorità sono:</p><ul><li>cambiamento climatico e biodiversità</li><li>turismo sostenibile;</li><li>riduzione degli ostacoli</li></ul>',
    )
    expect(readSections('Trentino-Alto Adige e socio-sanitario')[0]!.html).toBe(
      '<p>Trentino-Alto Adige e socio-sanitario</p>',
    )
  })
})
