import { STATI_UTENTE } from '@bandiera/domain'
import { AppLink, Box } from '@bandiera/ui'
import { inattivitaFilter } from './filters.ts'
import type { Person } from './parts/people.ts'
import { texts } from './texts.ts'

/** How many people can sign in, were invited, are suspended or have not come for a month; each number opens its list. */
export function Summary({ persone }: { persone: readonly Person[] }) {
  const idle = persone.filter((persona) => inattivitaFilter.of(persona)?.includes('30')).length
  const counts = STATI_UTENTE.map((stato) => ({
    text: texts.quanti[stato](persone.filter((persona) => persona.stato === stato).length),
    to: `/utenti?f=stato:%3D:${stato}`,
  }))
  const items = [...counts, { text: texts.quantiInattivi(idle), to: '/utenti?f=inattivita:%3D:30' }]
  return (
    <Box aria-label={texts.riepilogo} component="ul" sx={list}>
      {items.map(({ text, to }) => (
        <li key={to}>
          <AppLink to={to}>{text}</AppLink>
        </li>
      ))}
    </Box>
  )
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', py: 0.5 },
} as const
