import type { ImportRow } from '@bandiera/domain'
import { Box, Button, Link, Typography } from '@bandiera/ui'
import { useState } from 'react'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import type { OpzioniProps } from './opzioni.tsx'

type Forse = Pick<ImportRow, 'idEsterno' | 'titolo'> & { forse: NonNullable<ImportRow['forse']> }

/** Records that may be grants that a person typed: each is joined to one of them, or kept apart. */
export function Gemelli({ report, opzioni, onChange }: Omit<OpzioniProps, 'wrong'>) {
  const rows = useSeen(report.righe)
  if (rows.length === 0) return null
  const { uniti = {}, separati = [] } = opzioni
  const decide = (idEsterno: string, id: string | null) => {
    const { [idEsterno]: _before, ...others } = uniti
    const apart = separati.filter((one) => one !== idEsterno)
    onChange({
      ...opzioni,
      uniti: id === null ? others : { ...others, [idEsterno]: id },
      separati: id === null ? [...apart, idEsterno] : apart,
    })
  }
  return (
    <Box aria-label={testi.importa.forse} component="section">
      <Typography sx={{ fontWeight: 600 }}>{testi.importa.forse}</Typography>
      <Typography color="textSecondary" variant="body2">
        {testi.importa.forseAiuto}
      </Typography>
      {rows.map(({ idEsterno, titolo, forse }) => (
        <Box aria-label={titolo} key={idEsterno} role="group" sx={{ mt: 2 }}>
          <Box>{titolo}</Box>
          {forse.map((twin) => (
            <Box key={twin.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              <Link href={hrefBando(twin.id)} rel="noopener" sx={{ flex: '1 1 200px' }} target="_blank">
                {testi.importa.giaNelPortale(twin.titolo)}
              </Link>
              <Choice
                label={testi.importa.unisci}
                onPress={() => decide(idEsterno, twin.id)}
                on={uniti[idEsterno] === twin.id}
              />
            </Box>
          ))}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
            <Choice
              label={testi.importa.separa}
              onPress={() => decide(idEsterno, null)}
              on={separati.includes(idEsterno)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface ChoiceProps {
  label: string
  on: boolean
  onPress: () => void
}

const Choice = ({ label, on, onPress }: ChoiceProps) => (
  <Button aria-pressed={on} onClick={onPress} variant={on ? 'contained' : 'outlined'}>
    {label}
  </Button>
)

/** A record that was decided is no question to the server any more, and stays in sight here. */
function useSeen(righe: readonly ImportRow[]): readonly Forse[] {
  const [seen, setSeen] = useState<readonly Forse[]>([])
  const fresh = righe.flatMap(({ idEsterno, titolo, forse }) =>
    forse?.length && !seen.some((one) => one.idEsterno === idEsterno) ? [{ idEsterno, titolo, forse }] : [],
  )
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  return seen
}
