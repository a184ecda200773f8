import { GIORNI_CESTINO } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Button, EmptyState, Page, Typography, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { cestinoColumns, tipoFilter } from './columns.tsx'
import { testi } from './testi.ts'
import { useCestino } from './use-cestino.ts'
import type { Voce } from './voci.ts'

const NONE: readonly Voce[] = []

/** `/cestino`: what was deleted and can still be brought back, newest first. */
export function Component() {
  const { asked, retry, restore, empty } = useCestino()
  const isAdmin = usePortal().role === 'admin'
  const voci = asked.state === 'ready' ? asked.value : NONE
  // days that are left change at midnight
  const today = useToday()
  const columns = useMemo(() => cestinoColumns(restore, Date.parse(`${today}T00:00:00Z`)), [restore, today])
  const filters = useMemo(() => [tipoFilter(voci)], [voci])
  return (
    <Page
      actions={isAdmin && voci.length > 0 && <Button onClick={() => void empty()}>{testi.svuota}</Button>}
      title={testi.titolo}
    >
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: '75ch' }}>
        {testi.intro(GIORNI_CESTINO)}
      </Typography>
      <DataTable
        columns={columns}
        csv="cestino"
        empty={<EmptyState text={testi.vuotoTesto} title={testi.vuoto} />}
        error={asked.state === 'error' ? { text: asked.message, onRetry: retry } : null}
        filters={filters}
        internal
        label={testi.titolo}
        loading={asked.state === 'loading'}
        nome={testi.nome}
        records={voci}
      />
    </Page>
  )
}
