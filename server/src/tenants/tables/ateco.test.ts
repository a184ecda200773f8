import { atecoSections } from '@bandiera/domain'
import { readData } from '@bandiera/factories/data'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { importAteco, openReference } from './reference.ts'
import { shippedRows } from './shipped.ts'

let dir: string
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'bandiera-reference-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('importing ATECO', () => {
  it.each([['[]'], ['[{"code":"A"}]'], ['not json']])('refuses %s', async (content) => {
    await expect(importAteco(dir, content)).rejects.toMatchObject({ code: 'REFERENCE_FILE' })
  })

  it('survives a folder that exists already', async () => {
    mkdirSync(path.join(dir, 'reference'))
    const tree = JSON.stringify([{ _id: 'I.55', desc: 'ALLOGGIO' }])
    expect(await importAteco(dir, tree)).toEqual({ versione: '2007', codici: 1 })
    expect(openReference(dir).ateco.title('55', '2007')).toBe('Alloggio')
  })

  it('tells the versions apart and searches both', async () => {
    expect(await importAteco(dir, readData('ateco2007_tree.json.gz'))).toEqual({ versione: '2007', codici: 2199 })
    expect(await importAteco(dir, readData('ateco2025_codes.json.gz'))).toEqual({ versione: '2025', codici: 2210 })
    const { ateco } = openReference(dir)
    expect(ateco.title('25.62.00', '2007')).toBe('Lavori di meccanica generale')
    expect(ateco.title('25.62.00', '2025')).toMatch(/serrature/i)
    expect([ateco.exists('62.01', '2007'), ateco.exists('62.01', '2025'), ateco.exists('62.10', '2025')]).toEqual([
      true,
      false,
      true,
    ])
    expect([ateco.exists('55.00', '2007'), ateco.exists('56.20', '2007'), ateco.exists('90.00', '2007')]).toEqual([
      false,
      false,
      false,
    ])
    expect(ateco.search('lavori di meccanica generale', '2007').map((row) => row.codice)).toEqual([
      '25.62',
      '25.62.00',
      '25.6',
    ])
    expect(new Set(ateco.search('stabilimenti balneari').map((row) => row.versione)).size).toBe(2)
    expect(ateco.search('25.62').map((row) => `${row.codice} ${row.versione}`)).toContain('25.62.00 2007')
    expect(ateco.search('zzz')).toEqual([])
  })
})

