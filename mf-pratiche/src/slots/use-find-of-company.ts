import {
  type Azienda,
  companyWords,
  createFinder,
  documentoKindLabel,
  findOfCompany,
  foldText,
  type FoundOfCompany,
  ofCompany,
  type OfCompany,
  type OfCompanyName,
  praticaFields,
  searchedTexts,
  searchWords,
} from '@bandiera/domain'
import { type Search, useHeld, useLive, useMode } from '@bandiera/live'
import { useMemo } from 'react'

const SHORTEST = 2

/**
 * A search over case files or documents by their own texts and by those of their companies: over the page's own records where it holds
 * them all, else on the server.
 */
export function useFindOfCompany<C extends OfCompanyName>(coll: C): Search<FoundOfCompany<C>> {
  const { windows } = useLive()
  const isWhole = [useMode(coll), useMode('aziende')].every((mode) => mode === null || mode === 'full')
  const records: readonly OfCompany[C][] = useHeld(coll)
  const aziende = useHeld('aziende')
  return useMemo(() => {
    if (isWhole) return searchHeld(coll, records, aziende)
    return (text, found) => {
      const ended = new AbortController()
      const ask: Parameters<typeof findOfCompany>[2] = async (question) =>
        (await windows.ask(question, ended.signal)).rows.map(({ d }) => d)
      if (text.trim().length < SHORTEST) found([])
      else
        findOfCompany(coll, text, ask).then(
          (all) => !ended.signal.aborted && found(all),
          (failure: unknown) => {
            if (ended.signal.aborted) return
            console.error('search: asking failed', failure)
            found([])
          },
        )
      return () => ended.abort()
    }
  }, [coll, isWhole, records, aziende, windows])
}

const ownTexts: { readonly [C in OfCompanyName]: (record: OfCompany[C]) => string[] } = {
  pratiche: searchedTexts(praticaFields),
  docs: ({ nome, tipo }) => [nome, documentoKindLabel(tipo)],
}

function searchHeld<C extends OfCompanyName>(
  coll: C,
  records: readonly OfCompany[C][],
  aziende: readonly Azienda[],
): Search<FoundOfCompany<C>> {
  const { companyOf, byCompany } = ofCompany[coll]
  const byId = new Map(aziende.map((azienda) => [azienda._id, azienda]))
  const textsOf = ownTexts[coll] as (record: OfCompany[C]) => string[]
  const aziendaOf = (record: OfCompany[C]) => byId.get((companyOf as (one: OfCompany[C]) => string)(record))
  const find = createFinder<OfCompany[C]>((record) => {
    const azienda = aziendaOf(record)
    return [...textsOf(record), ...(azienda ? [companyWords(azienda)] : [])]
  })
  return (text, found) => {
    const words = searchWords(text)
    const isOwn = (record: OfCompany[C]) => {
      const own = foldText(textsOf(record).join(' '))
      return byCompany || words.some((word) => own.includes(word))
    }
    return find(records, text, (all) =>
      found(all.filter(isOwn).map((record) => ({ record, azienda: aziendaOf(record) }))),
    )
  }
}
