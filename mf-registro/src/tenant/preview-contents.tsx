import { Alert, Box, LinearProgress } from '@bandiera/ui'
import { parseContents, type PreviewContents } from './parts/previews.ts'
import { useAsked } from '../parts/requests.ts'
import { previewTexts } from './texts-previews.ts'

/** What would be there, told before anybody looks: also the parts of pages that only open on a record. */
export function ContentsPanel({ query }: { query: string }) {
  const { value, error } = useAsked(`/api/registro/anteprime/contenuto?${query}`, parseContents)
  if (error !== null) return <Alert severity="error">{error}</Alert>
  if (value === null) return <LinearProgress aria-label={previewTexts.attesa} />
  return (
    <Box
      aria-label={previewTexts.contenuto}
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}
    >
      <Box sx={{ fontWeight: 600, mb: 2 }}>{previewTexts.contenuto}</Box>
      <Box component="dl" sx={listSx}>
        {linesOf(value).map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text || previewTexts.niente}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function linesOf({ menu, riquadri, comandi, moduli }: PreviewContents): [string, string][] {
  const { voci, posti } = previewTexts
  const byPlace = new Map<string, string[]>()
  for (const { slot, titolo } of riquadri) byPlace.set(slot, [...(byPlace.get(slot) ?? []), titolo])
  return [
    [voci.menu, joined(menu.map(({ voce, seVede }) => (seVede ? previewTexts.seVede(voce) : voce)))],
    ...[...byPlace].map(([slot, titles]): [string, string] => [posti[slot] ?? slot, joined(titles)]),
    [voci.comandi, joined(comandi.map(({ voce }) => voce))],
    [voci.moduli, joined(moduli.map(({ id, versione }) => `${id} ${versione}`))],
  ]
}

const joined = (words: string[]): string => words.join(', ')

const listSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 4,
  rowGap: { xs: 0, sm: 1.5 },
  '& dd': { mb: { xs: 2, sm: 0 } },
} as const
