import {
  AddIcon,
  Alert,
  Box,
  Button,
  createOnDemand,
  EmptyState,
  ErrorState,
  ForbiddenState,
  LinearProgress,
  Skeleton,
  Stack,
  uiTexts,
  WhenLoaded,
} from '../../index.ts'
import { Sample, SampleGrid, SampleGroup } from '../sample.tsx'

const sheet = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }

const neverLoaded = createOnDemand(() => new Promise<never>(() => {}))

/** Nothing yet, not allowed, gone wrong, not built yet. */
export function StatesSection() {
  return (
    <>
      <SampleGroup nome="Quando non c’è niente da mostrare">
        <SampleGrid min={320}>
          <Sample nome="Niente ancora">
            <Box sx={sheet}>
              <EmptyState
                action={
                  <Button startIcon={<AddIcon />} variant="contained">
                    Nuova azienda
                  </Button>
                }
                text="Le aziende che segui stanno qui: aggiungi la prima e Bandiera ti dice quali bandi la riguardano."
                title="Non c’è ancora nessuna azienda"
              />
            </Box>
          </Sample>
          <Sample nome="Senza permesso">
            <Box sx={sheet}>
              <ForbiddenState />
            </Box>
          </Sample>
          <Sample nome="Errore, si può riprovare">
            <Box sx={sheet}>
              <ErrorState onRetry={() => {}} text="Il server non risponde. Controlla la connessione e riprova." />
            </Box>
          </Sample>
          <Sample nome="Errore senza rimedio">
            <Box sx={sheet}>
              <ErrorState text="Chiedi a chi amministra il portale." title="Questo modulo non è installato" />
            </Box>
          </Sample>
          <Sample nome="Parte in arrivo">
            <Box sx={sheet}>
              <WhenLoaded code={neverLoaded}>{() => null}</WhenLoaded>
            </Box>
          </Sample>
        </SampleGrid>
      </SampleGroup>
    </>
  )
}

const AVVISI = [
  ['success', 'Salvato.'],
  ['info', 'Questo bando viene da incentivi.gov.it: quello che cambi a mano resta come lo scrivi.'],
  ['warning', 'Gli aiuti sono stati controllati più di 30 giorni fa: ricontrollali nel registro.'],
  ['error', `Qualcun altro ha modificato questo elemento. ${uiTexts.erroreSalvataggio}`],
] as const

/** Notes in the page and what one sees while waiting. */
export function NoticesSection() {
  return (
    <>
      <SampleGroup nome="Avvisi nella pagina">
        <Stack sx={{ gap: 3 }}>
          {AVVISI.map(([severity, testo]) => (
            <Alert key={severity} role="note" severity={severity}>
              {testo}
            </Alert>
          ))}
          <Alert
            action={
              <Button color="inherit" size="small">
                {uiTexts.riprova}
              </Button>
            }
            role="note"
            severity="warning"
          >
            Connessione interrotta. Riprovo tra 4 secondi.
          </Alert>
        </Stack>
      </SampleGroup>
      <SampleGroup nome="Attese">
        <SampleGrid>
          <Sample nome="Pagina che arriva">
            <LinearProgress aria-label={uiTexts.caricamento} />
          </Sample>
          <Sample nome="Quanto manca">
            <LinearProgress aria-label="Completezza" value={64} variant="determinate" />
          </Sample>
          <Sample nome="Testo che arriva">
            <Skeleton sx={{ width: '60%' }} />
            <Skeleton />
            <Skeleton sx={{ width: '80%' }} />
          </Sample>
        </SampleGrid>
      </SampleGroup>
    </>
  )
}
