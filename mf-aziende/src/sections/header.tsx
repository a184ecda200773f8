import {
  type Azienda,
  aziendaFields,
  aziendaStateLabels,
  completenessOf,
  deMinimisRoom,
  dimensione,
  dimensioneClassLabels,
  formatEuro,
  labelOf,
  mainSede,
  sedeName,
} from '@bandiera/domain'
import { useRecords, useWithGroup } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Button, Chip, type Fact, useToday } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { CompletenessBar } from '../parts/completeness-bar.tsx'
import { texts } from '../texts.ts'

const { people, facts } = texts

/** State, place and completeness, beside the name. */
export function AziendaChips({ azienda }: { azienda: Azienda }) {
  const stato = azienda.archiviata ? people.inArchivio : labelOf(aziendaStateLabels, azienda.stato)
  const sede = mainSede(azienda)
  return (
    <>
      {stato && <Chip label={stato} size="small" variant="outlined" />}
      {sede && <Box sx={{ color: 'text.secondary' }}>{sedeName(sede)}</Box>}
      <Box className="no-print" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        <CompletenessBar percento={completenessOf(azienda).percento} />
      </Box>
    </>
  )
}

/** The facts that decide the day: who it is, how large, how much aid is left, what is going on. */
export function useFacts(azienda: Azienda, hasPratiche: boolean): Fact[] {
  const { partitaIva, codiceFiscale } = azienda
  const number = partitaIva ?? codiceFiscale
  const { classe } = dimensione(azienda)
  const open = useRecords(
    hasPratiche
      ? { coll: 'pratiche', where: { 'calc.azienda': azienda._id, 'calc.situazione': 'aperte' }, rows: 1 }
      : null,
  )
  return [
    {
      label: aziendaFields[partitaIva || !codiceFiscale ? 'partitaIva' : 'codiceFiscale'].label,
      value: number ? <CopyNumber number={number} /> : null,
    },
    {
      label: facts.dimensione,
      value: (
        <TabLink tab="dimensione">{classe ? labelOf(dimensioneClassLabels, classe) : texts.notComputable}</TabLink>
      ),
    },
    { label: facts.residue, value: <RemainingAid azienda={azienda} /> },
    ...(hasPratiche ? [{ label: facts.pratiche, value: <TabLink tab="pratiche">{open.total}</TabLink> }] : []),
  ]
}

const TabLink = ({ tab, children }: { tab: string; children: ReactNode }) => (
  <AppLink to={`?tab=${tab}`}>{children}</AppLink>
)

function CopyNumber({ number }: { number: string }) {
  const { notify } = usePortal()
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => notify({ text: people.copied(number) }),
      () => notify({ text: people.notCopied, kind: 'error' }),
    )
  return (
    <>
      {number}{' '}
      <Button
        aria-label={people.copy(number)}
        className="no-print"
        onClick={() => void copy()}
        size="small"
        sx={{ minWidth: 0, minHeight: 24, my: -0.5, py: 0, px: 1 }}
      >
        {people.copyShort}
      </Button>
    </>
  )
}

function RemainingAid({ azienda }: { azienda: Azienda }) {
  const oggi = useToday()
  const unica = useWithGroup(azienda)
  if (!azienda.aiuti) return <TabLink tab="aiuti">{people.residueUnknown}</TabLink>
  const { residuo, residuoMinimo, massimale } = deMinimisRoom(unica, 'deMinimis', oggi)
  const doubtful = residuoMinimo !== residuo
  return (
    <span title={doubtful ? people.residueDoubtful(formatEuro(residuoMinimo, 0)) : undefined}>
      <TabLink tab="aiuti">{formatEuro(residuo, 0)}</TabLink>{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {people.residueOf(formatEuro(massimale, 0))}
        {doubtful && ` · ${people.toCheck}`}
      </Box>
    </span>
  )
}
