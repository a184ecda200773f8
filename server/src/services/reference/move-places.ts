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
import { PortalError } from '../../errors.ts'
import type { Documents } from '../documents.ts'
import { writtenByPortal } from '../import/incentivi/marks.ts'
import type { Tenant } from '../tenant.ts'

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
export async function movePlaces({ store, documents, reference }: Tenant): Promise<number> {
  const { comuniVariati: variati, etag } = reference.variazioni
  if ((await store.secret(SPACE, DONE)) === etag) return 0
  const quando: Quando = { variati, oggi: dayInRome() }
  let moved = 0
  for (const coll of Object.keys(MOVES) as (keyof typeof MOVES)[]) {
    const move = MOVES[coll] as (doc: Collections[typeof coll], when: Quando) => Collections[typeof coll]
    const ids: string[] = []
    for await (const { doc } of store.scan(coll)) if (move(doc, quando) !== doc) ids.push(doc._id)
    for (const id of ids) moved += await moveOne(documents, coll, { id, move: (doc) => move(doc, quando) })
  }
  await documents.transact(null, (writer) => writer.setSecret(SPACE, DONE, etag))
  return moved
}

/** 1 when it moved. A record that cannot be written stays as it is: it keeps no server from starting. */
async function moveOne<C extends CollectionName>(
  documents: Documents,
  coll: C,
  { id, move }: { id: string; move: (doc: Collections[C]) => Collections[C] },
): Promise<number> {
  try {
    return await documents.transact(null, async (writer) => {
      const doc = (await writer.get(coll, id))?.doc
      const now = doc && move(doc)
      if (!now || now === doc) return 0
      await writer.replace(coll, now, 'update')
      return 1
    })
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    console.error(`the places of ${coll}/${id} keep their codes`, error)
    return 0
  }
}
