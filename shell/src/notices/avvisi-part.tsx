import { type AvvisoRegistry, formatInstant } from '@bandiera/domain'
import { useHeld, useLiveStatus, useWrites } from '@bandiera/live'
import { AppLink, Box, Button, HiddenText, Typography } from '@bandiera/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useShell } from '../shell.ts'
import { groupAvvisi } from './avvisi-groups.ts'
import { AvvisoRow } from './avviso-row.tsx'
import { avvisiTexts } from './avvisi-texts.ts'
import { dayMarks } from './day-mark.ts'

/** Companies shown at first: an import brings grants for hundreds. */
const SHOWN = 20

interface Props {
  onLeave: () => void
}

export function AvvisiPart({ onLeave }: Props) {
  const avvisi = useHeld('avvisi')
  const { ready } = useLiveStatus()
  const { notices } = useShell()
  const [shown, setShown] = useState(SHOWN)
  const groups = useMemo(() => groupAvvisi(avvisi), [avvisi])
  const days = dayMarks(groups.map(({ novita }) => novita[0]?.quando))
  const registro = avvisi.filter((avviso) => avviso.tipo === 'registro')
  if (groups.length === 0 && registro.length === 0) return ready ? null : <Loading />
  const failed = (failure: Error) => notices.push({ text: failure.message, kind: 'error' })
  return (
    <>
      <RegistryAvvisi avvisi={registro} onFailure={failed} onLeave={onLeave} />
      {groups.length > 0 && (
        <Box aria-labelledby="avvisi" component="section">
          <Typography component="h3" id="avvisi" sx={head} variant="subtitle2">
            {avvisiTexts.title}
          </Typography>
          <Box aria-labelledby="avvisi" component="ul" sx={list}>
            {groups.slice(0, shown).map((group, at) => (
              <AvvisoRow day={days[at]} group={group} key={group.riga} onFailure={failed} onLeave={onLeave} />
            ))}
          </Box>
          {groups.length > shown && (
            <Button fullWidth onClick={() => setShown(shown + SHOWN)}>
              {avvisiTexts.show(groups.length - shown)}
            </Button>
          )}
        </Box>
      )}
    </>
  )
}

const Loading = () => (
  <Typography color="textSecondary" role="status" sx={{ px: 4, py: 2 }} variant="body2">
    {avvisiTexts.loading}
  </Typography>
)

const head = { px: 4, pt: 3, pb: 2, borderTop: 1, borderColor: 'divider' } as const
const list = { listStyle: 'none', m: 0, p: 0 } as const

interface RegistryAvvisiProps extends Props {
  avvisi: readonly AvvisoRegistry[]
  onFailure: (failure: Error) => void
}

function RegistryAvvisi({ avvisi, onLeave, onFailure }: RegistryAvvisiProps) {
  const { update } = useWrites()
  if (avvisi.length === 0) return null
  const follow = ({ _id, lettoIl }: AvvisoRegistry) => {
    if (!lettoIl) void update('avvisi', _id, { set: { lettoIl: new Date().toISOString() } }).catch(onFailure)
    onLeave()
  }
  return (
    <AvvisiSection id="avvisi-registro" title={avvisiTexts.registry}>
      {avvisi
        .toSorted((a, b) => b.quando.localeCompare(a.quando))
        .map((avviso) => (
          <Box component="li" key={avviso._id} sx={{ px: 4, py: 1.5, overflowWrap: 'anywhere' }}>
            <AppLink
              onClick={() => follow(avviso)}
              sx={{ fontWeight: avviso.lettoIl ? 400 : 500 }}
              to="/registro"
              variant="body2"
            >
              {avviso.titolo}
            </AppLink>
            {!avviso.lettoIl && <HiddenText>({avvisiTexts.fresh})</HiddenText>}
            <Typography color="textSecondary" component="p" variant="caption">
              {avviso.testo} · {formatInstant(avviso.quando)}
            </Typography>
          </Box>
        ))}
    </AvvisiSection>
  )
}

/** Lines under a title of their own. */
export const AvvisiSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Box aria-labelledby={id} component="section" sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
    <Typography component="h3" id={id} sx={{ px: 4 }} variant="subtitle2">
      {title}
    </Typography>
    <Box aria-labelledby={id} component="ul" sx={list}>
      {children}
    </Box>
  </Box>
)
