import {
  aziendaFields,
  capital,
  classeLabels,
  completezza,
  dimensione,
  labelOf,
  qualifiche,
  sedeName,
  sedePrincipale,
  statiAzienda,
  type Azienda,
} from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Button, Chip, Stack } from '@bandiera/ui'
import { QUALIFICHE } from '../rules/situazione.rules.ts'
import { testi } from '../testi.ts'
import { CompletezzaBar } from './completezza-bar.tsx'

/** What a company is at a glance: its state, or that it is put away, and its size. */
export function AziendaChips({ azienda }: { azienda: Azienda }) {
  const { classe } = dimensione(azienda)
  const stato = azienda.archiviata ? testi.persone.inArchivio : labelOf(statiAzienda, azienda.stato)
  const labels = [stato, labelOf(classeLabels, classe)].filter(Boolean)
  return labels.map((label) => <Chip key={label} label={label} size="small" variant="outlined" />)
}

/** Number, place, qualifications and how much is known. */
export function AziendaFacts({ azienda }: { azienda: Azienda }) {
  const sede = sedePrincipale(azienda)
  const held = QUALIFICHE.filter((key) => azienda.qualifiche?.[key] === true).map((key) => qualifiche[key])
  return (
    <Stack direction="row" sx={{ columnGap: 4, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <CopyNumber azienda={azienda} />
      {sede && <span>{sedeName(sede)}</span>}
      {held.length > 0 && <span>{capital(held.join(', '))}</span>}
      <span className="no-print">
        <CompletezzaBar percento={completezza(azienda).percento} />
      </span>
    </Stack>
  )
}

function CopyNumber({ azienda: { partitaIva, codiceFiscale } }: { azienda: Azienda }) {
  const { notify } = usePortal()
  const number = partitaIva ?? codiceFiscale
  if (!number) return null
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => notify({ text: testi.persone.copiata(number) }),
      () => notify({ text: testi.persone.nonCopiata, kind: 'error' }),
    )
  return (
    <span>
      {aziendaFields[partitaIva ? 'partitaIva' : 'codiceFiscale'].label} {number}{' '}
      <Button
        aria-label={testi.persone.copia(number)}
        className="no-print"
        onClick={() => void copy()}
        size="small"
        sx={{ minWidth: 0, py: 0 }}
      >
        {testi.persone.copiaBreve}
      </Button>
    </span>
  )
}
