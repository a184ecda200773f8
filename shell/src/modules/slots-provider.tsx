import { SlotsContext, usePortal, type SlotPart, type SlotSource } from '@bandiera/platform'
import type { InstalledModule, SlotEntry, TenantManifest } from '@bandiera/wire'
import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CardSkeleton, FailedCard, Loading } from './loading.tsx'
import { allows } from '@bandiera/policy'
import type { ModuleLoader } from './loader.ts'
import { ModulePart } from './module-part.tsx'

interface Props {
  manifest: TenantManifest
  loader: ModuleLoader
  children: ReactNode
}

/** Fills the slots of every page with the parts that installed modules declare for this tenant and role. */
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

interface DeclaredPart {
  entry: SlotEntry
  part: SlotPart<object>
}

/** Created once for each part of a release: a component that changes identity would lose its state. */
type Places = Map<string, ComponentType<object>>

function partsOf(manifest: TenantManifest, loader: ModuleLoader, places: Places): DeclaredPart[] {
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
        part: { id: `${module.id}/${entry.ref}`, title: entry.title, Component: placeOf(module, entry) },
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
