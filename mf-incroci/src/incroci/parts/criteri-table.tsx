import { formatNumber, insideSentence } from '@bandiera/domain'
import { type EsitoCriterio, type Incrocio, or } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, CriterioEsitoChip, hidden, Muted, type SxProps, type Theme, Typography } from '@bandiera/ui'
import { Estimate } from '@bandiera/ui/detail'
import { alternatives } from './blockers.tsx'
import { texts } from '../texts.ts'
import { hrefBando } from '../../paths.ts'
import { Answer } from './decisions.tsx'
import { CompleteField } from '../form.tsx'

const { table } = texts
const COLUMNS = [table.esito, table.requisito, table.value, table.kind, table.missing]

interface CriteriTableProps {
  incrocio: Incrocio
  label: string
  onSaved: () => void
}

/** The reasons of a match: every criterion with its answer, the rule, the company's value, and what is missing on which side. */
export function CriteriTable({ incrocio, label, onSaved }: CriteriTableProps) {
  const { criteri, punteggio } = incrocio.valutazione
  if (criteri.length === 0)
    return (
      <>
        <Typography sx={{ py: 2 }}>{table.none}</Typography>
        <MatchEstimate incrocio={incrocio} />
      </>
    )
  return (
    <>
      <Box aria-label={label} component="table" role="table" sx={criteriStyle}>
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
      <MatchEstimate incrocio={incrocio} />
      {punteggio !== null && (
        <Muted sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }} variant="body2">
          {scoreSum(punteggio, criteri)}
        </Muted>
      )}
    </>
  )
}

function GroupRow({ group }: { group: readonly EsitoCriterio[] }) {
  return (
    <tr role="row">
      <td role="cell">
        <CriterioEsitoChip esito={or(group.map((one) => one.valore))} />
      </td>
      <th colSpan={COLUMNS.length - 1} role="rowheader" scope="rowgroup">
        {table.oneIsEnough}
      </th>
    </tr>
  )
}

/** The score as a sum that a person can check. */
function scoreSum(punteggio: number, criteri: readonly EsitoCriterio[]): string {
  const share = { si: 1, da_verificare: 0.5, no: 0 }
  const points = criteri.reduce((sum, { peso, valore }) => sum + peso * share[valore], 0)
  const weights = criteri.reduce((sum, { peso }) => sum + peso, 0)
  const show = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1)
  return texts.account(punteggio, show(points), show(weights))
}

interface CriterioRowProps extends Pick<CriteriTableProps, 'incrocio' | 'onSaved'> {
  criterio: EsitoCriterio
}

/** One criterion: sì, no or ?, the rule in plain Italian, the company's value, how much it counts, what is missing. */
function CriterioRow({ criterio, incrocio, onSaved }: CriterioRowProps) {
  const { valore, regola, valoreAzienda, vincolante, peso } = criterio
  return (
    <tr role="row">
      <td role="cell">
        <CriterioEsitoChip esito={valore} />
      </td>
      <td role="cell">{regola}</td>
      <td role="cell">
        {valoreAzienda && (
          <span aria-hidden className="label">
            {table.value}
          </span>
        )}
        {valoreAzienda}
      </td>
      <td role="cell">
        {vincolante ? table.binding : table.preferential}
        <span className="peso">{table.peso(peso)}</span>
      </td>
      <td role="cell">
        <MissingCell criterio={criterio} incrocio={incrocio} onSaved={onSaved} />
      </td>
    </tr>
  )
}

/** What one criterion misses, on which side, and how to fill it in; empty when the answer is known. */
function MissingCell({ criterio, incrocio, onSaved }: CriterioRowProps) {
  const { manca } = criterio
  if (criterio.tipo === 'libero') return <Answer criterio={criterio} incrocio={incrocio} />
  if (!manca) return criterio.tipo === 'deMinimis' && criterio.valore === 'no' ? criterio.dettaglio : null
  if (manca.lato === 'bando') return <OfBando bandoId={incrocio.bando._id} etichetta={manca.etichetta} />
  if (!manca.campo) return manca.etichetta
  return (
    <CompleteField azienda={incrocio.azienda} campo={manca.campo} etichetta={manca.etichetta} onSaved={onSaved}>
      {texts.manca(manca.etichetta)}
    </CompleteField>
  )
}

function OfBando({ bandoId, etichetta }: { bandoId: string; etichetta: string }) {
  const { role } = usePortal()
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {texts.notStated}: {insideSentence(etichetta)}
      </Box>
      {role === 'admin' && ' '}
      {role === 'admin' && <AppLink to={hrefBando(bandoId)}>{texts.completeBando}</AppLink>}
    </>
  )
}

function MatchEstimate({ incrocio: { stima } }: { incrocio: Incrocio }) {
  if (!stima) return null
  return (
    <Box aria-label={texts.estimate} component="section" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {texts.estimate}
      </Typography>
      <Estimate per={stima.esigenza} stima={stima} />
    </Box>
  )
}

// widths of the list, not of the window; a narrower list has its cells in one column
const WIDE = 860
const wide = `@container (min-width: ${WIDE}px)`
const narrow = `@container (max-width: ${WIDE - 0.02}px)`

const criteriStyle: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 1.5, pr: 4, pl: 0 },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 500, py: 1 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr:has(> th[scope="rowgroup"]) ~ tr > td:nth-of-type(2)': { pl: 4 },
  '& td > .label': { display: 'none' },
  '& td > .peso': { color: 'text.secondary', display: 'block', fontSize: '0.75rem' },
  [wide]: {
    // fixed widths: they do not change when a field opens in the last column
    tableLayout: 'fixed',
    '& thead th:nth-of-type(1)': { width: 136 },
    '& thead th:nth-of-type(4)': { width: 112 },
    '& thead th:nth-of-type(5)': { width: 220 },
  },
  [narrow]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': hidden,
    '& tbody tr': { py: 2 },
    '& tbody:first-of-type tr:first-of-type': { borderTop: 0 },
    '& th, & td': { py: 0.5, pr: 0 },
    '& td:empty': { display: 'none' },
    '& td > .peso': { display: 'inline', ml: 2 },
    '& td > .label': { display: 'block', color: 'text.secondary', fontSize: '0.75rem' },
  },
}
