import { type EsitoCriterio, or } from '@bandiera/matching'
import { Box } from '@bandiera/ui'
import { texts } from '../texts.ts'

/** What blocks a match, as text: each entry is one criterion, or a group of alternatives. */
export const Blockers = ({ blocchi }: { blocchi: readonly EsitoCriterio[][] }) => (
  <Box sx={{ fontSize: '0.8125rem', pb: 1 }}>
    <Box component="span" sx={{ color: 'error.main', fontWeight: 500 }}>
      {texts.near.blocks}:
    </Box>{' '}
    {blocchi.map((group) => group.map(reason).join(texts.near.or)).join('; ')}
  </Box>
)

const reason = ({ regola, valoreAzienda }: EsitoCriterio): string => texts.near.why(regola, valoreAzienda)

/** The criteria that block a match: binding ones with a no, and groups of alternatives that all fail. */
export function blockersOf(criteri: readonly EsitoCriterio[]): EsitoCriterio[][] {
  const groups = alternatives(criteri.filter((one) => one.vincolante))
  return groups.filter((group) => or(group.map((one) => one.valore)) === 'no')
}

/** Criteria of one `gruppo` together, at the position of the first; a criterion without a group is a group of its own. */
export function alternatives(criteri: readonly EsitoCriterio[]): EsitoCriterio[][] {
  const groups = new Map<string, EsitoCriterio[]>()
  for (const one of criteri) {
    const key = one.gruppo ? `g ${one.gruppo}` : `c ${one.id}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}
