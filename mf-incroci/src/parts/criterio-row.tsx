import type { EsitoCriterio, Incrocio } from '@bandiera/matching'
import { EsitoRegolaChip } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { Manca } from './manca.tsx'

const { tabella } = testi

interface CriterioRowProps {
  criterio: EsitoCriterio
  incrocio: Incrocio
  onSaved: () => void
}

/** One criterion: sì, no or ?, the rule in plain Italian, the company's value, how much it counts, what is missing. */
export function CriterioRow({ criterio, incrocio, onSaved }: CriterioRowProps) {
  const { valore, regola, valoreAzienda, vincolante, peso } = criterio
  return (
    <tr role="row">
      <td role="cell">
        <EsitoRegolaChip esito={valore} />
      </td>
      <td role="cell">{regola}</td>
      <td role="cell">
        {valoreAzienda && <Label>{tabella.valore}</Label>}
        {valoreAzienda}
      </td>
      <td role="cell">
        {vincolante ? tabella.vincolante : tabella.preferenziale}
        <span className="peso">{tabella.peso(peso)}</span>
      </td>
      <td role="cell">
        <Manca criterio={criterio} incrocio={incrocio} onSaved={onSaved} />
      </td>
    </tr>
  )
}

const Label = ({ children }: { children: string }) => (
  <span aria-hidden className="label">
    {children}
  </span>
)
