import { foldPlace, BUNDLED_PROVINCE, type Provincia, type ProvinceTable } from '@bandiera/domain'
import type { ComuneRow } from './comuni-file.ts'
import { byKeys } from './find-words.ts'
import { shippedRows } from './shipped.ts'

/**
 * The provinces of a loaded table of comuni; `undefined` where they are the shipped ones. A shipped one that the file lacks
 * becomes a former one, with the present provinces of its comuni.
 */
export function provinceOf(rows: readonly ComuneRow[]): ProvinceTable | undefined {
  const oggi = [...byProvincia(rows)].map(([codice, comuni]) => provinciaOf(codice, comuni)).sort(byCode)
  if (same(oggi, BUNDLED_PROVINCE.oggi)) return undefined
  const there = new Set(oggi.map(({ codice }) => codice))
  const gone = BUNDLED_PROVINCE.oggi.filter(({ codice }) => !there.has(codice))
  const now = placesOf(new Set(gone.map(({ codice }) => codice)), rows)
  const after = (codes: readonly string[], part: keyof Now) => [
    ...new Set(codes.flatMap((code) => now.get(code)?.[part] ?? (there.has(code) ? [code] : []))),
  ]
  const prima = [
    ...BUNDLED_PROVINCE.prima
      .filter(({ codice }) => !there.has(codice))
      .map((one) => ({ ...one, in: after(one.in, 'in'), intere: after(one.intere, 'intere') })),
    ...gone.map((one) => ({ ...one, capoluoghi: [], al: '', ...(now.get(one.codice) ?? { in: [], intere: [] }) })),
  ]
  return { oggi, prima }
}

const byProvincia = (rows: readonly ComuneRow[]) => byKeys(rows, ({ provincia }) => [provincia])
const byCode = (a: Provincia, b: Provincia): number => a.codice.localeCompare(b.codice)

const same = (a: readonly Provincia[], b: readonly Provincia[]): boolean => String(a.map(told)) === String(b.map(told))
const told = ({ codice, sigla, nome, regione }: Provincia): string => [codice, sigla, nome, regione].join(' ')

function provinciaOf(codice: string, comuni: readonly ComuneRow[]): Provincia {
  const shipped = BUNDLED_PROVINCE.oggi.find((one) => one.codice === codice)
  const { sigla, regione, nomeProvincia = '' } = comuni[0]!
  // bilingual names are written `Bolzano/Bozen`
  const given = nomeProvincia.split('/')[0]!.trim()
  const nome = shipped && isNameOf(shipped, given) ? shipped.nome : given || sigla || codice
  const capoluoghi =
    shipped?.capoluoghi.filter((one) => comuni.some((row) => row.codice === one.codice)) ??
    comuni
      .filter((row) => foldPlace(row.nome) === foldPlace(nome))
      .map((row) => ({ codice: row.codice, nome: row.nome }))
  return { codice, nome, sigla, regione, capoluoghi }
}

/** Whether a file names a shipped provincia, with or without the small words: `Reggio di Calabria`. */
const isNameOf = ({ nome }: Provincia, given: string): boolean => given === '' || bare(given) === bare(nome)
const bare = (name: string): string => foldPlace(name).replace(/\b(?:di|del|della|dell|nell|e)\b ?/g, '')

interface Now {
  in: string[]
  intere: string[]
}

/** The present provinces of the comuni of these, and which of them have no others; by the code of the land registry, which a comune keeps. */
function placesOf(gone: ReadonlySet<string>, rows: readonly ComuneRow[]): Map<string, Now> {
  const before = new Map(
    (gone.size > 0 ? (shippedRows('comuni') as ComuneRow[]) : []).map((row) => [keyOf(row), row.provincia]),
  )
  const found = new Map<string, Now>()
  for (const codice of gone) found.set(codice, { in: [], intere: [] })
  for (const [codice, comuni] of byProvincia(rows)) {
    const came = new Set(comuni.map((row) => before.get(keyOf(row))))
    for (const from of came) {
      const now = found.get(from ?? '')
      now?.in.push(codice)
      if (came.size === 1) now?.intere.push(codice)
    }
  }
  return found
}

const keyOf = ({ catastale, nome, regione }: ComuneRow): string => catastale ?? `${regione} ${foldPlace(nome)}`
