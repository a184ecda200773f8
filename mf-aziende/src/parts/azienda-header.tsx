import { classeLabels, completezza, dimensione, qualifiche, statiAzienda, type Azienda } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Button, Chip, Stack } from '@bandiera/ui'
import { QUALIFICHE } from '../rules/situazione.rules.ts'
import { sedeName } from '../rules/sedi.rules.ts'
import { capital } from '../fields/situazione-fields.tsx'
import { testi } from '../testi.ts'
import { CompletezzaBar } from './completezza-bar.tsx'

/** What a company is at a glance: its state when it is not simply active, its size, its qualifications. */
export function AziendaChips({ azienda }: { azienda: Azienda }) {
  const { classe } = dimensione(azienda)
  const held = QUALIFICHE.filter((key) => azienda.qualifiche?.[key] === true)
  const labels = [
    azienda.archiviata && testi.persone.inArchivio,
    azienda.stato && statiAzienda[azienda.stato],
    classe && classeLabels[classe],
    ...held.map((key) => capital(qualifiche[key])),
  ].filter((label) => typeof label === 'string')
  return labels.map((label) => <Chip key={label} label={label} size="small" variant="outlined" />)
}

/** Number, place and how much is known. */
export function AziendaFacts({ azienda }: { azienda: Azienda }) {
  const sede = azienda.sedi?.find(({ tipo }) => tipo === 'legale') ?? azienda.sedi?.[0]
  return (
    <Stack direction="row" sx={{ columnGap: 4, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <CopyNumber azienda={azienda} />
      {sede && <span>{sedeName(sede)}</span>}
      <CompletezzaBar percento={completezza(azienda).percento} />
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
      {partitaIva ? testi.colonne.partitaIva : testi.codiceFiscale} {number}{' '}
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
