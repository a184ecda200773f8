import { type Azienda, euroOrDash, formatNumber } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, CloseIcon, EsitoChip, LinkButton, printPage, Section, Stack } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { tableSx } from './comparison.styles.ts'
import { PianoAmmortamento } from './amortisation.tsx'
import { euroInteri, type Proposta } from '../parts/proposals.ts'
import { Requisiti } from './requirements.tsx'

interface Riga {
  voce: string
  di: (proposta: Proposta) => ReactNode
  /** The number to compare; the lowest is marked. */
  minore?: (proposta: Proposta) => number | null | undefined
}

const { voci } = texts
const percento = (value: number | null | undefined) => (value == null ? '—' : `${formatNumber(value, 3)} %`)
const RIGHE: readonly Riga[] = [
  { voce: voci.esito, di: ({ esito, fuori }) => fuori ?? <EsitoChip esito={esito.esito} /> },
  {
    voce: voci.rata,
    di: ({ offerta }) => euroOrDash(offerta?.piano.rata),
    minore: ({ offerta }) => offerta?.piano.rata,
  },
  { voce: voci.tan, di: ({ offerta }) => percento(offerta?.tan), minore: ({ offerta }) => offerta?.tan },
  { voce: voci.taeg, di: ({ offerta }) => percento(offerta?.taeg), minore: ({ offerta }) => offerta?.taeg },
  { voce: voci.interessi, di: ({ offerta }) => euroOrDash(offerta?.piano.interessi) },
  {
    voce: voci.spese,
    di: ({ offerta }) => euroOrDash(offerta && (offerta.speseIniziali ?? 0) + (offerta.speseRate ?? 0)),
  },
  { voce: voci.costo, di: ({ offerta }) => euroOrDash(offerta?.costo), minore: ({ offerta }) => offerta?.costo },
  { voce: voci.totale, di: ({ offerta }) => euroOrDash(offerta?.totale) },
  { voce: voci.sostenibile, di: ({ sostenibile }) => sostenibile.perche ?? euroInteri(sostenibile.importo) },
  {
    voce: voci.copertura,
    di: ({ copertura }) =>
      copertura?.percento == null ? texts.nonCoperto : `${copertura.percento} % · ${copertura.motivo}`,
  },
  { voce: voci.garanzie, di: ({ prodotto }) => prodotto.garanzie?.join(', ') ?? '—' },
  { voce: voci.tempi, di: ({ prodotto }) => (prodotto.tempiGiorni == null ? '—' : texts.giorni(prodotto.tempiGiorni)) },
]

interface ConfrontoProps {
  azienda: Azienda
  proposte: readonly Proposta[]
  onClose: () => void
}

/** Up to three products side by side, what they ask of the company, and how each is paid back. */
export function Confronto({ azienda, proposte, onClose }: ConfrontoProps) {
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
              {proposte.map(({ _id, prodotto, istituto }) => (
                <th key={_id} scope="col">
                  {prodotto.nome}
                  <small>{istituto.nome}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHE.map((riga) => (
              <RigaConfronto key={riga.voce} proposte={proposte} riga={riga} />
            ))}
            <tr>
              <th scope="row">{texts.criteri}</th>
              {proposte.map(({ _id, esito }) => (
                <td key={_id}>
                  <Requisiti criteri={esito.criteri} />
                </td>
              ))}
            </tr>
            <tr className="no-print">
              <td />
              {proposte.map((proposta) => (
                <td key={proposta._id}>
                  <Richiedi azienda={azienda} proposta={proposta} />
                </td>
              ))}
            </tr>
          </tbody>
        </Box>
      </Box>
      {proposte.map(({ _id, prodotto, offerta }) => (
        <PianoAmmortamento key={_id} nome={prodotto.nome} piano={offerta!.piano} />
      ))}
    </Section>
  )
}

function RigaConfronto({ riga: { voce, di, minore }, proposte }: { riga: Riga; proposte: readonly Proposta[] }) {
  const values = minore ? proposte.map((one) => minore(one) ?? Infinity) : []
  const best = proposte.length > 1 ? Math.min(...values) : undefined
  return (
    <tr>
      <th scope="row">{voce}</th>
      {proposte.map((proposta, index) => (
        <td key={proposta._id}>
          {di(proposta)}
          {best !== undefined && values[index] === best && Number.isFinite(best) && <em>{texts.migliore}</em>}
        </td>
      ))}
    </tr>
  )
}

/** Leads to the form of a case file of this kind, filled with what is known. */
function Richiedi({ azienda, proposta: { prodotto, istituto } }: { azienda: Azienda; proposta: Proposta }) {
  const { role } = usePortal()
  if (role !== 'gestore' && role !== 'professionista') return null
  const titolo = `${prodotto.nome} – ${istituto.nome}`
  const query = new URLSearchParams({ nuova: '1', azienda: azienda._id, tipo: 'finanziamento', titolo })
  return (
    <LinkButton aria-label={texts.richiediNome(prodotto.nome)} to={`/pratiche?${query}`} variant="contained">
      {texts.richiedi}
    </LinkButton>
  )
}
