import { daysBetween, formatDate, scadenzaLabel, nextScadenza } from '@bandiera/domain'
import { Box, Muted, Typography, useToday } from '@bandiera/ui'
import { Checkbox } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { Deadline } from '../../parts/dates.tsx'
import { detailTexts } from './texts.ts'
import { listStyle, type SectionProps } from './section.tsx'
import { useNames } from '../../parts/people.ts'
import { setLine, usePraticaWrites } from './patch.ts'

export function Aside({ pratica, may }: SectionProps) {
  const oggi = useToday()
  const next = nextScadenza(pratica)
  return (
    <Box sx={asideStyle}>
      <Block title={detailTexts.scadenze.next}>
        {next ? (
          <>
            <Typography>{scadenzaLabel(next.tipo)}</Typography>
            <Deadline data={next.data} giorni={daysBetween(oggi, next.data)} />
          </>
        ) : (
          <Muted>{detailTexts.scadenze.noneOf}</Muted>
        )}
      </Block>
      <div className="no-print">
        <Block title={detailTexts.attivita.openMany}>
          <OpenTasks may={may} pratica={pratica} />
        </Block>
      </div>
    </Box>
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box aria-label={title} component="section" sx={{ minWidth: 0 }}>
    <Typography component="h2" sx={{ fontSize: '0.875rem', fontWeight: 600, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const asideStyle = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const

const late = { color: 'error.main', fontWeight: 500 } as const

function OpenTasks({ pratica, may }: SectionProps) {
  const { run } = usePraticaWrites(pratica)
  const nameOf = useNames()
  const oggi = useToday()
  const open = (pratica.attivita ?? []).flatMap((one, index) => (one.fatta ? [] : [{ ...one, index }]))
  if (open.length === 0) return <Muted>{detailTexts.attivita.noneOpen}</Muted>
  return (
    <Box component="ul" sx={listStyle}>
      {open.map(({ id, testo, per, entro, index }) => (
        <Box component="li" key={id ?? index} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', py: 1 }}>
          {may && (
            <Checkbox
              checked={false}
              onChange={() => void run(setLine('attivita', index, { fatta: true }))}
              size="small"
              slotProps={{ input: { 'aria-label': detailTexts.attivita.done(testo) } }}
              sx={{ mt: -1, ml: -2 }}
            />
          )}
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {testo}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {[per && nameOf(per), entro && detailTexts.attivita.byDate(formatDate(entro))]
                .filter(Boolean)
                .join(' · ')}
              {entro && entro < oggi && <Box component="span" sx={late}>{` · ${detailTexts.attivita.late}`}</Box>}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
