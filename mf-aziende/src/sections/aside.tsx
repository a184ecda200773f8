import { aziendaFields, formatDate, type Azienda } from '@bandiera/domain'
import { Box, Link, Marker, Stack, Typography, useToday, WarningIcon } from '@bandiera/ui'
import { PhoneLink } from '@bandiera/ui/form'
import { scadenzeOf, type Scadenza } from './standing.rules.ts'
import { texts } from '../texts.ts'
import { AsideBlock } from '../parts/aside-block.tsx'
import { TeamBlock } from '../actions.tsx'

const { people } = texts

interface AziendaAsideProps {
  azienda: Azienda
  /** Absent for people who may not choose who follows the company. */
  onAssign?: (() => void) | undefined
}

export function AziendaAside({ azienda, onAssign }: AziendaAsideProps) {
  const oggi = useToday()
  return (
    <Stack sx={grid}>
      <AsideBlock title={people.scadenze}>
        <Scadenze scadenze={scadenzeOf(azienda, oggi)} />
      </AsideBlock>
      <ContactPersonBlock azienda={azienda} />
      <TeamBlock azienda={azienda} onAssign={onAssign} />
    </Stack>
  )
}

function ContactPersonBlock({ azienda: { referente = {}, telefono, email, pec } }: { azienda: Azienda }) {
  const phone = referente.telefono ?? telefono
  const mail = referente.email ?? email
  const none = !referente.nome && !phone && !mail && !pec
  return (
    <AsideBlock title={people.whomToCall}>
      <Stack sx={{ gap: '2px', overflowWrap: 'anywhere' }}>
        {none && <Typography color="textSecondary">{people.noReferente}</Typography>}
        {referente.nome && <span>{[referente.nome, referente.ruolo].filter(Boolean).join(', ')}</span>}
        {phone && <PhoneLink value={phone} />}
        {mail && <Link href={`mailto:${mail}`}>{mail}</Link>}
        {pec && (
          <span>
            {aziendaFields.pec.label} <Link href={`mailto:${pec}`}>{pec}</Link>
          </span>
        )}
      </Stack>
    </AsideBlock>
  )
}

function Scadenze({ scadenze }: { scadenze: readonly Scadenza[] }) {
  if (scadenze.length === 0) return <Typography color="textSecondary">{people.noDeadline}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {scadenze.map(({ giorno, testo, passata }) => (
        <Box
          component="li"
          key={`${giorno} ${testo}`}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
        >
          <span>{testo}</span>
          {passata ? (
            <Marker icon={WarningIcon} tone="error">
              {people.overdue(giorno)}
            </Marker>
          ) : (
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatDate(giorno)}</Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** Side by side while the column is above the page, stacked when it is on the right. */
const grid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  '@media (min-width: 1280px)': { gridTemplateColumns: '1fr' },
} as const
