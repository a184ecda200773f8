import { SlotsContext, type SlotSource, usePortal } from '@bandiera/platform'
import { allows } from '@bandiera/policy'
import { Box, ErrorState, HiddenText, LinearProgress, Skeleton } from '@bandiera/ui'
import type { InstalledModule, SlotEntry, TenantManifest } from '@bandiera/wire'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ModuleLoader } from './loader.ts'
import { type FailedProps, ModulePart } from './module-part.tsx'
import { moduleTexts } from './texts.ts'

interface Props {
  manifest: TenantManifest
  loader: ModuleLoader
  children: ReactNode
}

export function SlotsProvider({ manifest, loader, children }: Props) {
  const { usr } = usePortal()
  const [places] = useState<Places>(() => new Map())
  const parts = useMemo(() => partsOf(manifest, loader, places), [manifest, loader, places])
  const source = useMemo(
    () =>
      ((name) =>
        parts
          .filter(({ entry }) => entry.slot === name && allows(entry, manifest, usr))
          .map(({ part }) => part)) as SlotSource,
    [parts, manifest, usr],
  )
  return <SlotsContext value={source}>{children}</SlotsContext>
}

/** Created once for each part of a release: a component that changes identity would lose its state. */
type Places = Map<string, ComponentType<object>>

function partsOf(manifest: TenantManifest, loader: ModuleLoader, places: Places) {
  const placeOf = (module: InstalledModule, entry: SlotEntry) => {
    const key = `${module.base}${entry.slot}/${entry.ref}`
    const place = places.get(key) ?? lazyPart(module, entry, loader)
    places.set(key, place)
    return place
  }
  return manifest.modules
    .flatMap((module) =>
      module.slots.map((entry) => ({
        entry,
        part: {
          id: `${module.id}/${entry.ref}`,
          title: entry.title,
          within: entry.within,
          Component: placeOf(module, entry),
          group: entry.group,
          lines: entry.lines,
          phoneLines: entry.phoneLines,
        },
      })),
    )
    .toSorted((a, b) => a.entry.order - b.entry.order)
}

function lazyPart(
  module: InstalledModule,
  { slot, ref, title }: SlotEntry,
  loader: ModuleLoader,
): ComponentType<object> {
  return function SlotPartPlace(props) {
    const { pathname } = useLocation()
    return (
      <ModulePart
        failed={FailedCard}
        loader={loader}
        loading={slot === 'dashboard.widget' ? <CardSkeleton name={title} /> : <Loading name={title} />}
        module={module}
        name={title}
        partRef={ref}
        props={props}
        resetKey={pathname}
      />
    )
  }
}

/** Invisible at first, so that a fast load never flashes. Printing waits for elements that are busy. */
export function Loading({ name }: { name: string }) {
  return (
    <Box aria-busy sx={{ animation: 'fade-in 200ms 200ms both', '@keyframes fade-in': { from: { opacity: 0 } } }}>
      <LinearProgress aria-label={moduleTexts.loading(name)} />
    </Box>
  )
}

function FailedCard({ name, failure: { kind }, onRetry, ...rest }: FailedProps & { whole?: boolean }) {
  const retry = kind === 'missing' ? () => location.reload() : onRetry
  return <ErrorState {...rest} onRetry={retry} text={moduleTexts.reason[kind]} title={moduleTexts.notAnswering(name)} />
}

export const FailedPage = (props: FailedProps) => <FailedCard {...props} whole />

const CardSkeleton = ({ name }: { name: string }) => (
  <div aria-busy="true">
    <HiddenText role="status">{moduleTexts.loading(name)}</HiddenText>
    <Box aria-hidden>
      {[40, 90, 75].map((width) => (
        <Skeleton key={width} sx={{ my: 2 }} width={`${width}%`} />
      ))}
    </Box>
  </div>
)
