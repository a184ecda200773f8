import { formatDate, formatEuro, type Usr } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import { matcherOf, readerOf, type FirstColumn, type FirstRows, type FirstRowsAnswer } from '@bandiera/wire'
import { withPauses } from '../../scheduling/with-pauses.ts'
import { renewed, type Visitor } from '../../accounts/visitor.ts'

/** More than any window shows at once. */
const ROWS = 40

type Row = FirstRowsAnswer['rows'][number]

/**
 * The first rows of a list as its person has it. `null` where the list opens with a saved view, or shows a chosen column that it
 * does not declare: only the list's own code knows what stands there. Every record is judged as the visitor sees it now.
 */
export async function rowsOf(
  asking: Visitor,
  declared: FirstRows,
  gone: () => boolean,
): Promise<FirstRowsAnswer | null> {
  const { c, f = [], list, href } = declared
  const { tenant, held, usr } = await renewed(asking)
  const { visteSalvate = [], densita } = usr.preferenze ?? {}
  if (visteSalvate.some(({ schermo, predefinita }) => schermo === list && predefinita)) return null
  const columns = chosenOf(declared, usr)
  if (!columns) return null
  const cells = columns.map((column) => textOf(c, column))
  const matches = matcherOf({ c, f }, [])
  const rows: Row[] = []
  for await (const { doc, audience } of withPauses(tenant.store.scan(c, { tokens: [...held], anyOf: [] }))) {
    const view = viewOf(c, doc, audience, held)
    if (view && matches(view))
      rows.push({ href: href.replace(':_id', encodeURIComponent(doc._id)), cells: cells.map((text) => text(view)) })
    if (rows.length === ROWS || gone()) break
  }
  return {
    columns: columns.map(({ label, width, from, align }) => ({ label, width, from, align })),
    rows,
    roomy: densita === 'comoda',
  }
}

/** Without those that the person hid; a chosen one is there on every screen. The name always is. `null` when a chosen one is not declared. */
function chosenOf({ list, columns }: FirstRows, { preferenze }: Usr): FirstColumn[] | null {
  const choices = preferenze?.colonne?.[list] ?? {}
  const chosen = Object.keys(choices).filter((id) => choices[id])
  if (!chosen.every((id) => columns.some((column) => column.id === id))) return null
  return columns.flatMap((column, index) => {
    const choice = index === 0 ? undefined : choices[column.id]
    if (choice === undefined) return [column]
    return choice ? [{ ...column, from: undefined }] : []
  })
}

/** What a cell says; `null` where only the list's code knows, a dash where nobody does. */
function textOf(c: FirstRows['c'], { paths, words, as }: FirstColumn): (record: object) => string | null {
  if (!paths) return () => null
  const readers = paths.map((path) => readerOf(c, path))
  return (record) => {
    const values = readers.map((read) => read(record)).find(({ length }) => length > 0) ?? []
    return values.map((value) => words?.[String(value)] ?? written(value, as)).join(', ') || '—'
  }
}

function written(value: string | number | boolean, as: FirstColumn['as']): string {
  if (as === 'day') return formatDate(String(value))
  return as === 'euro' ? formatEuro(value, 0) : String(value)
}
