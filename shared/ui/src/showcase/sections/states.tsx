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
