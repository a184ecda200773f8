export * from './mui.ts'
export * from './icons.ts'
export { conta, testi as testiComuni, type Nome } from './testi.ts'
export { createPortalTheme } from './theme/portal-theme.ts'
export type { Mode } from '@bandiera/domain'
export { printOnly } from './theme/print.ts'
export type { Density } from './theme/components.ts'
export type { IconComponent } from './parts/icon-component.ts'
export { PortalIcon, portalIcons, type PortalIconName } from './parts/portal-icon.tsx'
export { Marker, type MarkerProps, type Tone } from './parts/marker.tsx'
export * from './parts/esito-chip.tsx'
export * from './parts/stato-bando-chip.tsx'
export { AppLink, LinkButton } from './parts/app-link.tsx'
export { Page, Section, type PageProps } from './parts/page.tsx'
export { Facts, type Fact } from './parts/facts.tsx'
export {
  EmptyState,
  ErrorState,
  ForbiddenState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './parts/empty-state.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './parts/confirm-dialog.tsx'
export { UrlTabs, type UrlTab } from './parts/url-tabs.tsx'
export { usePrinting } from './parts/use-printing.ts'
export { ListMemoryContext, type ListMemory } from './parts/list-memory.ts'
export { useMomento } from './parts/use-momento.ts'
export { useToday } from './parts/use-today.ts'
export { UserAvatar } from './parts/user-avatar.tsx'
export { SafeHtml } from './parts/safe-html.tsx'
export { Disclosure } from './parts/disclosure.tsx'
export { HiddenText, hidden } from './parts/hidden-text.tsx'
export { holdUnsaved, useUnsaved } from './parts/unsaved.ts'
