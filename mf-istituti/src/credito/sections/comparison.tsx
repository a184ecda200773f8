import { type Azienda, euroOrDash, formatNumber } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, CloseIcon, EsitoChip, LinkButton, printPage, Section, Stack } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { tableSx } from './comparison.styles.ts'
import { AmortisationPlan } from './amortisation.tsx'
import { wholeEuro, type Proposal } from '../parts/proposals.ts'
import { Requirements } from './requirements.tsx'

interface Line {
  label: string
  of: (proposal: Proposal) => ReactNode
  /** The number to compare; the lowest is marked. */
  lowest?: (proposal: Proposal) => number | null | undefined
}

const { voci } = texts
const percentText = (value: number | null | undefined) => (value == null ? '—' : `${formatNumber(value, 3)} %`)
const LINES: readonly Line[] = [
  { label: voci.esito, of: ({ esito, misfit }) => misfit ?? <EsitoChip esito={esito.esito} /> },
  {
    label: voci.rata,
    of: ({ offer }) => euroOrDash(offer?.piano.rata),
    lowest: ({ offer }) => offer?.piano.rata,
  },
  { label: voci.tan, of: ({ offer }) => percentText(offer?.tan), lowest: ({ offer }) => offer?.tan },
  { label: voci.taeg, of: ({ offer }) => percentText(offer?.taeg), lowest: ({ offer }) => offer?.taeg },
  { label: voci.interessi, of: ({ offer }) => euroOrDash(offer?.piano.interessi) },
  {
    label: voci.spese,
    of: ({ offer }) => euroOrDash(offer && (offer.speseIniziali ?? 0) + (offer.speseRate ?? 0)),
  },
  { label: voci.costo, of: ({ offer }) => euroOrDash(offer?.costo), lowest: ({ offer }) => offer?.costo },
  { label: voci.totale, of: ({ offer }) => euroOrDash(offer?.totale) },
  { label: voci.sostenibile, of: ({ sustainable }) => sustainable.perche ?? wholeEuro(sustainable.importo) },
  {
    label: voci.copertura,
    of: ({ coverage }) =>
      coverage?.percento == null ? texts.nonCoperto : `${coverage.percento} % · ${coverage.motivo}`,
  },
  { label: voci.garanzie, of: ({ product }) => product.garanzie?.join(', ') ?? '—' },
  { label: voci.tempi, of: ({ product }) => (product.tempiGiorni == null ? '—' : texts.giorni(product.tempiGiorni)) },
]

interface ComparisonProps {
  azienda: Azienda
  proposals: readonly Proposal[]
  onClose: () => void
}

/** Up to three products side by side, what they ask of the company, and how each is paid back. */
export function Comparison({ azienda, proposals, onClose }: ComparisonProps) {
  const actions = (
    <Stack className="no-print" direction="row" sx={{ gap: 1 }}>
      <Button onClick={() => void printPage()}>{texts.stampa}</Button>
      <Button onClick={onClose} startIcon={<CloseIcon />}>
        {texts.chiudi}
      </Button>
    </Stack>
  )
  return (
    <Section actions={actions} title={texts.confronto}>
      <Box aria-label={texts.tabella} role="region" sx={{ overflowX: 'auto' }} tabIndex={0}>
        <Box className="paper" component="table" sx={tableSx}>
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
          {best !== undefined && values[index] === best && Number.isFinite(best) && <em>{texts.migliore}</em>}
        </td>
      ))}
    </tr>
  )
}

/** Leads to the form of a case file of this kind, filled with what is known. */
function RequestLink({ azienda, proposal: { product, istituto } }: { azienda: Azienda; proposal: Proposal }) {
  const { role } = usePortal()
  if (role !== 'gestore' && role !== 'professionista') return null
  const titolo = `${product.nome} – ${istituto.nome}`
  const query = new URLSearchParams({ nuova: '1', azienda: azienda._id, tipo: 'finanziamento', titolo })
  return (
    <LinkButton aria-label={texts.richiediNome(product.nome)} to={`/pratiche?${query}`} variant="contained">
      {texts.richiedi}
    </LinkButton>
  )
}
