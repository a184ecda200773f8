import { usePortal } from '@bandiera/platform'
import { Alert, Button, ErrorState, Skeleton, Stack } from '@bandiera/ui'
import { ListPage, type ListPageProps } from '@bandiera/ui/list'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { hrefTenant, TRIALS, REGISTRY, RELEASES, HEALTH } from '../paths.ts'
import { texts } from '../texts.ts'
import type { Asked } from './requests.ts'

const PAGES = [
  { to: REGISTRY, label: texts.modules },
  { to: HEALTH, label: texts.saluteBreve },
  { to: RELEASES, label: texts.releases },
  { to: TRIALS, label: texts.prove },
] as const

interface RegistryPageProps<T> extends Pick<ListPageProps, 'primary' | 'menu' | 'note'> {
  title?: string
  asked: Asked<T>
  children: (value: T) => ReactNode
}

export function RegistryPage<T>({ title = texts.title, asked, children, ...page }: RegistryPageProps<T>) {
  const { setTitle } = usePortal()
  const { pathname } = useLocation()
  const tabs = PAGES.map(({ to, label }) => ({ id: to, label, to, selected: isHere(pathname, to) }))
  // windows and screen readers tell its pages apart
  useEffect(() => setTitle(title), [setTitle, title])
  return (
    <ListPage {...page} tabs={tabs} title={title}>
      <Body asked={asked}>{children}</Body>
    </ListPage>
  )
}

function Body<T>({ asked: { value, error, retry }, children }: Pick<RegistryPageProps<T>, 'asked' | 'children'>) {
  if (value === null && error !== null) return <ErrorState onRetry={retry} text={error} title={texts.error} />
  if (value === null) return <Waiting />
  return (
    <>
      <Refused error={error} retry={retry} />
      {children(value)}
    </>
  )
}

/** Shows nothing without an error. */
export const Refused = ({ error, retry }: Pick<Asked<unknown>, 'error' | 'retry'>) =>
  error !== null && (
    <Alert action={<Button onClick={retry}>{texts.retry}</Button>} role="alert" severity="error" sx={{ mb: 3 }}>
      {error}
    </Alert>
  )

const Waiting = () => (
  <Stack aria-label={texts.waiting} role="status" sx={{ gap: 2 }}>
    {[1, 2, 3, 4].map((line) => (
      <Skeleton height={56} key={line} variant="rounded" />
    ))}
  </Stack>
)

/** The start page also covers the pages of the tenants. */
const isHere = (pathname: string, to: string): boolean =>
  pathname === to || (to === REGISTRY && pathname.startsWith(hrefTenant('')))
