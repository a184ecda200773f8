import { formatInstant } from '@bandiera/domain'
import { Box, Button, Chip, EmptyState, Skeleton, Stack, Typography } from '@bandiera/ui'
import { useState } from 'react'
import type { Order } from '../../parts/command/rules.ts'
import { changesBetween, parseGenerations, type Change, type Generation } from '../parts/generations.ts'
import { choiceText, texts, verbText } from '../texts.ts'
import { SmallTable, type TableColumn } from '../../parts/table.tsx'
import { Refused } from '../../parts/page.tsx'
import { useAsked } from '../../parts/requests.ts'
import { texts as moduleTexts } from '../../texts.ts'

const PAGE_SIZE = 10

interface Props {
  tenant: string
  /** Another generation asks again. */
  current: number
  ask: (richiesta: Order) => void
}

export function History({ tenant, current, ask }: Props) {
  const [most, setMost] = useState(PAGE_SIZE)
  // one more: the last one shown is compared with it
  const path = `/api/registro/generazioni/${encodeURIComponent(tenant)}?quante=${most + 1}`
  const { value, error, retry } = useAsked(path, parseGenerations, current)
  if (value === null && error === null) return <Skeleton height={120} variant="rounded" />
  const shown = value?.slice(0, most) ?? []
  return (
    <>
      <Refused error={error} retry={retry} />
      {value?.length === 0 && <EmptyState text={texts.noHistoryText} title={texts.noHistory} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((generazione, at) => (
          <HistoryEntry
            generation={generazione}
            isCurrent={generazione.n === current}
            key={generazione.n}
            onBack={() => ask({ verb: 'annulla', tenant: tenant, to: generazione.n })}
            before={value?.[at + 1]}
          />
        ))}
        {value && value.length > 0 && value.length <= most && (
          <Beginning onBack={() => ask({ verb: 'annulla', tenant: tenant, to: 0 })} />
        )}
      </Box>
      {value && value.length > most && <Button onClick={() => setMost(most + PAGE_SIZE)}>{texts.others}</Button>}
    </>
  )
}

const COLUMNS: TableColumn<Change>[] = [
  { label: moduleTexts.columnTexts.module, cell: ({ id }) => id },
  { label: moduleTexts.columnTexts.before, cell: ({ before }) => choiceText(before) },
  { label: moduleTexts.columnTexts.after, cell: ({ after }) => choiceText(after) },
]

function HistoryEntry({
  generation: { n, at, by, why, verb, urgent, choices },
  before,
  isCurrent,
  onBack,
}: {
  generation: Generation
  before: Generation | undefined
  isCurrent: boolean
  onBack: () => void
}) {
  const cambi = changesBetween(before?.choices ?? {}, choices)
  return (
    <Box component="li" sx={entryStyle}>
      <Stack direction="row" sx={headerStyle}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography component="h3" variant="h3">
              {texts.choice(n)}
            </Typography>
            {isCurrent && <Chip color="primary" label={texts.current} size="small" variant="outlined" />}
            {urgent && <Chip color="warning" label={texts.urgent} size="small" variant="outlined" />}
          </Stack>
          <Box sx={{ overflowWrap: 'anywhere' }}>{why}</Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
            {texts.asIs(verbText(verb), formatInstant(at))} · {texts.from(by)}
          </Box>
        </Box>
        {!isCurrent && (
          <Button aria-label={texts.goBackName(n)} onClick={onBack} size="small" variant="outlined">
            {texts.goBack}
          </Button>
        )}
      </Stack>
      {cambi.length === 0 ? (
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{texts.noChange}</Box>
      ) : (
        <SmallTable columns={COLUMNS} keyOf={({ id }) => id} label={texts.changes(n)} rows={cambi} />
      )}
    </Box>
  )
}

const Beginning = ({ onBack }: { onBack: () => void }) => (
  <Box component="li" sx={entryStyle}>
    <Stack direction="row" sx={{ ...headerStyle, mb: 0 }}>
      <Box sx={{ flex: '1 1 240px' }}>{texts.zero}</Box>
      <Button aria-label={texts.goBackName(0)} onClick={onBack} size="small" variant="outlined">
        {texts.goBack}
      </Button>
    </Stack>
  </Box>
)

const entryStyle = { py: 4, borderBottom: 1, borderColor: 'divider' } as const
const headerStyle = {
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  mb: 2,
} as const