describe('the classifications that the server ships', () => {
  const { ateco } = openReference(path.join(tmpdir(), 'bandiera-none'))
  const shown = (q: string, versione?: '2007' | '2025') => ateco.search(q, versione).map((row) => row.codice)
  const both = (q: string) => ateco.search(q).map(({ codice, versione }) => `${codice} ${versione}`)

  it('show the code that was typed first, in both versions, then what is below it, the shortest first', () => {
    expect(both('28').slice(0, 4)).toEqual(['28 2025', '28 2007', '28.1 2025', '28.2 2025'])
    expect(both('28.1').slice(0, 3)).toEqual(['28.1 2025', '28.1 2007', '28.11 2025'])
    for (const typed of ['25.62.0', '25620', '25.62', '25 62', '2562'])
      expect(shown(typed, '2007')[0]).toBe(typed.length === 7 || typed === '25620' ? '25.62.0' : '25.62')
    expect(shown('256200', '2007')).toEqual(['25.62.00'])
  })

  it.each(['55.00', '55.00.00', '5500'])('take %s for the divisione that the catalogue means', (typed) => {
    expect(shown(typed, '2007')[0]).toBe('55')
  })

  it.each(['C', 'c', 'sezione C', 'Sez. C', ' sezione c '])('show the section for %s, and its divisioni', (typed) => {
    const found = ateco.search(typed, '2025')
    expect(found[0]).toEqual({ codice: 'C', titolo: 'Attività manifatturiere', versione: '2025' })
    expect(found.slice(1).map((row) => row.codice)).toEqual(Array.from({ length: 24 }, (_, i) => `${i + 10}`))
  })

  it('find divisioni, classi and sections by words', () => {
    expect(both('fabbricazione di macchinari')).toEqual(expect.arrayContaining(['28 2025', '28 2007']))
    expect(shown('fabbricazione di macchinari', '2025')[0]).toBe('28')
    expect(shown('attivita manifatturiere', '2025')[0]).toBe('C')
    expect(shown('meccanica', '2025').length).toBeGreaterThan(0)
  })

  it('find every divisione by its number and by its title, first', () => {
    const missed = (['2007', '2025'] as const).flatMap((versione) =>
      atecoSections[versione]
        .flatMap(({ divisioni }) => divisioni)
        .filter(({ codice }) => {
          const title = ateco.title(codice, versione)!
          return shown(codice, versione)[0] !== codice || !shown(title, versione).slice(0, 2).includes(codice)
        })
        .map(({ codice, titolo }) => `${versione} ${codice} ${titolo}`),
    )
    expect(missed).toEqual([])
  })

  it('have every level of every code, each with a title', () => {
    const sources = { '2007': shippedRows('ateco-2007'), '2025': shippedRows('ateco-2025') } as const
    for (const versione of ['2007', '2025'] as const) {
      const codes = (sources[versione] as { codice: string }[]).map(({ codice }) => codice)
      const levels = new Set(codes.flatMap((code) => [2, 3, 4, 5, 6].map((n) => code.slice(0, n))))
      expect([...levels].filter((code) => !ateco.title(code, versione) || !ateco.exists(code, versione))).toEqual([])
    }
    expect(ateco.title('03.3', '2025')).toBe(ateco.title('03.30.00', '2025'))
    expect(ateco.title('62.1', '2025')).toBe(ateco.title('62.10.00', '2025'))
    expect(ateco.title('43.4', '2025')).toMatch(/^43\.41 .*; 43\.42 /)
    expect(ateco.title('97.00.01', '2007')).toBeDefined()
  })
})

describe('the choice of a code', () => {
  const { ateco } = openReference('none')
  const first = (q: string, versione?: '2007' | '2025') =>
    ateco.search(q, versione).map((row) => `${row.codice}/${row.versione}`)

  it.each([
    ['ATECO 62.01', '62.01/2007'],
    ['Codice ATECO 2007: 62.01', '62.01/2007'],
    ['ateco 2025 - 62.1', '62.1/2025'],
    ['C.25.62', '25.62/2025'],
    ['C 25', '25/2025'],
    ['1.11', '01.11/2025'],
    ['25,62', '25.62/2025'],
    ['25-62-00', '25.62.00/2025'],
    ['c', 'C/2025'],
    ['ristorante', '56.1/2025'],
    ['tessile', '13/2025'],
    ['parrucchiere', '96.2/2025'],
    ['albergo', '55.1/2025'],
    ['legno', '16/2025'],
  ])('%s offers %s first', (q, expected) => expect(first(q)[0]).toBe(expected))

  it('shows titles that have the word before those in which it only begins one', () => {
    const titles = ateco.search('bar', '2025').map(({ titolo }) => /\bbar\b/i.test(titolo))
    expect(titles).toContain(true)
    expect(titles.toSorted((a, b) => Number(b) - Number(a))).toEqual(titles)
  })

  it('finds every code however it is written, the shortest first', () => {
    const wrong = (['2007', '2025'] as const).flatMap((versione) =>
      (shippedRows(`ateco-${versione}`) as { codice: string }[])
        .filter(({ codice }, at) => at % 7 === 0 && /^\d{2,6}$/.test(codice))
        .flatMap(({ codice }) => {
          const dotted = [codice.slice(0, 2), codice.slice(2, 4), codice.slice(4)].filter(Boolean).join('.')
          const texts = [codice, dotted, ` ${dotted} `, dotted.replaceAll('.', ','), `ATECO ${dotted}`, `C.${dotted}`]
          return texts.filter((text) => {
            const found = ateco.search(text, versione).map((row) => row.codice)
            const lengths = found.map(({ length }) => length)
            return found[0] !== dotted || String(lengths) !== String(lengths.toSorted((a, b) => a - b))
          })
        }),
    )
    expect(wrong).toEqual([])
  })
})
