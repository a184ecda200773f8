import { estimateAgevolazione } from '@bandiera/domain'
import { ArrowBackIcon, Button, EsitoChip, Facts, HiddenText, LinkButton, Typography } from '../../index.ts'
import {
  Countdown,
  DetailPage,
  MasterDetail,
  MissingRecord,
  Steps,
  Estimate,
  Timeline,
  type Step,
  type TimelineEntry,
  useRowChoice,
} from '../../detail.ts'
import { SampleGroups, Samples } from '../sample.tsx'
import samples from '../samples.json'

const sampleSteps = samples.steps as Step[]
const sampleEvents: readonly TimelineEntry[] = samples.events
const sampleFacts = [
  { label: 'Azienda', value: 'Neri Software Srl' },
  { label: 'Bando', value: 'Voucher per la digitalizzazione' },
]
const sampleTabs = [
  { id: 'riepilogo', label: 'Riepilogo', content: <Facts items={sampleFacts} /> },
  { id: 'cronologia', label: 'Cronologia', content: <Timeline entries={sampleEvents} /> },
]

const HOUR = 3_600_000
const openedAt = Date.now()

export const DetailSection = () => (
  <SampleGroups
    of={{
      'Un record che non è ancora arrivato': (
        <MissingRecord back="Torna alle pratiche" ready={false} text="Questa pratica non esiste." to="/vetrina" />
      ),
      Pagina: (
        <DetailPage
          above={
            <LinkButton startIcon={<ArrowBackIcon />} to="/vetrina">
              Tutte le pratiche
            </LinkButton>
          }
          aside={<Typography color="textSecondary">Scadenze e attività stanno qui, da 1280 px in su.</Typography>}
          chips={<EsitoChip esito="da_verificare" />}
          facts="Pratica di esempio, dal 2 novembre 2026"
          label="Schede della pratica di esempio"
          level={2}
          tabs={sampleTabs}
          title="Voucher per Neri Software"
        >
          <Steps label="Passi della pratica di esempio" steps={sampleSteps} />
        </DetailPage>
      ),
      'Elenco con il dettaglio a fianco': <ListWithPanel ids={['Voucher digitale', 'Macchinari', 'Formazione']} />,
      'Elenco con il dettaglio a fianco, senza righe': <ListWithPanel ids={[]} />,
      Cronologia: <Samples min={300} of={timelines} />,
      'Stima di un’agevolazione': <Samples min={300} of={estimates} />,
      'Conto alla rovescia': <Samples min={300} of={countdowns} />,
      'Parole solo per chi ascolta': (
        <Typography>
          Tra le parentesi c’è un testo che si sente e non si vede: (<HiddenText>testo nascosto</HiddenText>)
        </Typography>
      ),
    }}
  />
)

const ListWithPanel = ({ ids }: { ids: readonly string[] }) => (
  <MasterDetail
    back="Torna all’elenco"
    ids={ids}
    label={(id) => `Dettagli di esempio: ${id}`}
    name="riga"
    panel={(id) => (
      <>
        <Typography sx={{ fontWeight: 600, mb: 2 }}>{id}</Typography>
        <Facts items={sampleFacts} />
      </>
    )}
  >
    {ids.length === 0 && <Typography color="textSecondary">Nessun bando.</Typography>}
    {ids.map((id) => (
      <SampleRow id={id} key={id} />
    ))}
  </MasterDetail>
)

function SampleRow({ id }: { id: string }) {
  const choice = useRowChoice(id)
  return (
    <Button
      {...choice?.button}
      color="inherit"
      sx={{
        display: 'flex',
        width: '100%',
        height: (theme) => theme.mixins.row.height,
        justifyContent: 'start',
        bgcolor: choice?.chosen ? 'action.selected' : undefined,
      }}
    >
      {id}
    </Button>
  )
}

const timelines = {
  Piena: <Timeline entries={sampleEvents} />,
  Vuota: <Timeline entries={[]} />,
  'In caricamento': <Timeline entries={[]} loading />,
  'Con errore': <Timeline entries={[]} error={{ text: 'Il server non risponde.', onRetry: () => {} }} />,
}
const limited = estimateAgevolazione({ intensita: 50, agevolazioneMax: 40_000 }, 100_000)
const estimates = {
  'Limitata dal massimale': <Estimate per="Macchinari" stima={limited} />,
  'Non si può dire': <Estimate stima={estimateAgevolazione({ agevolazioneMax: 40_000 }, 100_000)} />,
}
const countdowns = {
  'Tra qualche giorno': <Countdown istante={openedAt + 166 * HOUR} />,
  'In poco posto': <Countdown breve istante={openedAt + 166 * HOUR} />,
  'Ultimo giorno': <Countdown istante={openedAt + 5 * HOUR} />,
}
