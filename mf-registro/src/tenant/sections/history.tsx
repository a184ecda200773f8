import { formatInstant } from '@bandiera/domain'
import { Alert, Box, Button, Chip, EmptyState, Skeleton, Stack, Typography } from '@bandiera/ui'
import { useState } from 'react'
import type { Richiesta } from '../../parts/command/rules.ts'
import { cambiTra, parseGenerazioni, type Cambio, type Generazione } from '../parts/generations.ts'
import { sceltaText, verboText } from '../texts-choices.ts'
import { Tabella, type Colonna } from '../../parts/table.tsx'
import { useAsked } from '../../parts/requests.ts'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'

/** Generations of one page of the history. */
const PASSO = 10

interface Props {
  cliente: string
  /** The number of the generation that it runs: another one asks again. */
  attuale: number
  ask: (richiesta: Richiesta) => void
}

/** What was chosen for a tenant, newest first, each with what it changed and the way back to it. */
export function Storia({ cliente, attuale, ask }: Props) {
  const [most, setMost] = useState(PASSO)
  // one more: the last one shown is compared with it
  const path = `/api/registro/generazioni/${encodeURIComponent(cliente)}?quante=${most + 1}`
  const { value, error, retry } = useAsked(path, parseGenerazioni, attuale)
  if (value === null && error === null) return <Skeleton height={120} variant="rounded" />
  const retryButton = <Button onClick={retry}>{moduleTexts.riprova}</Button>
  const shown = value?.slice(0, most) ?? []
  return (
    <>
      {error !== null && (
        <Alert action={retryButton} role="alert" severity="error" sx={{ mb: 3 }}>
          {error}
        </Alert>
      )}
      {value?.length === 0 && <EmptyState text={texts.nessunaStoriaTesto} title={texts.nessunaStoria} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((generazione, at) => (
          <Voce
            generazione={generazione}
            isCurrent={generazione.n === attuale}
            key={generazione.n}
            onBack={() => ask({ verb: 'annulla', tenant: cliente, to: generazione.n })}
            prima={value?.[at + 1]}
          />
        ))}
        {value && value.length > 0 && value.length <= most && (
          <Inizio onBack={() => ask({ verb: 'annulla', tenant: cliente, to: 0 })} />
        )}
      </Box>
      {value && value.length > most && <Button onClick={() => setMost(most + PASSO)}>{texts.altre}</Button>}
    </>
  )
}

interface VoceProps {
  generazione: Generazione
  prima: Generazione | undefined
  isCurrent: boolean
  onBack: () => void
}

const COLONNE: Colonna<Cambio>[] = [
  { label: moduleTexts.colonne.modulo, cell: ({ id }) => id },
  { label: moduleTexts.colonne.prima, cell: ({ prima }) => sceltaText(prima) },
  { label: moduleTexts.colonne.dopo, cell: ({ dopo }) => sceltaText(dopo) },
]

function Voce({ generazione: { n, at, by, why, verb, urgent, choices }, prima, isCurrent, onBack }: VoceProps) {
  const cambi = cambiTra(prima?.choices ?? {}, choices)
  return (
    <Box component="li" sx={voce}>
      <Stack direction="row" sx={testata}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography component="h3" variant="h3">
              {texts.scelta(n)}
            </Typography>
            {isCurrent && <Chip color="primary" label={texts.attuale} size="small" variant="outlined" />}
            {urgent && <Chip color="warning" label={texts.urgente} size="small" variant="outlined" />}
          </Stack>
          <Box sx={{ overflowWrap: 'anywhere' }}>{why}</Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
            {texts.com(verboText(verb), formatInstant(at))} · {texts.da(by)}
          </Box>
        </Box>
        {!isCurrent && (
          <Button aria-label={texts.tornaNome(n)} onClick={onBack} size="small" variant="outlined">
            {texts.torna}
          </Button>
        )}
      </Stack>
      {cambi.length === 0 ? (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{texts.nessunCambio}</Box>
      ) : (
        <Tabella colonne={COLONNE} keyOf={({ id }) => id} label={texts.cambi(n)} righe={cambi} />
      )}
    </Box>
  )
}

const Inizio = ({ onBack }: { onBack: () => void }) => (
  <Box component="li" sx={voce}>
    <Stack direction="row" sx={{ ...testata, mb: 0 }}>
      <Box sx={{ flex: '1 1 240px' }}>{texts.zero}</Box>
      <Button aria-label={texts.tornaNome(0)} onClick={onBack} size="small" variant="outlined">
        {texts.torna}
      </Button>
    </Stack>
  </Box>
)

const voce = { py: 4, borderBottom: 1, borderColor: 'divider' } as const
const testata = { flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', justifyContent: 'space-between', mb: 2 } as const
