import {
  dayInRome,
  movedCriteri,
  movedSedi,
  type Azienda,
  type Bando,
  type CollectionName,
  type Collections,
  type Istituto,
  type Quando,
} from '@bandiera/domain'
import { writtenByPortal } from '../../imports/incentivi/marks.ts'
import type { Tenant } from '../tenant.ts'
import { rewriteRecords } from './rewrite-records.ts'

const SPACE = 'riferimenti'
const DONE = 'luoghi'

/** How a record is written under the codes of a day; the record itself when nothing moves. */
const MOVES: { [C in CollectionName]?: (doc: Collections[C], quando: Quando) => Collections[C] } = {
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
 * Writes the places of companies, grants and products under the codes that they have today (ADR 0083), once for each table of changes: as the
 * portal, record by record through the log, so that pages, searches and other nodes hear of it. Answers how many records moved. Until
 * then, and for what cannot be moved, old codes are judged as what they became.
 */
export async function movePlaces(tenant: Tenant): Promise<number> {
  const { store, documents, reference } = tenant
  const { comuniVariati: variati, etag } = reference.variazioni
  if ((await store.secret(SPACE, DONE)) === etag) return 0
  const quando: Quando = { variati, oggi: dayInRome() }
  const moved = await rewriteRecords(tenant, Object.keys(MOVES) as CollectionName[], {
    rewrite: (coll, doc) => MOVES[coll]!(doc, quando),
    what: 'the places',
  })
  await documents.transact(null, (writer) => writer.setSecret(SPACE, DONE, etag))
  return moved
}
