import { Alert, Box, LinearProgress } from '@bandiera/ui'
import { parseContenuto, type Contenuto } from './parts/previews.ts'
import { useAsked } from '../parts/requests.ts'
import { texts } from './texts-previews.ts'

/** What would be there, told before anybody looks: also the parts of pages that only open on a record. */
export function ContenutoPanel({ query }: { query: string }) {
  const { value, error } = useAsked(`/api/registro/anteprime/contenuto?${query}`, parseContenuto)
  if (error !== null) return <Alert severity="error">{error}</Alert>
  if (value === null) return <LinearProgress aria-label={texts.attesa} />
  return (
    <Box
      aria-label={texts.contenuto}
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}
    >
      <Box sx={{ fontWeight: 600, mb: 2 }}>{texts.contenuto}</Box>
      <Box component="dl" sx={elenco}>
        {vociOf(value).map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text || texts.niente}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function vociOf({ menu, riquadri, comandi, moduli }: Contenuto): [string, string][] {
  const { voci, posti } = texts
  const byPlace = new Map<string, string[]>()
  for (const { slot, titolo } of riquadri) byPlace.set(slot, [...(byPlace.get(slot) ?? []), titolo])
  return [
    [voci.menu, list(menu.map(({ voce, seVede }) => (seVede ? texts.seVede(voce) : voce)))],
    ...[...byPlace].map(([slot, titles]): [string, string] => [posti[slot] ?? slot, list(titles)]),
    [voci.comandi, list(comandi.map(({ voce }) => voce))],
    [voci.moduli, list(moduli.map(({ id, versione }) => `${id} ${versione}`))],
  ]
}

const list = (words: string[]): string => words.join(', ')

const elenco = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 4,
  rowGap: { xs: 0, sm: 1.5 },
  '& dd': { mb: { xs: 2, sm: 0 } },
} as const
