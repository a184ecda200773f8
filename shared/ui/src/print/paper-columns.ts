import type { ReactNode } from 'react'
import type { Column } from '../list/columns.ts'
import type { ColumnChoices } from '../list/use-columns.ts'

/** Columns on paper by id, in their order, each with its share of the width. Without it: all that a wide screen shows. */
export type PaperShares = Readonly<Record<string, number>>

export interface PaperColumn<T> {
  id: string
  label: string
  cell: (record: T) => ReactNode
  align?: 'right' | undefined
  line?: boolean | undefined
  width: number
}

/** The name of a record is never narrower: a title of eighty letters takes three lines. */
const NAME_LEAST = 26
const NAME = 30
const NUMBER = 10
const TEXT = 14

/** Those of `shares` and those that the person added, without those that the person hid. Widths add up to 100. */
export function paperColumns<T>(
  columns: readonly Column<T>[],
  shares: PaperShares | undefined,
  choices: ColumnChoices = {},
): PaperColumn<T>[] {
  const own = shares
    ? Object.keys(shares).flatMap((id) => columns.find((one) => one.id === id) ?? [])
    : columns.filter(({ action, optional, file }) => !action && !optional && file !== 'only')
  const added = columns.filter((one) => one.optional && choices[one.id] && !own.includes(one))
  const printed = [...own, ...added].filter(({ id }, index) => index === 0 || choices[id] !== false)
  const widths = widthsOf(printed.map((one, index) => shares?.[one.id] ?? usual(one, index)))
  return printed.map(({ id, label, cell, align, line }, index) => ({
    id,
    label,
    cell,
    align,
    line,
    width: widths[index]!,
  }))
}

const usual = <T>({ align }: Column<T>, index: number): number => (index === 0 ? NAME : align ? NUMBER : TEXT)

/** Shares as percentages that add up to 100, the first at least `NAME_LEAST`. */
function widthsOf(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const [name = 0] = shares
  const first = Math.max((name / whole) * 100, Math.min(NAME_LEAST, 100))
  if (shares.length === 1) return [100]
  return shares.map((share, index) => (index === 0 ? first : (share / (whole - name)) * (100 - first)))
}
