import { isDeepStrictEqual } from 'node:util'

export interface Issue {
  code?: string | undefined
  path: readonly PropertyKey[]
  message: string
  /** How long a list is that is too long: one that did not grow is no new issue. */
  lines?: number
}

type Issues = (record: unknown) => readonly Issue[]

/** An issue by its place and value; one in a list is found again when other lines are added or removed. */
interface Fault {
  issue: Issue
  place: string
  value: unknown
}

/** A stored issue with the same place, reason and value excuses one new issue: a copied wrong row is a fault. */
export function firstNewIssue(issues: Issues, after: unknown, before: unknown): Issue | undefined {
  const faults = faultsOf(issues, after)
  if (faults.length === 0 || before === null) return faults[0]?.issue
  const known = faultsOf(issues, before)
  return faults.find((fault) => !takeOut(known, fault))?.issue
}

const faultsOf = (issues: Issues, record: unknown): Fault[] =>
  issues(record).map((issue) => ({ issue, ...whereIn(record, issue) }))

function takeOut(known: Fault[], { issue, place, value }: Fault): boolean {
  const at = known.findIndex(
    (one) =>
      one.place === place &&
      one.issue.code === issue.code &&
      (issue.lines === undefined ? isDeepStrictEqual(one.value, value) : issue.lines <= (one.issue.lines ?? 0)),
  )
  if (at >= 0) known.splice(at, 1)
  return at >= 0
}

function whereIn(record: unknown, { path }: Issue): Pick<Fault, 'place' | 'value'> {
  let value = record
  const place: string[] = []
  for (const key of path) {
    const inside = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
    place.push(Array.isArray(value) ? `[${idOf(inside)}]` : String(key))
    value = inside
  }
  return { place: place.join('.'), value }
}

function idOf(row: unknown): string {
  const { id, _id = id } = (row ?? {}) as { id?: unknown; _id?: unknown }
  return typeof _id === 'string' ? _id : ''
}
