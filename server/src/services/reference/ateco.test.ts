import { readData } from '@bandiera/factories/data'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { importAteco, openReference } from './reference.ts'

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
