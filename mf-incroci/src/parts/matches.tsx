import type { Incrocio } from '@bandiera/matching'
import { Box, Button, conta, Typography, type Nome } from '@bandiera/ui'
import type { RowSelection } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { piuVicini } from '../judge/vicini.ts'
import type { Scelto } from '../pratiche/use-crea-pratiche.ts'
import { testi } from '../testi.ts'
import { Blocchi } from './blocchi.tsx'
import type { Verso } from './columns.tsx'
import { IncrociList } from './incroci-list.tsx'

interface MatchesProps {
  rows: readonly Incrocio[]
  /** Those that fail for one reason alone. */
  quasi: ReadonlySet<Incrocio>
  verso: Verso
  label: string
  nome: Nome
  /** Shows the nearest ones only, with what blocks them: none of the rows fits. */
  onlyNearest: boolean
  nessuno: { title: string; text: string }
  onShowAll: () => void
  selection?: RowSelection<Scelto> | undefined
}

/** The list; when nothing fits, its nearest five. One tree for both, so that an open row survives the change. */
export function Matches(props: MatchesProps) {
  const { rows, quasi, verso, label, nome, onlyNearest, nessuno, onShowAll, selection } = props
  const vicini = useMemo(() => (onlyNearest ? piuVicini({ ranked: rows, quasi }) : []), [rows, quasi, onlyNearest])
  const blocchi = useMemo(() => new Map(vicini.map((vicino) => [vicino.incrocio, vicino.blocchi])), [vicini])
  return (
    <>
      {onlyNearest && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4, pb: 3 }}>
          <Typography component="h2" variant="h2">
            {nessuno.title}
          </Typography>
          <Typography color="textSecondary">{nessuno.text}</Typography>
        </Box>
      )}
      <IncrociList
        label={label}
        note={(incrocio) => blocchi.has(incrocio) && <Blocchi blocchi={blocchi.get(incrocio)!} />}
        rows={onlyNearest ? vicini.map((vicino) => vicino.incrocio) : rows}
        selection={selection}
        verso={verso}
      />
      {onlyNearest && rows.length > vicini.length && (
        <Button onClick={onShowAll} sx={{ mt: 3 }} variant="outlined">
          {testi.vicini.mostraTutti(conta(nome, rows.length))}
        </Button>
      )}
    </>
  )
}
