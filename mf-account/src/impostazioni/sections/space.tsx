import { StorageUseSchema, type StorageUse as Occupato } from '@bandiera/domain'
import { Box, ErrorState, LinearProgress, Skeleton, Stack, Typography } from '@bandiera/ui'
import { useId } from 'react'
import { useAsked } from '../../parts/use-asked.ts'
import { SettingsSection } from '../form.tsx'
import { spaceTexts } from '../texts.ts'

const parseSpace = (body: unknown) => StorageUseSchema.parse(body)
const NEARLY_FULL = 0.9

export function SpaceSection() {
  const { asked, retry } = useAsked('/api/spazio', parseSpace)
  return (
    <SettingsSection name="spazio">
      {asked.state === 'loading' && (
        <Skeleton aria-label={spaceTexts.waiting} height={240} role="status" variant="rounded" />
      )}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={spaceTexts.error} />}
      {asked.state === 'ready' && <SpaceUsed spazio={asked.value} />}
    </SettingsSection>
  )
}

function SpaceUsed({ spazio: { elementi, byte, file, limiti, persone } }: { spazio: Occupato }) {
  const list = useId()
  return (
    <Stack sx={{ gap: 5 }}>
      <Measure
        nome={spaceTexts.portal}
        details={spaceTexts.start(elementi, byte, file)}
        limit={limiti.portale}
        used={byte + file}
      />
      <Box>
        <Typography component="h3" id={list} variant="h3">
          {spaceTexts.people}
        </Typography>
        <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 3 }}>{spaceTexts.perPersona(limiti.persona)}</Box>
        {persone.length === 0 ? (
          <Box>{spaceTexts.empty}</Box>
        ) : (
          <Stack aria-labelledby={list} component="ul" sx={{ gap: 4, m: 0, p: 0, listStyle: 'none' }}>
            {persone.map((one) => (
              <li key={one._id}>
                <Measure
                  nome={one.nome ?? spaceTexts.unnamed}
                  details={spaceTexts.start(one.elementi, one.byte, one.file)}
                  limit={limiti.persona}
                  used={one.byte + one.file}
                />
              </li>
            ))}
          </Stack>
        )}
      </Box>
    </Stack>
  )
}

export function Measure({
  nome,
  used,
  limit,
  details,
}: {
  nome: string
  used: number
  limit: number
  details: string
}) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1
  const fault = share >= 1 ? spaceTexts.finished : share >= NEARLY_FULL ? spaceTexts.quasi : null
  return (
    <Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{nome}</Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{spaceTexts.of(used, limit)}</Box>
      </Stack>
      <LinearProgress
        aria-label={nome}
        aria-valuetext={spaceTexts.of(used, limit)}
        color={share >= 1 ? 'error' : fault ? 'warning' : 'primary'}
        sx={{ my: 1, height: 6, borderRadius: 3, bgcolor: 'divider' }}
        value={share * 100}
        variant="determinate"
      />
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{details}</Box>
      {fault && <Box sx={{ color: share >= 1 ? 'error.main' : 'warning.main', typography: 'body2' }}>{fault}</Box>}
    </Box>
  )
}
