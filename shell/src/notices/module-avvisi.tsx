import { useSlot, type AvvisiProps, type SlotPart, type VoceAvviso } from '@bandiera/platform'
import { AppLink, Box, Typography } from '@bandiera/ui'
import { useCallback } from 'react'

/** What the parts of modules reported, by part. */
export type VociDeiModuli = Readonly<Record<string, readonly VoceAvviso[]>>

interface Props {
  voci: VociDeiModuli
  onReport: (id: string, voci: readonly VoceAvviso[]) => void
  onLeave: () => void
}

/** What modules have to say (slot `avvisi`), each under its own title; a part with nothing to say takes no place. */
export function ModuleAvvisi(props: Props) {
  return useSlot('avvisi').map((part) => <OnePart {...props} key={part.id} part={part} />)
}

function OnePart({ part, voci, onReport, onLeave }: Props & { part: SlotPart<AvvisiProps> }) {
  const { id, title, Component } = part
  const report = useCallback<AvvisiProps['report']>((own) => onReport(id, own), [id, onReport])
  const own = voci[id] ?? []
  return (
    <>
      <Component report={report} />
      {own.length > 0 && (
        <Box aria-labelledby={id} component="section" sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
          <Typography component="h3" id={id} sx={{ px: 4 }} variant="subtitle2">
            {title}
          </Typography>
          <Box aria-labelledby={id} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {own.map((voce) => (
              <Voce key={voce.id} onLeave={onLeave} voce={voce} />
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

const Voce = ({ voce: { titolo, testo, href, urgente }, onLeave }: Pick<Props, 'onLeave'> & { voce: VoceAvviso }) => (
  <Box component="li" sx={{ px: 4, py: 1.5, overflowWrap: 'anywhere' }}>
    <AppLink onClick={onLeave} to={href} variant="body2">
      {titolo}
    </AppLink>
    <Typography color={urgente ? 'error' : 'textSecondary'} component="p" variant="caption">
      {testo}
    </Typography>
  </Box>
)
