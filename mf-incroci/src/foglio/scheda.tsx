import { formatDate } from '@bandiera/domain'
import type { EsitoCriterio, Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { Box, Button, EsitoRegolaChip, Facts, Page, Section, Typography } from '@bandiera/ui'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { testi } from './testi.ts'
import { Torna } from './torna.tsx'
import { VERDETTO, VOCI_AZIENDA, vociBando } from './voci.tsx'

const COLUMNS = [testi.esito, testi.requisito, testi.valore, testi.mancante]

/** One match for the client, as an A4 page: verdict, dates and amounts, each criterion with its reason, what is missing. */
export function Scheda({ incrocio }: { incrocio: Incrocio }) {
  const momento = useMomentoBandi()
  const { usr } = usePortal()
  const { azienda, bando, valutazione } = incrocio
  const facts = [
    { label: testi.azienda, value: azienda.ragioneSociale },
    { label: testi.ente, value: bando.data.ente ?? '—' },
    ...[...VERDETTO, ...vociBando(momento), ...VOCI_AZIENDA].map(({ voce, di }) => ({
      label: voce,
      value: di(incrocio),
    })),
  ]
  const print = (
    <Button onClick={() => window.print()} variant="contained">
      {testi.stampa}
    </Button>
  )
  return (
    <Page above={<Torna />} actions={print} title={testi.schedaTitolo(bando.data.titolo)}>
      <Facts items={facts} />
      <Section title={testi.requisiti}>
        <Box component="table" sx={tableSx}>
          <thead>
            <tr>
              {COLUMNS.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{valutazione.criteri.map(row)}</tbody>
        </Box>
      </Section>
      <Typography color="textSecondary" sx={{ mt: 4 }} variant="body2">
        {testi.avvertenza}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }} variant="body2">
        {testi.fatta(formatDate(momento.oggi), usr?.name ?? '')}
      </Typography>
    </Page>
  )
}

const row = ({ id, valore, regola, valoreAzienda, dettaglio, vincolante, manca }: EsitoCriterio) => (
  <tr key={id}>
    <td>
      <EsitoRegolaChip esito={valore} />
    </td>
    <td>
      {regola}
      <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {vincolante ? testi.vincolante : testi.preferenziale}
      </Box>
    </td>
    <td>{valoreAzienda || '—'}</td>
    <td>{manca ? (manca.lato === 'bando' ? testi.nonIndica : manca.etichetta) : valore === 'no' ? dettaglio : ''}</td>
  </tr>
)

const tableSx = {
  borderCollapse: 'collapse',
  width: '100%',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 2, pr: 3, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { color: 'text.secondary', fontWeight: 500 },
} as const
