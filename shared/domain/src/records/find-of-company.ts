import type { Azienda } from '../azienda/azienda.ts'
import type { CollectionName } from '../collections.ts'
import type { Documento } from '../documento/documento.ts'
import { FOUND_AT_MOST } from '../fields/finder.ts'
import type { Pratica } from '../pratica/pratica.ts'
import { aziendaIdOfPratica } from './ids.ts'
import { compactCode } from '../text/compact-code.ts'
import { foldText, hasWords, searchWords } from '../text/fold.ts'

/** What belongs to a company and is found by its own texts and by those of the company. */
export interface OfCompany {
  pratiche: Pratica
  docs: Documento
}
export type OfCompanyName = keyof OfCompany
export type NamedAzienda = Pick<Azienda, '_id' | 'ragioneSociale'>

export interface FoundOfCompany<C extends OfCompanyName> {
  record: OfCompany[C]
  /** Absent where the person may not see the company. */
  azienda: NamedAzienda | undefined
}

interface Question {
  c: CollectionName
  q?: string
  f?: string[]
  fields: string[]
  n: number
}

/** Rows of a window (`POST /sync/window`), which hold the fields that were asked for. */
export type AskRows = (question: Question) => Promise<readonly { _id: string }[]>

interface Kind<C extends OfCompanyName> {
  path: string
  companyOf: (record: OfCompany[C]) => string
  fields: string[]
  /** Found by the company's name alone, not only with a word of its own. */
  byCompany: boolean
}

export const ofCompany: { readonly [C in OfCompanyName]: Kind<C> } = {
  pratiche: {
    path: 'calc.azienda',
    companyOf: ({ _id }) => aziendaIdOfPratica(_id),
    fields: ['titolo', 'stato', 'cor', 'cup', 'protocollo'],
    byCompany: true,
  },
  docs: {
    path: 'clienteId',
    companyOf: ({ clienteId }) => clienteId,
    fields: ['nome', 'tipo', 'clienteId', 'praticaId'],
    byCompany: false,
  },
}

const LONGEST = 200
/** Companies whose records are looked for; their ids fit into one filter. */
const COMPANIES = 50
/** A longer text is not split into a company's words and others: each split is a question. */
const SPLIT_AT_MOST = 4
const NAMES = ['ragioneSociale', 'partitaIva', 'codiceFiscale']

/** The company's texts by which what belongs to it is found. */
export const companyWords = ({ ragioneSociale, partitaIva, codiceFiscale }: Partial<Azienda>): string =>
  [ragioneSociale, partitaIva, codiceFiscale].filter(Boolean).join(' ')

/**
 * Asks for what contains the text, for what belongs to companies of this name, and when there is neither, for what has some of the words
 * and belongs to a company that has the others: `moda pagano voucher`. Rows that the person may not see are in no answer.
 */
export async function findOfCompany<C extends OfCompanyName>(
  coll: C,
  text: string,
  ask: AskRows,
): Promise<FoundOfCompany<C>[]> {
  const { path, companyOf, fields, byCompany } = ofCompany[coll] as Kind<C>
  const q = text.trim().slice(0, LONGEST)
  const code = compactCode(q)
  const names = new Map<string, NamedAzienda>()
  const own = (more: Pick<Question, 'q' | 'f'>) =>
    // the server validated the records with the collection's schema before it stored them
    ask({ c: coll, fields, n: FOUND_AT_MOST, ...more }) as Promise<OfCompany[C][]>
  const ofCompanies = async (name: string, rest?: string) => {
    const companies = (await ask({ c: 'aziende', q: name, fields: NAMES, n: COMPANIES })) as NamedAzienda[]
    const named = companies.filter((one) => hasWords(foldText(companyWords(one)), searchWords(name)))
    if (named.length === 0) return []
    for (const one of named) names.set(one._id, one)
    return own({ f: [`${path}:in:${named.map(({ _id }) => _id).join(',')}`], ...(rest && { q: rest }) })
  }
  const found = await Promise.all([code ? own({ q: code }) : [], own({ q }), byCompany ? ofCompanies(code ?? q) : []])
  const records = new Map(found.flat().map((record) => [record._id, record]))
  for (const [name, rest] of records.size === 0 ? splitsOf(q) : []) {
    for (const record of await ofCompanies(name, rest)) records.set(record._id, record)
    if (records.size > 0) break
  }
  const all = [...records.values()].slice(0, FOUND_AT_MOST)
  const unnamed = [...new Set(all.map(companyOf))].filter((id) => !names.has(id))
  if (unnamed.length > 0) {
    const rows = await ask({ c: 'aziende', f: [`_id:in:${unnamed.join(',')}`], fields: NAMES, n: unnamed.length })
    for (const one of rows as NamedAzienda[]) names.set(one._id, one)
  }
  return all.map((record) => ({ record, azienda: names.get(companyOf(record)) }))
}

/** The words in two parts, the company's and the others, in both orders. */
function splitsOf(q: string): (readonly [string, string])[] {
  const words = searchWords(q)
  if (words.length > SPLIT_AT_MOST) return []
  const part = (from: number, to?: number) => words.slice(from, to).join(' ')
  return words.slice(1).flatMap((_, n) => [
    [part(0, n + 1), part(n + 1)],
    [part(n + 1), part(0, n + 1)],
  ])
}
