import { type Azienda, euroOrDash, formatEuro, formatNumber } from '@bandiera/domain'
import type { RepaymentPlan } from '@bandiera/finance'
import type { EsitoCriterio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import {
  Box,
  Button,
  CloseIcon,
  Disclosure,
  EsitoChip,
  CriterioEsitoChip,
  LinkButton,
  printPage,
  Section,
  Stack,
} from '@bandiera/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@bandiera/ui/list'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { type Proposal, wholeEuro } from '../parts/proposals.ts'

type Amount = (proposal: Proposal) => number | null | undefined

interface Line {
  label: string
  of: (proposal: Proposal) => ReactNode
  /** The number to compare; the lowest is marked. */
  lowest?: Amount
}

const { columns, entries } = texts
const compared = (label: string, lowest: Amount, show: (value: ReturnType<Amount>) => string): Line => ({
  label,
  of: (proposal) => show(lowest(proposal)),
  lowest,
})
const percentText = (value: number | null | undefined) => (value == null ? '—' : `${formatNumber(value, 3)} %`)
const LINES: readonly Line[] = [
  { label: columns.esito, of: ({ esito, misfit }) => misfit ?? <EsitoChip esito={esito.esito} /> },
  compared(columns.rata, ({ offer }) => offer?.piano.rata, euroOrDash),
  compared(columns.tan, ({ offer }) => offer?.tan, percentText),
  compared(columns.taeg, ({ offer }) => offer?.taeg, percentText),
  { label: entries.interest, of: ({ offer }) => euroOrDash(offer?.piano.interessi) },
  {
    label: entries.spese,
    of: ({ offer }) => euroOrDash(offer && (offer.speseIniziali ?? 0) + (offer.speseRate ?? 0)),
  },
  compared(entries.cost, ({ offer }) => offer?.costo, euroOrDash),
  { label: entries.total, of: ({ offer }) => euroOrDash(offer?.totale) },
  { label: entries.sustainable, of: ({ sustainable }) => sustainable.perche ?? wholeEuro(sustainable.importo) },
  {
    label: entries.coverage,
    of: ({ coverage }) =>
      coverage?.percento == null ? texts.notCovered : `${coverage.percento} % · ${coverage.motivo}`,
  },
  { label: entries.guarantees, of: ({ product }) => product.garanzie?.join(', ') ?? '—' },
  { label: entries.times, of: ({ product }) => (product.tempiGiorni == null ? '—' : texts.days(product.tempiGiorni)) },
]

interface ComparisonProps {
  azienda: Azienda
  proposals: readonly Proposal[]
  onClose: () => void
}

/** Up to three products side by side, with their requirements and repayment plans. */
export function Comparison({ azienda, proposals, onClose }: ComparisonProps) {
  const actions = (
    <Stack className="no-print" direction="row" sx={{ gap: 1 }}>
      <Button onClick={() => void printPage()}>{texts.print}</Button>
      <Button onClick={onClose} startIcon={<CloseIcon />}>
        {texts.close}
      </Button>
    </Stack>
  )
  return (
    <Section actions={actions} title={texts.comparison}>
      <Box aria-label={texts.table} role="region" sx={{ overflowX: 'auto' }} tabIndex={0}>
        <Box className="paper" component="table" sx={tableStyle}>
          <thead>
            <tr>
              <td />
              {proposals.map(({ _id, product, istituto }) => (
                <th key={_id} scope="col">
                  {product.nome}
                  <small>{istituto.nome}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LINES.map((line) => (
              <ComparisonLine key={line.label} proposals={proposals} line={line} />
            ))}
            <tr>
              <th scope="row">{texts.criteri}</th>
              {proposals.map(({ _id, esito }) => (
                <td key={_id}>
                  <Requirements criteri={esito.criteri} />
                </td>
              ))}
            </tr>
            <tr className="no-print">
              <td />
              {proposals.map((proposal) => (
                <td key={proposal._id}>
                  <RequestLink azienda={azienda} proposal={proposal} />
                </td>
              ))}
            </tr>
          </tbody>
        </Box>
      </Box>
      {proposals.map(({ _id, product, offer }) => (
        <AmortisationPlan key={_id} nome={product.nome} piano={offer!.piano} />
      ))}
    </Section>
  )
}

function ComparisonLine({ line: { label, of, lowest }, proposals }: { line: Line; proposals: readonly Proposal[] }) {
  const values = lowest ? proposals.map((one) => lowest(one) ?? Infinity) : []
  const best = proposals.length > 1 ? Math.min(...values) : undefined
  return (
    <tr>
      <th scope="row">{label}</th>
      {proposals.map((proposal, index) => (
        <td key={proposal._id}>
          {of(proposal)}
          {best !== undefined && values[index] === best && Number.isFinite(best) && <em>{texts.best}</em>}
        </td>
      ))}
    </tr>
  )
}

/** Link to the form of a case file of this kind, prefilled with the known values. */
function RequestLink({ azienda, proposal: { product, istituto } }: { azienda: Azienda; proposal: Proposal }) {
  const { role } = usePortal()
  if (role !== 'gestore' && role !== 'professionista') return null
  const titolo = `${product.nome} – ${istituto.nome}`
  const query = new URLSearchParams({ nuova: '1', azienda: azienda._id, tipo: 'finanziamento', titolo })
  return (
    <LinkButton aria-label={texts.requestName(product.nome)} to={`/pratiche?${query}`} variant="contained">
      {texts.requestIt}
    </LinkButton>
  )
}

function Requirements({ criteri }: { criteri: readonly EsitoCriterio[] }) {
  if (criteri.length === 0) return '—'
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {criteri.map(({ id, valore, regola, valoreAzienda }) => (
        <li key={id}>
          <CriterioEsitoChip esito={valore} /> {regola}
          {valoreAzienda && <small>{valoreAzienda}</small>}
        </li>
      ))}
    </Box>
  )
}

function AmortisationPlan({ nome, piano }: { nome: string; piano: RepaymentPlan }) {
  return (
    <Disclosure title={texts.planOf(nome)}>
      <Box aria-label={texts.planOf(nome)} role="region" sx={{ overflowX: 'auto', maxHeight: 480 }} tabIndex={0}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {Object.values(texts.colonnePiano).map((label) => (
                <TableCell align="right" key={label}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {piano.rate.map(({ n, rata, capitale, interessi, residuo }) => (
              <TableRow key={n}>
                <TableCell align="right">{n}</TableCell>
                {[rata, capitale, interessi, residuo].map((amount, index) => (
                  <TableCell align="right" key={index}>
                    {formatEuro(amount)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Disclosure>
  )
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: 480,
  '& th, & td': { p: 2, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top', textAlign: 'right' },
  '& tbody th': { textAlign: 'left', fontWeight: 400, color: 'text.secondary', width: '28%' },
  '& thead th': { fontWeight: 600 },
  '& small': { display: 'block', fontWeight: 400, color: 'text.secondary' },
  '& em': { display: 'block', fontStyle: 'normal', fontSize: '0.8125rem', color: 'success.main' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '@media print': {
    tableLayout: 'fixed',
    minWidth: 0,
    '& th, & td': { p: 1 },
    '&, & *': { fontSize: '8.5pt !important' },
  },
} as const
