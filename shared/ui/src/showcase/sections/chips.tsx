import { BANDO_STATES, type BandoState, type PraticaState } from '@bandiera/domain'
import {
  Avatar,
  Chip,
  EsitoChip,
  CriterioEsitoChip,
  Marker,
  PersonIcon,
  BandoStateChip,
  UserAvatar,
  WarningIcon,
  type EsitoIncrocio,
  type CriterioEsito,
  type Tone,
} from '../../index.ts'
import { PraticaStateChip } from '../../detail.ts'
import type { ReactNode } from 'react'
import { SampleGroups, SampleLine } from '../sample.tsx'

const INCROCIO_VALUES: EsitoIncrocio[] = ['ammissibile', 'da_verificare', 'non_ammissibile']
const CRITERIO_VALUES: CriterioEsito[] = ['si', 'da_verificare', 'no']
const TONES: Tone[] = ['success', 'warning', 'error', 'info', 'neutral']
const PRATICHE: PraticaState[] = ['bozza', 'istruttoria', 'concessa', 'respinta', 'sospesa']
const DAYS: Partial<Record<BandoState, number>> = { in_chiusura: 3, in_apertura: 12 }

export const ChipsSection = () => <SampleGroups of={lines} />

const lines = {
  'Esito di un incrocio': line(INCROCIO_VALUES.map((esito) => <EsitoChip esito={esito} key={esito} />)),
  'Esito di un criterio': line(CRITERIO_VALUES.map((esito) => <CriterioEsitoChip esito={esito} key={esito} />)),
  'Stato di un bando': line(
    <>
      {BANDO_STATES.map((stato) => (
        <BandoStateChip giorni={DAYS[stato]} key={stato} stato={stato} />
      ))}
      <BandoStateChip giorni={0} stato="in_chiusura" />
      <BandoStateChip giorni={0} ora="12:00" stato="in_chiusura" />
      <BandoStateChip giorni={1} stato="in_apertura" />
    </>,
  ),
  'Stato di una pratica': line(PRATICHE.map((stato) => <PraticaStateChip key={stato} stato={stato} />)),
  Segni: line(
    TONES.map((tone) => (
      <Marker icon={WarningIcon} key={tone} tone={tone}>
        {tone}
      </Marker>
    )),
  ),
  Etichette: line(
    <>
      <Chip label="Gestore" />
      <Chip label="Scelta" color="primary" />
      <Chip label="Contorno" variant="outlined" />
      <Chip label="Si preme" onClick={() => {}} variant="outlined" />
      <Chip label="Spenta" onClick={() => {}} disabled variant="outlined" />
    </>,
  ),
  Persone: line(
    <>
      <UserAvatar size={36} usr={{ _id: '655f0a00aaaaaaaaaaaaaaaa', name: 'Anna Neri' }} />
      <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: '0.875rem' }}>
        AN
      </Avatar>
      <Avatar aria-hidden sx={{ bgcolor: 'action.hover', color: 'text.primary' }}>
        <PersonIcon />
      </Avatar>
    </>,
  ),
}

function line(samples: ReactNode) {
  return <SampleLine>{samples}</SampleLine>
}
