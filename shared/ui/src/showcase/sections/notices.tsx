import { Alert, Button, LinearProgress, Skeleton, Stack, uiTexts } from '../../index.ts'
import { Sample, SampleGrid, SampleGroup } from '../sample.tsx'

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
