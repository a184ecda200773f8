import { formatNumber } from '@bandiera/domain'
import { or, type EsitoCriterio, type Incrocio } from '@bandiera/matching'
import { Box, EsitoRegolaChip, Typography } from '@bandiera/ui'
import { alternatives } from '../judge/vicini.ts'
import { testi } from '../testi.ts'
import { CriterioRow } from './criterio-row.tsx'
import { StimaIncrocio } from './stima-incrocio.tsx'
import { tableSx } from './criteri-table.styles.ts'

const { tabella } = testi
const COLUMNS = [tabella.esito, tabella.requisito, tabella.valore, tabella.tipo, tabella.manca]

export interface CriteriTableProps {
  incrocio: Incrocio
  label: string
  /** After a datum was written from here. */
  onSaved: () => void
}

/** Why: every criterion with its answer, the rule, what the company has, and what is missing on which side. */
export function CriteriTable({ incrocio, label, onSaved }: CriteriTableProps) {
  const { criteri, punteggio } = incrocio.valutazione
  if (criteri.length === 0) {
    return (
      <>
        <Typography sx={{ py: 2 }}>{tabella.nessuno}</Typography>
        <StimaIncrocio incrocio={incrocio} />
      </>
    )
  }
  return (
    <>
      <Box aria-label={label} component="table" role="table" sx={tableSx}>
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((text) => (
              <th key={text} role="columnheader" scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {alternatives(criteri).map((group) => (
          <tbody key={group[0]!.id} role="rowgroup">
            {group.length > 1 && <GroupRow group={group} />}
            {group.map((criterio) => (
              <CriterioRow criterio={criterio} incrocio={incrocio} key={criterio.id} onSaved={onSaved} />
            ))}
          </tbody>
        ))}
      </Box>
      <StimaIncrocio incrocio={incrocio} />
      {punteggio !== null && (
        <Typography color="textSecondary" sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }} variant="body2">
          {conto(punteggio, criteri)}
        </Typography>
      )}
    </>
  )
}

function GroupRow({ group }: { group: readonly EsitoCriterio[] }) {
  return (
    <tr role="row">
      <td role="cell">
        <EsitoRegolaChip esito={or(group.map((one) => one.valore))} />
      </td>
      <th colSpan={COLUMNS.length - 1} role="rowheader" scope="rowgroup">
        {tabella.bastaUno}
      </th>
    </tr>
  )
}

/** The score as a sum that can be checked by hand. */
function conto(punteggio: number, criteri: readonly EsitoCriterio[]): string {
  const share = { si: 1, da_verificare: 0.5, no: 0 }
  const points = criteri.reduce((sum, { peso, valore }) => sum + peso * share[valore], 0)
  const weights = criteri.reduce((sum, { peso }) => sum + peso, 0)
  const show = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1)
  return testi.conto(punteggio, show(points), show(weights))
}
