import { usePortal } from '@bandiera/platform'
import { EmptyState, ListMemoryContext, Page, useUrlParams } from '@bandiera/ui'
import { TitleTabs } from '@bandiera/ui/detail'
import { ListSkeleton, useListMemory } from '@bandiera/ui/list'
import { useEffect } from 'react'
import { ByAzienda } from './parts/by-azienda.tsx'
import { ByBando } from './parts/by-bando.tsx'
import { moduleTexts } from '../texts.ts'
import { sheetTexts, texts } from './texts.ts'
import { Comparison } from './parts/comparison.tsx'
import { MatchSheet } from './print.tsx'
import { BackToList } from './parts/sheet-rows.tsx'
import { useNamedMatches } from './parts/compared.tsx'

const TABS = [
  { id: 'azienda', label: texts.perAzienda, content: <ByAzienda /> },
  { id: 'bando', label: texts.perBando, content: <ByBando /> },
]

export function Component() {
  const [params] = useUrlParams()
  const [scheda, confronta] = [params.get('scheda'), params.get('confronta')]
  const { setTitle } = usePortal()
  const memory = useListMemory()
  // a sheet sets the title itself
  useEffect(() => (scheda === null ? setTitle(moduleTexts.incroci) : undefined), [scheda, setTitle])
  if (scheda !== null || confronta !== null) return <Sheet confronta={confronta ?? ''} scheda={scheda} />
  return (
    <ListMemoryContext value={memory}>
      <TitleTabs label={moduleTexts.incroci} tabs={TABS} title={moduleTexts.incroci} />
    </ListMemoryContext>
  )
}

/** The page of the matches that the address names: the sheet of one, or several compared. */
function Sheet({ scheda, confronta }: { scheda: string | null; confronta: string }) {
  const { incroci, loading } = useNamedMatches(scheda ?? confronta)
  const [first, ...others] = incroci
  if (loading) return <ListSkeleton />
  if (first && scheda !== null) return <MatchSheet incrocio={first} />
  if (first && others.length > 0) return <Comparison incroci={[first, ...others]} />
  return (
    <Page above={<BackToList />} title={sheetTexts.comparison}>
      <EmptyState text={sheetTexts.goneText} title={sheetTexts.gone} />
    </Page>
  )
}
