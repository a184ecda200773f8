import { GIORNI_CESTINO } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Button, EmptyState, Page, Typography, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { binColumns, tipoFilter } from './columns.tsx'
import { texts } from './texts.ts'
import { useBin } from './use-bin.ts'
import type { Entry } from './parts/entries.ts'

const NONE: readonly Entry[] = []

/** `/cestino`: what was deleted and can still be brought back, newest first. */
export function Component() {
  const { asked, retry, restore, empty } = useBin()
  const isAdmin = usePortal().role === 'admin'
  const voci = asked.state === 'ready' ? asked.value : NONE
  // days that are left change at midnight
  const today = useToday()
  const columns = useMemo(() => binColumns(restore, Date.parse(`${today}T00:00:00Z`)), [restore, today])
  const filters = useMemo(() => [tipoFilter(voci)], [voci])
  return (
    <Page
      actions={isAdmin && voci.length > 0 && <Button onClick={() => void empty()}>{texts.svuota}</Button>}
      title={texts.titolo}
    >
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: '75ch' }}>
        {texts.intro(GIORNI_CESTINO)}
      </Typography>
      <DataTable
        columns={columns}
        csv="cestino"
        empty={<EmptyState text={texts.vuotoTesto} title={texts.vuoto} />}
        error={asked.state === 'error' ? { text: asked.message, onRetry: retry } : null}
        filters={filters}
        internal
        label={texts.titolo}
        loading={asked.state === 'loading'}
        nome={texts.nome}
        records={voci}
      />
    </Page>
  )
}
