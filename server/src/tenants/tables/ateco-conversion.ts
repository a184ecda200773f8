import { atecoDigits, type AtecoConversion } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import type { ConversionRow } from './ateco-conversion-file.ts'

/** Codes of both versions of ATECO, as verdicts and pages need them. */
export interface ServedConversion {
  raccordoAteco: AtecoConversion | undefined
  /** The same as JSON, with its ETag. */
  json: string
  etag: string
}

interface Sources {
  rows: readonly ConversionRow[]
  giorno: string
  /** Codes of six digits; none when a table has fewer levels. */
  codici2007: readonly string[]
  codici2025: readonly string[]
}

/**
 * A small table that decides verdicts: `N RAPPRESENTATIVO SI CASA` for a code with several images. `SI` is the classe of its
 * representative, or the first level above that has at least N codes: a smaller one cannot hold all images. `CASA` is the
 * beginning of all its images: the image of its categoria, classe, gruppo or divisione where that has only one.
 */
export function createAtecoConversion(sources: Sources): ServedConversion {
  const raccordoAteco = sources.rows.length > 0 ? tableOf(sources) : undefined
  const json = JSON.stringify(raccordoAteco ?? null)
  return { raccordoAteco, json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` }
}

interface ConversionLine {
  da: string
  a: string
  numero: number
  tipo: string
}

function tableOf({ rows, giorno, codici2007, codici2025 }: Sources): AtecoConversion {
  const all = rows.filter(({ livello }) => livello > 1).map(digitsOf)
  const leaves = all.filter(({ da }) => da.length === 6)
  const byCode = new Map(all.map((row) => [row.da, row]))
  const own = new Set(leaves.map(({ da }) => da))
  const in2007 = new Set(codici2007)
  const in2025 = [...new Set([...codici2025, ...leaves.flatMap(({ a }) => (a.length === 6 ? [a] : []))])].sort()
  const sameAs = new Map(
    all.flatMap((row) => (row.tipo === '1-1' && row.da.length === row.a.length ? [[row.a, row.da]] : [])),
  )
  return {
    giorno,
    avanti: Object.fromEntries(leaves.map((row) => [row.da, textOf(row, byCode, in2025)])),
    indietro: Object.fromEntries(in2025.flatMap((code) => sourceOf(code, sameAs) ?? [])),
    codici2025: in2025.join(' '),
    nuovi: in2007.size > 0 ? [...own].filter((code) => !in2007.has(code)) : [],
    tolti: codici2007.filter((code) => !own.has(code)),
  }
}

const digitsOf = ({ da, a, numero, tipo }: ConversionRow): ConversionLine => ({
  da: atecoDigits(da),
  a: atecoDigits(a),
  numero,
  tipo,
})

function textOf(
  { da, a, numero }: ConversionLine,
  byCode: ReadonlyMap<string, ConversionLine>,
  in2025: readonly string[],
): string {
  if (numero === 1 && a.length === 6) return a
  const home = prefixesOf(da, 5)
    .map((prefix) => byCode.get(prefix))
    .find((row) => row?.numero === 1)?.a
  const roomy = prefixesOf(a, 4).find((prefix) => in2025.filter((code) => code.startsWith(prefix)).length >= numero)
  return [numero, a, roomy ?? '-', home ?? '-'].join(' ')
}

/** The beginning of all codes of 2007 that lead to a code of 2025: of a row that leads to it, or to a level above it, alone. */
function sourceOf(code: string, sameAs: ReadonlyMap<string, string>): [string, string][] | null {
  const found = prefixesOf(code, 6).find((prefix) => sameAs.has(prefix))
  return found ? [[code, sameAs.get(found)!]] : null
}

/** From `most` digits down to two. */
const prefixesOf = (code: string, most: number): string[] => {
  const longest = Math.min(most, code.length)
  return Array.from({ length: Math.max(0, longest - 1) }, (_, i) => code.slice(0, longest - i))
}
