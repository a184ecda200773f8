import { readdirSync } from 'node:fs'
import { dataFile, readData } from './data.ts'

it('reads a file as text, whether it is stored packed or plain', () => {
  expect(readData('ateco_confronto_2007_2025.csv.gz')).toMatch(/^codice,titolo_2007,titolo_2025,stato\n/)
  expect(JSON.parse(readData('incentivi_gov_it.json'))).toHaveProperty('response.numFound')
})

it('names the missing file', () => {
  expect(() => readData('niente.json')).toThrow(dataFile('niente.json'))
})

it('states the source of every file, and of no other', () => {
  const sources = readData('SOURCES.md')
  const described = [...sources.matchAll(/^## `(?<name>[^`]+)`$/gm)].map((row) => row.groups?.name)
  const stored = readdirSync(dataFile('')).filter((name) => name !== 'SOURCES.md')
  expect(described.sort()).toEqual(stored.sort())
  expect(sources.match(/^- Licence: \S/gm)).toHaveLength(stored.length)
})
