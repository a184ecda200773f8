import { groupShare, type Azienda } from '@bandiera/domain'
import type { WindowQuestion, WindowRow } from '@bandiera/wire'

const MOST = 500
const STEPS = 20

type Ask = (question: WindowQuestion) => Promise<{ rows: WindowRow[] }>

/** The companies of a company's group, found step by step; either of the two records may name the control. */
export async function readGroup(start: Azienda, ask: Ask): Promise<Azienda[]> {
  const known = new Map([[start._id, start]])
  let edge = [start]
  for (let step = 0; step < STEPS && edge.length > 0 && known.size < MOST; step += 1) {
    const named = edge.flatMap(linkedIds).filter((id) => !known.has(id))
    const found = [
      ...(named.length > 0 ? await companies(ask, `_id:in:${named.join(',')}`) : []),
      ...(await companies(ask, `gruppo.aziendaId:in:${edge.map(({ _id }) => _id).join(',')}`)),
    ]
    edge = found.filter(({ _id }) => !known.has(_id))
    for (const azienda of edge) known.set(azienda._id, azienda)
  }
  return [...known.values()].slice(1)
}

const linkedIds = ({ gruppo = [] }: Azienda): string[] =>
  gruppo.flatMap((membro) => (membro.aziendaId && groupShare(membro) === 1 ? [membro.aziendaId] : []))

async function companies(ask: Ask, filter: string): Promise<Azienda[]> {
  const { rows } = await ask({ c: 'aziende', f: [filter], n: MOST })
  // the server validated the records with the collection's schema before it stored them
  return rows.map(({ d }) => d as Azienda)
}
