import type { TypedForm } from './kept-forms.ts'

/** Where a form keeps what is typed until it is saved or given up: a reload or a crash of the browser loses nothing. */
export interface FormDraft {
  /** Names the tenant, the person and the record. */
  key: string
  /** Of the record that the form starts from; absent for a new one. */
  version?: number | undefined
  /** `siteTexts` of the platform, which a logout empties. */
  store: DraftStore
  /** Name of a field, for those that have changed in the record since. */
  label: (field: string) => string
}

interface DraftStore {
  get: (key: string) => string | null
  set: (key: string, text: string) => boolean
  remove: (key: string) => void
}

/** What was typed: changed fields and emptied ones, the values that they started from, texts that are no choice yet. */
export type Typed = Pick<TypedForm, 'from' | 'set' | 'gone' | 'texts'>

interface StoredDraft extends Typed {
  /** ISO instant of the last change. */
  at: string
  version: number | null
}

type Values = Record<string, unknown>

/** 30 days, in milliseconds. */
const LIFE = 30 * 24 * 3_600_000

export function readDraft({ store, key }: FormDraft): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(store.get(key) ?? 'null')
    return isDraft(stored) && Date.now() - Date.parse(stored.at) < LIFE ? stored : null
  } catch {
    // what another program wrote under this key
    return null
  }
}

export function writeDraft({ store, key, version }: FormDraft, typed: Typed): void {
  const draft: StoredDraft = { ...typed, at: new Date().toISOString(), version: version ?? null }
  store.set(key, JSON.stringify(draft))
}

/** @returns changes to the present values, and those that are held back: their fields have another value now than when they were typed */
export function splitChanges({ from, set, gone }: Typed, start: Values): { changes: Changes; held: Changes } {
  const all = [...Object.entries(set), ...gone.map((key): [string, unknown] => [key, undefined])]
  const fitting = all.filter(([key, value]) => key in start && isAlike(value, start[key]) && !isSame(value, start[key]))
  const isNewer = ([key]: [string, unknown]) => !isSame(from[key], start[key])
  return { changes: fitting.filter((one) => !isNewer(one)), held: fitting.filter(isNewer) }
}

export type Changes = readonly (readonly [field: string, value: unknown])[]

/** Compares values as they are stored: an absent field equals `undefined`. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** An earlier release of the form may have kept a field in another shape. */
const isAlike = (one: unknown, other: unknown): boolean => {
  const [a, b] = [shapeOf(one), shapeOf(other)]
  return a === b || a === 'none' || b === 'none'
}
const shapeOf = (value: unknown) =>
  value === undefined || value === null
    ? 'none'
    : Array.isArray(value)
      ? 'list'
      : typeof value === 'object'
        ? 'record'
        : 'plain'

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  typeof value['at'] === 'string' &&
  isRecord(value['from']) &&
  isRecord(value['set']) &&
  Array.isArray(value['gone']) &&
  isRecord(value['texts'])
