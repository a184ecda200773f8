import { AppLink, ErrorState, Muted } from '@bandiera/ui'
import { type ShortItem, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import type { ReactNode } from 'react'
import { NotUpdated } from '../parts/not-updated.tsx'
import { INCROCI } from '../paths.ts'
import { cardTexts } from '../texts.ts'

interface CardProps<A> {
  loading: { answer: A | null; error: string | null; retry: () => void }
  children: (answer: A) => ReactNode
}

/** A card of the start page: its lines, or why there are none yet. */
export function Card<A extends { vuoto: boolean }>({ loading: { answer, error, retry }, children }: CardProps<A>) {
  if (!answer) return error ? <ErrorState onRetry={retry} text={error} /> : <WidgetSkeleton />
  if (answer.vuoto) return <Nothing more={{ label: cardTexts.go, href: INCROCI }}>{cardTexts.empty}</Nothing>
  return (
    <>
      <NotUpdated error={error} retry={retry} />
      {children(answer)}
    </>
  )
}

interface LinesProps {
  items: readonly ShortItem[]
  label: string
  none: string
  more: { label: string; href: string }
  folded?: boolean
}

/** How many lines a card has room for. */
const SHOWN = 4

export const Lines = ({ items, none, ...list }: LinesProps) =>
  items.length === 0 ? (
    <Nothing more={list.more}>{none}</Nothing>
  ) : (
    <ShortList items={items.slice(0, SHOWN)} labelHidden {...list} />
  )

const Nothing = ({ children, more }: Pick<LinesProps, 'more'> & { children: string }) => (
  <>
    <Muted sx={{ mb: 2 }}>{children}</Muted>
    <AppLink to={more.href}>{more.label}</AppLink>
  </>
)
