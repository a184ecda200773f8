import { STATI_BANDO, type StatoBando, type StatoPratica } from '@bandiera/domain'
import {
  Avatar,
  Chip,
  EsitoChip,
  EsitoRegolaChip,
  Marker,
  PersonIcon,
  StatoBandoChip,
  UserAvatar,
  WarningIcon,
  type EsitoIncrocio,
  type EsitoRegola,
  type Tone,
} from '../../index.ts'
import { StatoPraticaChip } from '../../detail.ts'
import { SampleGroup, SampleLine } from '../sample.tsx'

const ESITI: EsitoIncrocio[] = ['ammissibile', 'da_verificare', 'non_ammissibile']
const REGOLE: EsitoRegola[] = ['si', 'da_verificare', 'no']
const TONI: Tone[] = ['success', 'warning', 'error', 'info', 'neutral']
const PRATICHE: StatoPratica[] = ['bozza', 'istruttoria', 'concessa', 'respinta', 'sospesa']
const GIORNI: Partial<Record<StatoBando, number>> = { in_chiusura: 3, in_apertura: 12 }

/** Colours of meaning, each with an icon and a word; chips; avatars. */
export function ChipsSection() {
  return (
    <>
      <SampleGroup nome="Esito di un incrocio">
        <SampleLine>
          {ESITI.map((esito) => (
            <EsitoChip esito={esito} key={esito} />
          ))}
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Esito di un criterio">
        <SampleLine>
          {REGOLE.map((esito) => (
            <EsitoRegolaChip esito={esito} key={esito} />
          ))}
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Stato di un bando">
        <SampleLine>
          {STATI_BANDO.map((stato) => (
            <StatoBandoChip giorni={GIORNI[stato]} key={stato} stato={stato} />
          ))}
          <StatoBandoChip giorni={0} stato="in_chiusura" />
          <StatoBandoChip giorni={0} ora="12:00" stato="in_chiusura" />
          <StatoBandoChip giorni={1} stato="in_apertura" />
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Stato di una pratica">
        <SampleLine>
          {PRATICHE.map((stato) => (
            <StatoPraticaChip key={stato} stato={stato} />
          ))}
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Segni">
        <SampleLine>
          {TONI.map((tone) => (
            <Marker icon={WarningIcon} key={tone} tone={tone}>
              {tone}
            </Marker>
          ))}
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Etichette">
        <SampleLine>
          <Chip label="Gestore" />
          <Chip label="Scelta" color="primary" />
          <Chip label="Contorno" variant="outlined" />
          <Chip label="Si preme" onClick={() => {}} variant="outlined" />
          <Chip label="Spenta" onClick={() => {}} disabled variant="outlined" />
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Persone">
        <SampleLine>
          <UserAvatar size={36} usr={{ _id: '655f0a00aaaaaaaaaaaaaaaa', name: 'Anna Neri' }} />
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: '0.875rem' }}>
            AN
          </Avatar>
          <Avatar aria-hidden sx={{ bgcolor: 'action.hover', color: 'text.primary' }}>
            <PersonIcon />
          </Avatar>
        </SampleLine>
      </SampleGroup>
    </>
  )
}
