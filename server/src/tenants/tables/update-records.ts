import {
  type AnyRecord,
  type Azienda,
  type Bando,
  type CodiceAteco,
  type CollectionName,
  type Collections,
  type Criterio,
  type CriterioOfKind,
  datedCriteri,
  dayInRome,
  type Istituto,
  movedCriteri,
  movedSedi,
  normalizeAteco,
  type ComuniMoment,
} from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import type { Tenant } from '../tenant.ts'
import { writtenByPortal } from '../../imports/incentivi/marks.ts'
import type { Reference } from './reference.ts'

/** How a record of a collection is written anew; the record itself when nothing changes. */
export type Rewrite = <C extends CollectionName>(coll: C, doc: Collections[C]) => Collections[C]

/**
 * Writes records anew in the name of the portal, one by one through the log, so that pages, searches and other nodes get
 * them. Returns how many changed. A record that cannot be written stays as it is: it keeps no server from starting.
 */
export async function rewriteRecords(
  { store, documents }: Pick<Tenant, 'store' | 'documents'>,
  colls: readonly CollectionName[],
  { rewrite, what }: { rewrite: Rewrite; what: string },
): Promise<number> {
  let changed = 0
  const one = async (coll: CollectionName, id: string): Promise<number> =>
    documents.transact(null, async (writer) => {
      const doc = (await writer.get(coll, id))?.doc
      const now = doc && rewrite(coll, doc)
      if (!now || now === doc) return 0
      await writer.replace(coll, now, 'update')
      return 1
    })
  for (const coll of colls) {
    const ids: string[] = []
    for await (const { doc } of store.scan(coll)) if (rewrite(coll, doc) !== doc) ids.push(doc._id)
    for (const id of ids) {
      try {
        changed += await one(coll, id)
      } catch (error) {
        if (!(error instanceof PortalError)) throw error
        console.error(`${what} of ${coll}/${id} stay as they are`, error)
      }
    }
  }
  return changed
}

const SPACE = 'riferimenti'
const PLACES_DONE = 'luoghi'

/** How a record is written under the codes of a day; the record itself when nothing moves. */
const MOVES: { [C in CollectionName]?: (doc: Collections[C], quando: ComuniMoment) => Collections[C] } = {
  aziende: (doc: Azienda, quando) => {
    const sedi = movedSedi(doc.sedi, quando)
    return sedi === doc.sedi ? doc : { ...doc, sedi }
  },
  bandi: (doc: Bando, quando) => {
    const { criteri } = doc.data
    const moved = criteri && movedCriteri(criteri, quando)
    if (moved === criteri) return doc
    return { ...doc, data: writtenByPortal(doc.data, { ...doc.data, criteri: moved }, 'criteri') }
  },
  istituti: (doc: Istituto, quando) => {
    const prodotti = (Array.isArray(doc.prodotti) ? doc.prodotti : []).map((prodotto) => {
      const criteri = prodotto.criteri && movedCriteri(prodotto.criteri, quando)
      return criteri === prodotto.criteri ? prodotto : { ...prodotto, criteri }
    })
    return prodotti.some((one, at) => one !== doc.prodotti?.[at]) ? { ...doc, prodotti } : doc
  },
}

/**
 * Writes the places of companies, grants and products under the codes that they have today (ADR 0083), once for each table
 * of changes: as the portal, record by record through the log, so that pages, searches and other nodes get them. Returns how
 * many records moved. Until then, and for what cannot be moved, old codes are judged as what they became.
 */
export async function movePlaces(tenant: Tenant): Promise<number> {
  const { store, documents, reference } = tenant
  const { comuniVariati: variati, etag } = reference.variazioni
  if ((await store.secret(SPACE, PLACES_DONE)) === etag) return 0
  const quando: ComuniMoment = { variati, oggi: dayInRome() }
  const moved = await rewriteRecords(tenant, Object.keys(MOVES) as CollectionName[], {
    rewrite: (coll, doc) => MOVES[coll]!(doc, quando),
    what: 'the places',
  })
  await documents.transact(null, (writer) => writer.setSecret(SPACE, PLACES_DONE, etag))
  return moved
}

const TITLES_DONE = 'titoli'

/**
 * Gives the codes of stored criteria their titles, once for each table of activities: older records kept the code alone, and
 * pages then named its divisione. Returns how many records changed.
 */
export async function titleCriteria(tenant: Tenant): Promise<number> {
  const { store, documents, reference, tables } = tenant
  const all = (await tables.list()).filter(({ nome }) => nome.startsWith('ateco'))
  const now = all.map(({ nome, giorno, caricata }) => `${nome} ${caricata ?? giorno}`).join(', ')
  if ((await store.secret(SPACE, TITLES_DONE)) === now) return 0
  const changed = await rewriteRecords(tenant, WITH_CRITERIA, {
    rewrite: (coll, doc) => withTitles(coll, doc, reference.ateco),
    what: 'the titles of the codes',
  })
  await documents.transact(null, (writer) => writer.setSecret(SPACE, TITLES_DONE, now))
  return changed
}

type Titles = Pick<Reference['ateco'], 'title'>
type Ateco = CriterioOfKind<'ateco'>
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
const WITH_CRITERIA = ['bandi', 'istituti'] as const

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
