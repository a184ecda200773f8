import type { Incrocio } from '@bandiera/matching'
import { Box, Button, countText, Muted, Typography, type Noun } from '@bandiera/ui'
import { Blockers, blockersOf } from './blockers.tsx'
import { texts } from '../texts.ts'
import { IncrociList, type IncrociListProps } from './incroci-list.tsx'

interface MatchesProps extends Omit<IncrociListProps, 'note'> {
  total: number
  nome: Noun
  /** Shown in place of the rows, with what blocks them: none of the rows fits. */
  vicini: readonly Incrocio[]
  nessuno: { title: string; text: string }
  onShowAll: () => void
}

/** The list; when nothing fits, its nearest five. One tree for both, so that an open row survives the change. */
export function Matches({ vicini, nome, nessuno, onShowAll, ...list }: MatchesProps) {
  const { total, paper } = list
  const onlyNearest = vicini.length > 0
  const nearest = { rows: vicini, total: vicini.length }
  return (
    <>
      {onlyNearest && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4, pb: 3 }}>
          <Typography component="h2" variant="h2">
            {nessuno.title}
          </Typography>
          <Muted>{nessuno.text}</Muted>
        </Box>
      )}
      <IncrociList
        {...list}
        {...(onlyNearest && { ...nearest, paper: { ...paper, ...nearest } })}
        note={(incrocio) => onlyNearest && <Blockers blocchi={blockersOf(incrocio.valutazione.criteri)} />}
      />
      {onlyNearest && total > vicini.length && (
        <Button onClick={onShowAll} sx={{ mt: 3 }} variant="outlined">
          {texts.vicini.mostraTutti(countText(nome, total))}
        </Button>
      )}
    </>
  )
}
