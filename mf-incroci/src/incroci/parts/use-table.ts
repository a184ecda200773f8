import type { Incrocio } from '@bandiera/matching'
import { useWidth } from '@bandiera/ui'
import { type Column, type ColumnChoices, useListMemory } from '@bandiera/ui/list'
import { type RefObject, useMemo, useRef } from 'react'
import type { Side } from '../columns.tsx'

type Columns = readonly Column<Incrocio>[]

export interface Table {
  /** The columns of a row from left to right, the name first. */
  shown: Columns
  isShown: (column: Column<Incrocio>) => boolean
  /** Minimum width of a row in pixels; 0 when it adapts. */
  least: number
}

/** Least widths of the columns that take the room that is left. */
const NAME = 170
const FLEXIBLE = 150
/** The check box, the button and the ends of a row. */
const OTHERS = 28 + 28 + 16
/** The actions of a row that has them at its end. */
export const ACTIONS = 152
const GAP = 8

/** What a row shows first when there is little room. */
const PRIORITY = [
  'esito',
  'motivo',
  'chiusura',
  'sede',
  'importo',
  'punteggio',
  'dimensione',
  'ente',
  'forma',
  'intensita',
  'criteri',
  'stato',
]

interface TableOptions {
  /** A constant, or remembered. */
  choices?: ColumnChoices
  /** Each row has its actions at its end. */
  apart?: boolean
}

/** From this width of the list (not of the window) a match is one line; below it, a card of three lines. */
export const LINE = 430
/** What the second line of a card says, however narrow it is. */
const OF_CARD = ['esito', 'motivo']

/** Which columns a list of matches has room for. */
export function useTable({ columns }: Pick<Side, 'columns'>, { choices = NONE, apart = false }: TableOptions = {}) {
  const place: RefObject<HTMLDivElement | null> = useRef(null)
  const room = useWidth(place, Infinity) - (apart ? ACTIONS : 0)
  const table = useMemo(() => tableOf(columns, choices, room), [columns, choices, room])
  return { place, table }
}

const NONE = {}

const widthOf = ({ width }: Column<Incrocio>): number => (typeof width === 'number' ? width : FLEXIBLE) + GAP

function tableOf(columns: Columns, choices: ColumnChoices, room: number): Table {
  const [name, ...others] = columns
  const taken = new Set(others.filter(({ id }) => choices[id]).map(({ id }) => id))
  const added = taken.size > 0
  let sum = others.filter(({ id }) => taken.has(id)).reduce((all, column) => all + widthOf(column), NAME + OTHERS)
  const least = sum
  for (const id of PRIORITY) {
    const column = others.find((one) => one.id === id)
    if (!column || column.optional || choices[id] !== undefined) continue
    if (sum + widthOf(column) > room && !(room < LINE && OF_CARD.includes(id))) break
    taken.add(id)
    sum += widthOf(column)
  }
  const isShown = ({ id }: Column<Incrocio>) => taken.has(id)
  const shown = name ? [name, ...others.filter(isShown)] : []
  return { shown, isShown, least: added && least > room ? least : 0 }
}

export const useColumnChoices = (list: string): ColumnChoices => useListMemory().colonne[list] ?? NO_CHOICES

const NO_CHOICES = {}
