import type { Bando, Criterio } from '@bandiera/domain'
import type { Conteggio } from '../engine/conta.ts'
import type { Conosciuto } from './conosciuto.ts'

/** Body of `POST /api/incroci/prova`; its answer is a `Conteggio`. */
export interface DomandaProva {
  criteri: readonly Criterio[]
}

const ID = 'prova'

/** How many companies of a world a grant with these criteria would suit; the world stays as it was. */
export function provaCriteri({ engine }: Conosciuto, { criteri }: DomandaProva): Conteggio {
  const bando: Bando = { _id: ID, createdBy: '', data: { gestori: [], titolo: '', criteri: [...criteri] } }
  engine.applica({ bandi: { put: [bando] } })
  try {
    return engine.contaBando(ID)!
  } finally {
    engine.applica({ bandi: { remove: [ID] } })
  }
}
