import { formatDate } from '@bandiera/domain'
import { riepilogoCriteri, type Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { Box, Button, EsitoChip, Facts, Page, printPage, Section, Stack, Typography } from '@bandiera/ui'
import { PhoneLink } from '@bandiera/ui/form'
import { useEffect } from 'react'
import { useMomentoBandi } from '../motore/use-momento-bandi.ts'
import { testi as comuni } from '../testi.ts'
import { Requisiti } from './requisiti.tsx'
import { testi } from './testi.ts'
import { Torna } from './torna.tsx'
import { STIMA, VOCI_AZIENDA, vociBando, type Voce } from './voci.tsx'

/** One match for the client, as an A4 page: verdict, dates and amounts, each criterion with its reason, what is missing. */
export function Scheda({ incrocio }: { incrocio: Incrocio }) {
  const momento = useMomentoBandi()
  const { setTitle } = usePortal()
  const { azienda, bando } = incrocio
  const title = testi.schedaTitolo(bando.data.titolo)
  // the name that a browser proposes for the PDF
  useEffect(() => setTitle(`${title} · ${azienda.ragioneSociale}`), [title, azienda.ragioneSociale, setTitle])
  const factsOf = (voci: readonly Voce[]) => voci.map(({ voce, di }) => ({ label: voce, value: di(incrocio) }))
  const chi = [
    { label: testi.ragioneSociale, value: azienda.ragioneSociale },
    { label: testi.partitaIva, value: azienda.partitaIva ?? '—' },
  ]
  const print = (
    <Button onClick={() => void printPage()} variant="contained">
      {testi.stampa}
    </Button>
  )
  return (
    <Page above={<Torna />} actions={print} facts={testi.per(azienda.ragioneSociale)} title={title}>
      <Box sx={onPaper}>
        <Verdetto incrocio={incrocio} />
        <Section title={testi.bando}>
          <Facts items={[{ label: testi.ente, value: bando.data.ente ?? '—' }, ...factsOf(vociBando(momento))]} />
        </Section>
        {incrocio.stima && incrocio.stima.manca !== 'spesa' && (
          <Section title={testi.stima}>{STIMA.di(incrocio)}</Section>
        )}
        <Section title={testi.azienda}>
          <Facts items={[...chi, ...factsOf(VOCI_AZIENDA)]} />
        </Section>
        <Section title={testi.requisiti}>
          <Requisiti criteri={incrocio.valutazione.criteri} />
        </Section>
        <Fine giorno={formatDate(momento.oggi)} link={bando.data.link} />
      </Box>
    </Page>
  )
}

/** Denser than on screen: a match with as many criteria as most have is one sheet of paper. */
const onPaper = {
  '@media print': {
    '&, & *': { fontSize: '8.5pt !important' },
    '& section': { mt: 2, pt: 2 },
    '& section > div:first-of-type': { mb: 1 },
    '& h2': { fontSize: '10pt !important' },
    '& dl': { gridTemplateColumns: 'repeat(4, 1fr)', gap: 2 },
    // forms of aid have long names
    '& dl > div:nth-of-type(7)': { gridColumn: 'span 2' },
  },
} as const

/** The answer first, beside a line in the tenant's colour. */
function Verdetto({ incrocio: { valutazione } }: { incrocio: Incrocio }) {
  const { esito, punteggio, criteri } = valutazione
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 5,
        rowGap: 1,
        pl: 3,
        py: 1,
        borderLeft: 3,
        borderColor: 'primary.main',
      }}
    >
      <Box component="span" sx={{ fontSize: '1.125rem' }}>
        <EsitoChip esito={esito} />
      </Box>
      {punteggio !== null && <span>{testi.suCento(punteggio)}</span>}
      <span>{comuni.conteggi(riepilogoCriteri(criteri))}</span>
    </Stack>
  )
}

/** How far the sheet can be relied on, whom to ask, and where the grant itself can be read. */
function Fine({ giorno, link }: { giorno: string; link: string | undefined }) {
  const { usr } = usePortal()
  const firma = [usr?.name, usr?.email].filter(Boolean).join(' · ')
  const lines = [testi.avvertenza, ...(link ? [testi.ufficiale(link)] : [])]
  return (
    <Box sx={{ mt: 4, breakInside: 'avoid', '@media print': { mt: 2 } }}>
      {lines.map((text) => (
        <Typography color="textSecondary" key={text} sx={{ mt: 1, overflowWrap: 'anywhere' }} variant="body2">
          {text}
        </Typography>
      ))}
      <Typography color="textSecondary" sx={{ mt: 1 }} variant="body2">
        {testi.fatta(giorno, firma)}
        {usr?.telefono && (
          <>
            {' · '}
            <PhoneLink value={usr.telefono} />
          </>
        )}
      </Typography>
    </Box>
  )
}
