import { foldText, type VersioneAteco } from '@bandiera/domain'
import { siteTexts } from '@bandiera/platform'
import * as z from 'zod/mini'
import type { Fattore } from '../rules/unita.ts'
import { CAMPI_IMPORT, isCifra, NOMI_CAMPI, type CampoImport } from './campi.ts'
import { leggiIntestazione, type Intestazione } from './intestazione.ts'

/** What a column of a file is read as. */
export interface Colonna {
  campo: CampoImport
  /** Year of the accounts that its figures are of; without it, that of the line's own column. */
  anno?: number | undefined
  /** What one in the column is worth: euro, thousands or millions of euro. */
  fattore?: Fattore | undefined
  /** Version of its activity codes; without it, that of the line. */
  versione?: VersioneAteco | undefined
}

/** The columns of a file in their order; `null` for one that is not read. */
export type Mappa = readonly (Colonna | null)[]

/** Whether two columns would give the same datum: figures of two years are two, and a company has many activity codes. */
export const isStesso = (one: Colonna, other: Colonna): boolean =>
  one.campo === other.campo && one.campo !== 'ateco' && (!isCifra(one.campo) || one.anno === other.anno)

/** The mapping that the names of the columns suggest: those that are a known name as a whole first. */
export function guessMappa(headers: readonly string[]): Mappa {
  const read = headers.map(leggiIntestazione)
  const mappa: (Colonna | null)[] = headers.map(() => null)
  for (const find of [campoOf, campoWithin])
    read.forEach((head, column) => {
      const campo = mappa[column] || head.dubbia ? undefined : find(head)
      if (!campo) return
      const colonna = colonnaOf(campo, head)
      if (!mappa.some((other) => other && isStesso(other, colonna))) mappa[column] = colonna
    })
  return mappa
}

/** Whether a text is the name of a column that the import reads. */
export const isNome = (header: string): boolean => campoOf(leggiIntestazione(header)) !== undefined

function colonnaOf(campo: CampoImport, { anno, fattore, versione }: Intestazione): Colonna {
  if (campo === 'ateco') return versione ? { campo, versione } : { campo }
  if (campo === 'capitaleSociale') return fattore === 1 ? { campo } : { campo, fattore }
  if (!isCifra(campo)) return { campo }
  return { campo, ...(anno !== undefined && { anno }), ...(fattore !== 1 && campo !== 'ula' && { fattore }) }
}

const campoOf = (head: Intestazione): CampoImport | undefined =>
  NOMI_CAMPI.find((campo) => saysNoMore(campo, head) && namesOf(campo).includes(head.nome))

/** The field whose name the header holds among words that add nothing: "Telefono sede legale", "Numero medio dipendenti". */
function campoWithin(head: Intestazione): CampoImport | undefined {
  return NOMI_CAMPI.find((campo) => {
    const bare = bareOf(campo, head.nome)
    return saysNoMore(campo, head) && bare !== '' && namesOf(campo).some((name) => bareOf(campo, name) === bare)
  })
}

/** A year belongs to figures, a unit to amounts: "Data 2023" is no day of foundation. "Fatturato da" is one end of a range. */
function saysNoMore(campo: CampoImport, { nome, anno, fattore }: Intestazione): boolean {
  if (isCifra(campo) && / (?:da|a)$/.test(nome)) return false
  const isAmount = campo === 'ricavi' || campo === 'totaleAttivo' || campo === 'capitaleSociale'
  return (anno === undefined || isCifra(campo)) && (fattore === 1 || isAmount)
}

const NEUTRE = words(
  'azienda aziendale aziendali impresa societa ditta cliente sede legale della del dell di da n nr num numero 1 principale prevalente completo completa campo',
)
const NEUTRE_CIFRE = words(
  'annuo annuale annui totale totali complessivo ultimo disp disponibile bilancio esercizio anno al delle e vendite prestazioni chiuso consuntivo a1',
)
const NEUTRE_ULA = words('medio medi media')
function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

const bareOf = (campo: CampoImport, name: string): string =>
  name
    .split(' ')
    .filter(
      (word) =>
        !NEUTRE.has(word) &&
        !(isCifra(campo) && NEUTRE_CIFRE.has(word)) &&
        !(campo === 'ula' && NEUTRE_ULA.has(word)) &&
        !(campo === 'ateco' && /^(?:second\w*|cod|codice|primari[oa])$/.test(word)) &&
        !(campo === 'capitaleSociale' && /^[iv]$|^iv$/.test(word)) &&
        !(campo === 'provincia' && word === 'sigla'),
    )
    .join(' ')

const known = new Map<CampoImport, string[]>()
function namesOf(campo: CampoImport): string[] {
  const { label, alias } = CAMPI_IMPORT[campo]
  const names = known.get(campo) ?? [label, ...alias.split('|')].map((name) => foldText(name))
  known.set(campo, names)
  return names
}

const KEY = 'bandiera.aziende.importa'
const setOf = (headers: readonly string[]): string => headers.map((header) => foldText(header)).join('|')
const ColonnaSchema = z.object({
  campo: z.enum(NOMI_CAMPI as [CampoImport, ...CampoImport[]]),
  anno: z.optional(z.int()),
  fattore: z.optional(z.literal([1, 1000, 1_000_000])),
  versione: z.optional(z.enum(['2007', '2025'])),
})
const Remembered = z.record(z.string(), z.unknown())

/** The mapping that was used for a file with the same columns, if this browser remembers one. */
export function rememberedMappa(headers: readonly string[]): Mappa | null {
  const { data } = z.array(z.nullable(ColonnaSchema)).safeParse(all()[setOf(headers)])
  return data?.length === headers.length ? data : null
}

/** Remembers a mapping for the next file with these columns; the last ten sets are kept. */
export function rememberMappa(headers: readonly string[], mappa: Mappa): void {
  const others = Object.entries(all()).filter(([set]) => set !== setOf(headers))
  // a year that the person chose for this file is not that of next year's
  const lasting = mappa.map((colonna, at) => colonna && { ...colonna, anno: leggiIntestazione(headers[at]!).anno })
  siteTexts.set(KEY, JSON.stringify(Object.fromEntries([...others.slice(-9), [setOf(headers), lasting]])))
}

function all(): Record<string, unknown> {
  try {
    return Remembered.safeParse(JSON.parse(siteTexts.get(KEY) ?? '{}')).data ?? {}
  } catch {
    // what another program wrote under this key is no mapping
    return {}
  }
}
