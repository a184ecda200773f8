import type { Azienda, Bando } from '@bandiera/domain'
import { valuta, type EsitoCriterio } from '@bandiera/matching'
import { Box, Section, Typography, useToday } from '@bandiera/ui'
import { testi } from '../testi.ts'

// the rule of a criterion is written by the matching engine; judged on nobody, only its text is of interest
const NESSUNO: Azienda = { _id: '', gestoreId: '', professionisti: [], ragioneSociale: '' }

/** Who may apply, in plain Italian: binding rules, preferences, and what the grant does not say. */
export function CriteriList({ bando }: { bando: Bando }) {
  const oggi = useToday()
  const { criteri } = valuta(NESSUNO, bando, { oggi })
  const stated = criteri.filter((one) => one.manca?.lato !== 'bando')
  const silent = criteri.filter((one) => one.manca?.lato === 'bando')
  return (
    <Section title={testi.criteri}>
      {stated.length === 0 && <Typography>{testi.nessunCriterio}</Typography>}
      <Rules criteri={stated.filter((one) => one.vincolante)} title={testi.vincolanti} />
      <Rules criteri={stated.filter((one) => !one.vincolante)} title={testi.preferenziali} />
      <Rules criteri={silent} title={testi.nonIndicati} />
    </Section>
  )
}

function Rules({ title, criteri }: { title: string; criteri: readonly EsitoCriterio[] }) {
  if (criteri.length === 0) return null
  return (
    <Box sx={{ mb: 3 }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 5, '& li': { py: 0.5 } }}>
        {alternatives(criteri).map((group) =>
          group.length === 1 ? (
            <li key={group[0]!.id}>{group[0]!.regola}</li>
          ) : (
            <li key={group[0]!.id}>
              {testi.almenoUno}
              <ul>
                {group.map((one) => (
                  <li key={one.id}>{one.regola}</li>
                ))}
              </ul>
            </li>
          ),
        )}
      </Box>
    </Box>
  )
}

/** Criteria of one `gruppo` are alternatives; one without a group stands alone. */
function alternatives(criteri: readonly EsitoCriterio[]): EsitoCriterio[][] {
  const groups = new Map<string, EsitoCriterio[]>()
  for (const one of criteri) {
    const key = one.gruppo ? `g ${one.gruppo}` : `c ${one.id}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}
