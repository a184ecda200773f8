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
import { RecordSkeleton } from '../../detail.ts'
import { FormSkeleton } from '../../form.ts'
import { ListSkeleton } from '../../list.ts'
import { Sample, SampleGrid, SampleGroup, SampleGroups, Samples } from '../sample.tsx'

const neverLoaded = createOnDemand(() => new Promise<never>(() => {}))

const STATES = {
  'Niente ancora': (
    <EmptyState
      action={
        <Button startIcon={<AddIcon />} variant="contained">
          Nuova azienda
        </Button>
      }
      text="Le aziende che segui stanno qui: aggiungi la prima e Bandiera ti dice quali bandi la riguardano."
      title="Non c’è ancora nessuna azienda"
    />
  ),
  'Senza permesso': <ForbiddenState />,
  'Errore, si può riprovare': (
    <ErrorState onRetry={() => {}} text="Il server non risponde. Controlla la connessione e riprova." />
  ),
  'Errore senza rimedio': (
    <ErrorState text="Chiedi a chi amministra il portale." title="Questo modulo non è installato" />
  ),
  'Elenco in arrivo': <ListSkeleton rows={5} />,
  'Scheda in arrivo': <RecordSkeleton />,
  'Modulo in arrivo': <FormSkeleton fields={3} />,
  'Parte in arrivo': <WhenLoaded code={neverLoaded}>{() => null}</WhenLoaded>,
}

export const StatesSection = () => (
  <SampleGroup nome="Quando non c’è niente da mostrare">
    <SampleGrid min={320}>
      {Object.entries(STATES).map(([nome, state]) => (
        <Sample key={nome} nome={nome}>
          <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>{state}</Box>
        </Sample>
      ))}
    </SampleGrid>
  </SampleGroup>
)

const AVVISI = [
  ['success', 'Salvato.'],
  ['info', 'Questo bando viene da incentivi.gov.it: quello che cambi a mano resta come lo scrivi.'],
  ['warning', 'Gli aiuti sono stati controllati più di 30 giorni fa: ricontrollali nel registro.'],
  ['error', `Qualcun altro ha modificato questo elemento. ${uiTexts.erroreSalvataggio}`],
] as const

export const NoticesSection = () => (
  <SampleGroups
    of={{
      'Avvisi nella pagina': (
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
            Connessione interrotta. Leggi e scrivi pure: potrai salvare quando torna. Riprovo tra 4 secondi.
          </Alert>
        </Stack>
      ),
      Attese: (
        <Samples
          of={{
            'Pagina che arriva': <LinearProgress aria-label={uiTexts.caricamento} />,
            'Quanto manca': <LinearProgress aria-label="Completezza" value={64} variant="determinate" />,
            'Testo che arriva': ['60%', undefined, '80%'].map((width, index) => (
              <Skeleton key={index} sx={{ width }} />
            )),
          }}
        />
      ),
    }}
  />
)
