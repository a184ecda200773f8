import type { EsitoCriterio } from '@bandiera/matching'
import { Box } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** What blocks a match, in words: each entry is one criterion, or a whole group of alternatives. */
export const Blocchi = ({ blocchi }: { blocchi: readonly EsitoCriterio[][] }) => (
  <Box sx={{ fontSize: '0.8125rem', pb: 1 }}>
    <Box component="span" sx={{ color: 'error.main', fontWeight: 500 }}>
      {testi.vicini.blocca}:
    </Box>{' '}
    {blocchi.map((group) => group.map(reason).join(testi.vicini.oppure)).join('; ')}
  </Box>
)

const reason = ({ regola, valoreAzienda }: EsitoCriterio): string => testi.vicini.perche(regola, valoreAzienda)
