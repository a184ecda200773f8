import {
  AddIcon,
  Box,
  Button,
  createOnDemand,
  EmptyState,
  ErrorState,
  ForbiddenState,
  WhenLoaded,
} from '../../index.ts'
import { Sample, SampleGrid, SampleGroup } from '../sample.tsx'

const foglio = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }

const inArrivo = createOnDemand(() => new Promise<never>(() => {}))

/** Nothing yet, not allowed, gone wrong, not built yet. */
export function StatesSection() {
  return (
    <>
      <SampleGroup nome="Quando non c’è niente da mostrare">
        <SampleGrid min={320}>
          <Sample nome="Niente ancora">
            <Box sx={foglio}>
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
            <Box sx={foglio}>
              <ForbiddenState />
            </Box>
          </Sample>
          <Sample nome="Errore, si può riprovare">
            <Box sx={foglio}>
              <ErrorState onRetry={() => {}} text="Il server non risponde. Controlla la connessione e riprova." />
            </Box>
          </Sample>
          <Sample nome="Errore senza rimedio">
            <Box sx={foglio}>
              <ErrorState text="Chiedi a chi amministra il portale." title="Questo modulo non è installato" />
            </Box>
          </Sample>
          <Sample nome="Parte in arrivo">
            <Box sx={foglio}>
              <WhenLoaded code={inArrivo}>{() => null}</WhenLoaded>
            </Box>
          </Sample>
        </SampleGrid>
      </SampleGroup>
    </>
  )
}
