import type { Documento } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { useMemo } from 'react'

/** What the signed-in user may do with the documents of a company; the server decides again. */
export interface Rights {
  scrive: boolean
  elimina: boolean
  pubblica: boolean
}

export function useRights(aziendaId: string): Rights {
  const { usr } = usePortal()
  const azienda = useRecord('aziende', aziendaId)
  return useMemo(() => {
    const doc: Documento = { _id: '', clienteId: aziendaId, nome: '' }
    const aziende = azienda ? { before: azienda, after: azienda } : {}
    const may = (before: Documento | null, after: Documento | null) =>
      usr !== null && refusalOf(usr, { coll: 'docs', before, after, aziende }) === null
    return { scrive: may(null, doc), elimina: may(doc, null), pubblica: may(doc, { ...doc, pubblico: true }) }
  }, [usr, azienda, aziendaId])
}
