import { readAteco } from './ateco-criterion.ts'
import { createFlags } from './flags.ts'
import { reference } from '../../../test/incentivi/readings.ts'
import { admittedBy, LEAVES } from '../../../test/incentivi/write-ateco.ts'

const pointed = (code: string): string => code.replace(/(\d\d)(?=\d)/g, '$1.')

function read(text: string) {
  const flags = createFlags()
  const { criteri } = readAteco([text], flags, reference)
  const tipi = flags.list().map(({ tipo }) => tipo)
  return { text, ammessi: [...admittedBy(criteri)].sort(), tipi: tipi.filter((tipo) => tipo !== 'ateco-nearly-all') }
}

/** Every two codes of so many figures in one division, and the codes between them by brute force. */
function pairs(versione: '2007' | '2025', figures: number) {
  const codes = [
    ...new Set(LEAVES[versione].filter((leaf) => leaf.length >= figures).map((leaf) => leaf.slice(0, figures))),
  ].sort()
  return codes.flatMap((from, i) =>
    codes.slice(i + 1).flatMap((to) => {
      if (to.slice(0, 2) !== from.slice(0, 2)) return []
      const leaves = LEAVES[versione].filter((leaf) => leaf.slice(0, figures) >= from && leaf.slice(0, figures) <= to)
      const between = codes.filter((code) => code >= from && code <= to)
      return [
        { from: pointed(from), to: pointed(to), between, ammessi: leaves.map((leaf) => `${versione} ${leaf}`).sort() },
      ]
    }),
  )
}

describe.each(['2007', '2025'] as const)('codes of ATECO %s joined by a dash', (versione) => {
  it('are a range where both are groups of one division', () => {
    const all = pairs(versione, 3)
    expect(all.length).toBeGreaterThan(300)
    for (const { from, to, ammessi } of all) {
      const text = `ATECO ${versione}: ${from} - ${to}`
      expect(read(text)).toEqual({ text, ammessi, tipi: [] })
    }
  })

  it('are a range where both are classes and other marks part the list', () => {
    for (const { from, to, ammessi } of pairs(versione, 4).filter((_pair, i) => i % 25 === 0)) {
      const text = `ATECO ${versione}: ${from} - ${to}; 02`
      const more = LEAVES[versione].filter((leaf) => leaf.startsWith('02')).map((leaf) => `${versione} ${leaf}`)
      expect(read(text)).toEqual({ text, ammessi: [...new Set([...ammessi, ...more])].sort(), tipi: [] })
    }
  })

  it('are asked about where two classes are alone and others are between them', () => {
    for (const { from, to, between, ammessi } of pairs(versione, 4).filter((_pair, i) => i % 25 === 0)) {
      const text = `ATECO ${versione}: ${from} - ${to}`
      const { tipi, ammessi: got } = read(text)
      const same = between.length === 2 || [from, to].every((code) => code.endsWith('0'))
      // both ends are kept, and nothing beside the range
      const kept = got.every((leaf) => ammessi.includes(leaf)) && (!same || got.length === ammessi.length)
      expect({ text, tipi, kept }).toEqual({ text, tipi: same ? [] : ['ateco-ambiguous'], kept: true })
    }
  })
})
