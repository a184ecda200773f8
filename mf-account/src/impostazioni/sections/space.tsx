import { SpazioSchema, type Spazio as Occupato } from '@bandiera/domain'
import { Box, ErrorState, LinearProgress, Skeleton, Stack, Typography } from '@bandiera/ui'
import { useId } from 'react'
import { useAsked } from '../../parts/use-asked.ts'
import { Sezione } from '../section.tsx'
import { texts } from '../texts-space.ts'

const parseSpazio = (body: unknown) => SpazioSchema.parse(body)
/** Share of the space from which on it is nearly full. */
const QUASI = 0.9

/** What the tenant takes of what it may, and who takes most. For admins. */
export function Spazio() {
  const { asked, retry } = useAsked('/api/spazio', parseSpazio)
  return (
    <Sezione chiave="spazio" note={texts.nota} title={texts.titolo}>
      {asked.state === 'loading' && <Skeleton aria-label={texts.attesa} height={240} role="status" variant="rounded" />}
      {asked.state === 'error' && <ErrorState onRetry={retry} text={asked.message} title={texts.errore} />}
      {asked.state === 'ready' && <Occupazione spazio={asked.value} />}
    </Sezione>
  )
}

function Occupazione({ spazio: { elementi, byte, file, limiti, persone } }: { spazio: Occupato }) {
  const list = useId()
  return (
    <Stack sx={{ gap: 5 }}>
      <Misura
        nome={texts.portale}
        parti={texts.parti(elementi, byte, file)}
        tutti={limiti.portale}
        usati={byte + file}
      />
      <Box>
        <Typography component="h3" id={list} variant="h3">
          {texts.persone}
        </Typography>
        <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 3 }}>{texts.perPersona(limiti.persona)}</Box>
        {persone.length === 0 ? (
          <Box>{texts.vuoto}</Box>
        ) : (
          <Stack aria-labelledby={list} component="ul" sx={{ gap: 4, m: 0, p: 0, listStyle: 'none' }}>
            {persone.map((one) => (
              <li key={one._id}>
                <Misura
                  nome={one.nome ?? texts.senzaNome}
                  parti={texts.parti(one.elementi, one.byte, one.file)}
                  tutti={limiti.persona}
                  usati={one.byte + one.file}
                />
              </li>
            ))}
          </Stack>
        )}
      </Box>
    </Stack>
  )
}

interface MisuraProps {
  nome: string
  usati: number
  tutti: number
  /** What it is made of. */
  parti: string
}

/** A share of a space: in words, and as a bar. */
function Misura({ nome, usati, tutti, parti }: MisuraProps) {
  const share = tutti > 0 ? Math.min(1, usati / tutti) : 1
  const fault = share >= 1 ? texts.finito : share >= QUASI ? texts.quasi : null
  return (
    <Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{nome}</Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{texts.di(usati, tutti)}</Box>
      </Stack>
      <LinearProgress
        aria-label={nome}
        aria-valuetext={texts.di(usati, tutti)}
        color={share >= 1 ? 'error' : fault ? 'warning' : 'primary'}
        sx={{ my: 1, height: 6, borderRadius: 3, bgcolor: 'divider' }}
        value={share * 100}
        variant="determinate"
      />
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{parti}</Box>
      {fault && <Box sx={{ color: share >= 1 ? 'error.main' : 'warning.main', typography: 'body2' }}>{fault}</Box>}
    </Box>
  )
}
