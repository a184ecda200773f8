import { SlotsContext, usePortal, type SlotPart, type SlotSource } from '@bandiera/platform'
import type { SlotEntry, TenantManifest } from '@bandiera/wire'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedCard } from './failed-card.tsx'
import { allows } from './gate.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { Loading } from './loading.tsx'
import { readManifest } from './manifest.ts'
import { loaderOf, type ModuleLoader } from './module-loader.ts'
import { ModulePart } from './module-part.tsx'

interface Props {
  manifest?: TenantManifest
  loader?: ModuleLoader
  children: ReactNode
}

/** Fills the slots of every page with the parts that installed modules declare for this tenant and role. */
export function SlotsProvider({ manifest = readManifest(), loader = loaderOf(manifest), children }: Props) {
  const { usr } = usePortal()
  const parts = useMemo(() => partsOf(manifest, loader), [manifest, loader])
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

/** Made once: a component that changes identity would lose its state at every render. */
function partsOf(manifest: TenantManifest, loader: ModuleLoader): DeclaredPart[] {
  return manifest.modules
    .flatMap((module) =>
      module.slots.map((entry) => ({
        entry,
        part: { id: `${module.id}/${entry.ref}`, title: entry.title, Component: lazyPart(module.id, entry, loader) },
      })),
    )
    .toSorted((a, b) => a.entry.order - b.entry.order)
}

function lazyPart(id: string, { slot, ref, title }: SlotEntry, loader: ModuleLoader): ComponentType<object> {
  return function SlotPartPlace(props) {
    const { pathname } = useLocation()
    return (
      <ModulePart
        failed={FailedCard}
        id={id}
        loader={loader}
        loading={slot === 'dashboard.widget' ? <CardSkeleton name={title} /> : <Loading name={title} />}
        name={title}
        partRef={ref}
        props={props}
        resetKey={pathname}
      />
    )
  }
}
