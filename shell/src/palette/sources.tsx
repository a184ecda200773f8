import { allows, type GateUser } from '@bandiera/policy'
import { usePortal, type PaletteEntry, type PaletteProps } from '@bandiera/platform'
import { Box, Button } from '@bandiera/ui'
import type { InstalledModule, SlotEntry, TenantManifest } from '@bandiera/wire'
import { createContext, useCallback, useContext, useEffect, useMemo, useReducer } from 'react'
import { ModulePart, type FailedProps } from '../modules/index.ts'
import { moduleTexts as moduli } from '../modules/texts.ts'
import { useManifest, useShell } from '../shell.ts'
import type { Offer } from './arrange.ts'
import { paletteTexts } from './texts.ts'

export interface Source extends SlotEntry {
  key: string
  module: InstalledModule
}

interface Report {
  text: string
  entries: readonly PaletteEntry[]
  all: string | undefined
}
type Reports = Readonly<Record<string, Report>>

const SLOTS = ['comandi', 'ricerca']

export function useSources(text: string) {
  const manifest = useManifest()
  const { usr } = usePortal()
  const sources = useMemo(() => sourcesOf(manifest, usr), [manifest, usr])
  const [reports, take] = useReducer((now: Reports, news: Reports) => ({ ...now, ...news }), {})
  // ignore answers to an earlier text: Enter would open something else
  const answered = sources.filter(({ key }) => reports[key]?.text === text)
  const offers = answered.map(({ key, slot, title }): Offer => {
    const { entries, all } = reports[key]!
    return { id: key, title, items: entries, found: slot === 'ricerca', all }
  })
  return { sources, offers, pending: answered.length < sources.length, take }
}

function sourcesOf(manifest: TenantManifest, usr: GateUser): Source[] {
  return manifest.modules
    .flatMap((module) => module.slots.map((slot) => ({ ...slot, module, key: `${module.id}/${slot.ref}` })))
    .filter((source) => SLOTS.includes(source.slot) && allows(source, manifest, usr))
    .toSorted((a, b) => a.order - b.order)
}

interface SourcesProps {
  sources: readonly Source[]
  text: string
  take: (news: Reports) => void
}

export function Sources({ sources, text, take }: SourcesProps) {
  return sources.map((source) => {
    // one line for a module whose parts do not load: that of its search
    const isNamed = sources.some(({ module, slot }) => slot === 'ricerca' && module === source.module)
    const quiet = source.slot === 'comandi' && isNamed
    return <OneSource key={source.key} quiet={quiet} source={source} take={take} text={text} />
  })
}

const ReportContext = createContext<PaletteProps['report']>(() => {})

interface OneSourceProps extends Omit<SourcesProps, 'sources'> {
  source: Source
  quiet: boolean
}

function OneSource({ source, text, take, quiet }: OneSourceProps) {
  const { loader } = useShell()
  const { key, module, ref, title } = source
  const report = useCallback<PaletteProps['report']>(
    (entries, all) => take({ [key]: { text, entries, all } }),
    [key, text, take],
  )
  return (
    <ReportContext value={report}>
      <ModulePart
        failed={quiet ? QuietlyFailed : Failed}
        loader={loader}
        loading={null}
        module={module}
        name={title}
        partRef={ref}
        props={{ text, report }}
        resetKey=""
      />
    </ReportContext>
  )
}

function QuietlyFailed() {
  const report = useContext(ReportContext)
  useEffect(() => report([]), [report])
  return null
}

function Failed({ name, onRetry }: FailedProps) {
  const report = useContext(ReportContext)
  useEffect(() => report([]), [report])
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 1, color: 'error.main' }}>
      {moduli.notAnswering(name)}
      <Button onClick={onRetry}>{paletteTexts.retry}</Button>
    </Box>
  )
}
