import { parseAmount } from './amount.ts'
import { daysIn, parseDay } from './day.ts'
import { createFlags } from './flags.ts'
import { IncentivoSchema } from './record.ts'
import { readSections } from './sections.ts'
import { readWindow } from './window.ts'

describe('amounts', () => {
  it.each([
    ['15375383,50', 15_375_383.5],
    ['8061.19', 8061.19],
    ['36664', 36_664],
    ['0', 0],
    ['1.500.000', 1_500_000],
    ['1.500.000,25', 1_500_000.25],
    ['1,500,000', 1_500_000],
    ['€ 20.000', 20_000],
    ['10866.34', 10_866.34],
  ])('reads %s', (text, valore) => {
    expect(parseAmount(text)).toEqual({ valore })
  })

  it('takes the first of several values and says so', () => {
    expect(parseAmount('163000000 (con dm 29/7), 161800000 (con dm 09/08)')).toEqual({
      valore: 163_000_000,
      motivo: expect.stringContaining('primo valore'),
    })
  })

  it.each([['da definire'], ['-500'], ['50%']])('does not guess %s', (text) => {
    expect(parseAmount(text)).toEqual({ motivo: `Importo non leggibile: «${text}»` })
  })

  it('leaves a comma that could be either to a person, and nothing to nobody', () => {
    expect(parseAmount('1,500').motivo).toContain('ambiguo')
    expect(parseAmount('')).toEqual({})
  })
})

describe('days', () => {
  it.each([
    ['2023-09-08T00:00:00', { giorno: '2023-09-08' }],
    ['2023-09-08T00:00:00Z', { giorno: '2023-09-08' }],
    ['2015-12-31T23:00:00', { giorno: '2016-01-01' }],
    ['2024-06-30T22:00:00Z', { giorno: '2024-07-01' }],
    ['2024-06-30T12:00:00', { giorno: '2024-06-30', ora: '12:00' }],
    ['2024-06-30T10:00:00Z', { giorno: '2024-06-30', ora: '12:00' }],
    ['2024-02-29', { giorno: '2024-02-29' }],
    ['8/10/2023', { giorno: '2023-10-08' }],
  ])('reads %s', (text, expected) => {
    expect(parseDay(text)).toEqual(expected)
  })

  it.each([['2023-02-30T00:00:00'], ['31/02/2024'], ['presto'], ['2024']])('does not guess %s', (text) => {
    expect(parseDay(text)).toBeNull()
  })

  it('finds the days that a text writes out', () => {
    expect(daysIn('dal 1° marzo 2024 al 31/12/2024, ore 12')).toEqual(['2024-03-01', '2024-12-31'])
  })
})

describe('opening and closing', () => {
  const window = (fields: Record<string, string>) => {
    const flags = createFlags()
    const record = IncentivoSchema.parse({ ID_Incentivo: '1', Titolo: 'Bando', ...fields })
    return { ...readWindow(record, flags), flags: flags.list().map((flag) => flag.campo) }
  }
  const Data_apertura = '2024-01-01T00:00:00'

  it('takes from the note a closing that only the note tells', () => {
    const note = 'Con decreto del 5 marzo 2024 è disposta la chiusura dello sportello per esaurimento risorse.'
    expect(window({ Data_apertura, Note_di_apertura_chiusura: note })).toEqual({
      dataApertura: '2024-01-01',
      chiusuraAnticipata: '2024-03-05',
      noteFinestra: note,
      procedura: 'sportello',
      flags: ['chiusuraAnticipata'],
    })
  })

  it('only asks when the note names no day, or several', () => {
    expect(window({ Data_apertura, Note_di_apertura_chiusura: 'Sportello chiuso.' })).toMatchObject({
      flags: ['dataChiusura'],
    })
    const two = 'Chiusura il 1 marzo 2024 per le micro e il 2 marzo 2024 per le altre.'
    expect(window({ Data_apertura, Note_di_apertura_chiusura: two })).not.toHaveProperty('chiusuraAnticipata')
  })

  it('does not read a closing in a note that tells the announced one', () => {
    const note = 'Domande entro il 31 dicembre 2024.'
    expect(
      window({ Data_apertura, Data_chiusura: '2024-12-31T00:00:00', Note_di_apertura_chiusura: note }),
    ).toMatchObject({
      dataChiusura: '2024-12-31',
      flags: [],
    })
  })

  it('flags a missing opening, an unreadable day and a closing before the opening', () => {
    expect(window({ Data_chiusura: 'presto' }).flags).toEqual(['dataChiusura', 'dataApertura'])
    expect(window({ Data_apertura, Data_chiusura: '2023-12-31' }).flags).toEqual(['dataChiusura'])
  })

  it('keeps no closing for a grant that stays open until the money ends', () => {
    expect(window({ Data_apertura })).toEqual({ dataApertura: '2024-01-01', flags: [] })
  })
})

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

  it('keeps no tag but its own, whatever the source holds', () => {
    const hostile =
      '<p onclick="x()">Ciao&nbsp;<b>tutti</b><script>alert(1)</script></p><img src=x onerror=alert(1)>&lt;img src=x onerror=alert(1)&gt; &amp;lt;b'
    expect(readSections(hostile)).toEqual([
      { titolo: 'Descrizione', html: '<p>Ciao tutti</p><p>&lt;img src=x onerror=alert(1)&gt; &amp;lt;b</p>' },
    ])
  })

  it('gives nothing for nothing', () => {
    expect(readSections('  ')).toEqual([])
  })
})
