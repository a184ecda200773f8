import { labelOf, statiEsigenza, type Azienda } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { testi } from '../testi.ts'
import { Muted } from './figures-table.tsx'
import { Righe } from './righe.tsx'

/** What the company needs, by the names of the catalogue. */
export function EsigenzeView({ azienda: { esigenze = [] } }: { azienda: Azienda }) {
  const catalogo = usePortal().settings?.esigenze ?? []
  const { bisogni } = testi
  if (esigenze.length === 0) return <Muted>{catalogo.length === 0 ? bisogni.catalogoVuoto : bisogni.vuoto}</Muted>
  return (
    <Righe
      rows={esigenze.map(({ esigenzaId, importo, entro, stato, descrizione }) => ({
        name: catalogo.find(({ id }) => id === esigenzaId)?.nome ?? esigenzaId,
        text: [labelOf(statiEsigenza, stato), bisogni.dettaglio(importo, entro), descrizione]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}
