import { appendFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { readData } from './data.ts'

/** Packages whose code reads some of the cases. */
export type Owner = 'server' | 'mf-aziende' | 'mf-bandi' | 'domain' | 'matching' | 'finance'
/** What a careful person makes of an input: a value, a question about a field (some with a value beside it), or a refusal of one. */
export type CorrectReading = { valore: unknown } | { chiede: string; valore?: unknown } | { rifiuta: string }

export interface ReadingCase {
  id: string
  kind: string
  owner: Owner
  source: string
  input: Record<string, unknown>
  expected: CorrectReading
}
export interface Reading {
  /** In the form of the case; left out where nothing was read. */
  valore?: unknown
  chiede?: readonly string[]
  rifiuta?: readonly string[]
}

export const OUTCOMES = ['read', 'asked', 'refused', 'wrong'] as const
export type Outcome = (typeof OUTCOMES)[number]
export interface ReadingCounts extends Record<Outcome, number> {
  kind: string
  /** `cases`: written by hand; `generated`: drawn by a test. */
  from: 'cases' | 'generated'
}

export function readingCases(owner?: Owner): ReadingCase[] {
  const all = JSON.parse(readData('letture.json')) as ReadingCase[]
  return owner ? all.filter((one) => one.owner === owner) : all
}

/** Where a reading ends. `wrong`: a value that is not the expected one, or one where none is expected. */
export function outcomeOf({ valore, chiede = [], rifiuta = [] }: Reading, expected: CorrectReading): Outcome {
  if (rifiuta.length > 0) return 'refused'
  const same = isDeepStrictEqual(valore, 'valore' in expected ? expected.valore : undefined)
  if (chiede.length > 0) return same || valore === undefined ? 'asked' : 'wrong'
  return same && 'valore' in expected ? 'read' : 'wrong'
}

/** Writes counts for `npm run reading`, which names the file in `BANDIERA_READING`; without it nothing is written. */
export function recordReading(counts: ReadingCounts): void {
  const file = process.env['BANDIERA_READING']
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`)
}

const NONE: Record<Outcome, number> = { read: 0, asked: 0, refused: 0, wrong: 0 }

export type Readers = Record<string, (input: never) => Reading | Promise<Reading>>

/** What it should be, beside what it is. @throws where its kind has no reader */
export async function judgeCase(one: ReadingCase, readers: Readers): Promise<{ got: unknown; expected: unknown }> {
  const reader = readers[one.kind]
  if (!reader) throw new Error(`No reader for ${one.kind}`)
  const reading = await reader(one.input as never)
  const outcome = outcomeOf(reading, one.expected)
  recordReading({ ...NONE, kind: one.kind, from: 'cases', [outcome]: 1 })
  const { valore, chiede = [], rifiuta = [] } = reading
  if ('chiede' in one.expected)
    return { got: [outcome, chiede.includes(one.expected.chiede)], expected: ['asked', true] }
  if ('rifiuta' in one.expected)
    return { got: [outcome, rifiuta.includes(one.expected.rifiuta)], expected: ['refused', true] }
  return { got: [outcome, valore], expected: ['read', one.expected.valore] }
}
