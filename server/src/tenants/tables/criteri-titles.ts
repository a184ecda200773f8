import {
  datedCriteri,
  normalizeAteco,
  type AnyRecord,
  type Bando,
  type CodiceAteco,
  type CollectionName,
  type Collections,
  type Criterio,
  type CriterioDi,
  type Istituto,
} from '@bandiera/domain'
import { writtenByPortal } from '../../imports/incentivi/marks.ts'
import type { Reference } from './reference.ts'

type Titles = Pick<Reference['ateco'], 'title'>
type Ateco = CriterioDi<'ateco'>
const LISTS = ['ammessi', 'esclusi'] as const

/**
 * A record whose criteria keep the title of each of their codes of ATECO, so that every page, paper and export names it without a table; the
 * record itself where nothing is missing. A code without a version gets the title of the version that the opening day gives it.
 */
export function withTitles<C extends CollectionName>(coll: C, doc: Collections[C], ateco: Titles): Collections[C] {
  const complete = COMPLETE[coll] as ((doc: AnyRecord, ateco: Titles) => AnyRecord) | undefined
  return (complete ? complete(doc, ateco) : doc) as Collections[C]
}

/** Collections whose records have criteria. */
export const WITH_CRITERIA = ['bandi', 'istituti'] as const

const COMPLETE: { [C in (typeof WITH_CRITERIA)[number]]: (doc: Collections[C], ateco: Titles) => Collections[C] } & {
  [C in CollectionName]?: unknown
} = {
  bandi: (doc: Bando, ateco) => {
    const { criteri, dataApertura } = doc.data
    const titled = criteri && titledCriteri(criteri, dataApertura, ateco)
    if (titled === criteri) return doc
    return { ...doc, data: writtenByPortal(doc.data, { ...doc.data, criteri: titled }, 'criteri') }
  },
  istituti: (doc: Istituto, ateco) => {
    const prodotti = (Array.isArray(doc.prodotti) ? doc.prodotti : []).map((prodotto) => {
      const criteri = Array.isArray(prodotto.criteri) && titledCriteri(prodotto.criteri, undefined, ateco)
      return !criteri || criteri === prodotto.criteri ? prodotto : { ...prodotto, criteri }
    })
    return prodotti.some((one, at) => one !== doc.prodotti?.[at]) ? { ...doc, prodotti } : doc
  },
}

function titledCriteri(criteri: Criterio[], day: string | undefined, ateco: Titles): Criterio[] {
  if (!criteri.some((one) => one.tipo === 'ateco' && LISTS.some((list) => one[list]?.some(({ titolo }) => !titolo))))
    return criteri
  const dated = datedCriteri(criteri, day)
  const titled = criteri.map((one, i) => (one.tipo === 'ateco' ? titledOne(one, dated[i] as Ateco, ateco) : one))
  return titled.some((one, i) => one !== criteri[i]) ? titled : criteri
}

function titledOne(criterio: Ateco, dated: Ateco, { title }: Titles): Ateco {
  const lists = LISTS.flatMap((list) => {
    const codes = criterio[list]
    const titled = codes?.map((code, i): CodiceAteco => {
      const versione = dated[list]?.[i]?.versione
      const titleOf = (codice: string) => (code.titolo || !versione ? undefined : title(codice, versione))
      // `55.00` is what the catalogue writes for `55`
      const titolo = titleOf(code.codice) ?? titleOf(normalizeAteco(code.codice))
      return titolo ? { ...code, titolo } : code
    })
    return titled?.some((code, i) => code !== codes?.[i]) ? [[list, titled] as const] : []
  })
  return lists.length > 0 ? { ...criterio, ...Object.fromEntries(lists) } : criterio
}
