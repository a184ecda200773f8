import {
  newId,
  type SavedView,
  savedViewHref,
  scopeOfVista,
  VIEW_KEY,
  type ViewScope,
  type Vista,
} from '@bandiera/domain'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUrlParams } from '../page/use-url-params.ts'
import type { ListMemory } from './list-memory.ts'
import { columnsInView, useListMemory } from './use-list-memory.ts'

/** A view as the menu shows it, of any scope. */
export interface ListView extends SavedView {
  scope: ViewScope
  /** Whether the person may rename, overwrite and delete it. */
  own: boolean
}

export type Views = ReturnType<typeof useViews>

export function useViews(schermo: string) {
  const memory = useListMemory()
  const [params, changeAddress] = useUrlParams()
  const { pathname } = useLocation()
  const query = listQuery(params)
  const viste = viewsOf(memory, schermo)
  const opened = viste.find(({ id }) => id === params.get(VIEW_KEY))
  const colonne = memory.colonne[schermo] ?? NO_CHOICES
  const larghezze = memory.widths[schermo] ?? NO_CHOICES
  const isAsShown = (one: ListView) => one.query === query && hasColumns(one, { colonne, larghezze })
  // who reads a view may have other columns in it
  const isOpened = opened && (opened.own ? isAsShown(opened) : opened.query === query)
  const current = opened ? (isOpened ? opened : undefined) : viste.find(isAsShown)
  const withView = (part: string, id: string | null) => {
    const next = new URLSearchParams(withQuery(params, part))
    if (id === null) next.delete(VIEW_KEY)
    else next.set(VIEW_KEY, id)
    return savedViewHref({ pagina: pathname, query: next.toString() })
  }
  const others = new URLSearchParams(withQuery(params, ''))
  others.delete(VIEW_KEY)
  const shown = { pagina: savedViewHref({ pagina: pathname, query: others.toString() }), query, colonne, larghezze }
  const scope = scopeToShare(memory)
  return {
    viste,
    current,
    /** The view that was opened, when the list on screen is a changed form of it. */
    last: current ? undefined : opened,
    /** The list is in a view, changed or not. */
    inside: opened !== undefined,
    /** There is something to save: the list is not as it always is. */
    narrowed: query !== '' || Object.keys({ ...colonne, ...larghezze }).length > 0,
    scopes: scope ? (['mia', scope] as const) : (['mia'] as const),
    taken: (of: ViewScope, except?: string) =>
      viste.filter(({ scope: one, id }) => one === of && id !== except).map(({ nome }) => nome),
    hrefOf: ({ id, query: part }: ListView) => withView(part, id),
    /** The list without a view. */
    plain: withView('', null),
    /** The list is in the new view then. */
    async save(nome: string, of: ViewScope): Promise<void> {
      const id = newId()
      if (of === 'mia') await memory.addView({ id, schermo, nome, ...shown })
      else {
        const gestore = typeof memory.shares === 'string' ? { gestoreId: memory.shares } : {}
        await memory.addShared?.({ _id: id, schermo, nome, ...shown, ...gestore })
      }
      changeAddress({ [VIEW_KEY]: id }, { replace: true })
      if (opened) forgetWithin(memory, schermo, opened)
    },
    rename: (vista: ListView, nome: string) => change(memory, vista, { nome }),
    async overwrite(vista: ListView): Promise<void> {
      await change(memory, vista, { query, colonne, larghezze })
      forgetWithin(memory, schermo, vista)
    },
    async setDefault(vista: ListView, on: boolean): Promise<void> {
      if (vista.scope === 'mia') {
        const isOther = (one: SavedView) => one.schermo !== schermo
        return void (await memory.changeViews(
          memory.viste.map((one) => (isOther(one) ? one : { ...one, predefinita: on && one.id === vista.id })),
        ))
      }
      const before = viste.find((one) => one.scope === vista.scope && one.predefinita && one.id !== vista.id)
      if (on && before) await change(memory, before, { predefinita: false })
      await change(memory, vista, { predefinita: on })
    },
    remove: ({ scope: of, id }: ListView) => (of === 'mia' ? memory.removeView(id) : memory.removeShared?.(id)),
  }
}

const NO_CHOICES: Readonly<Record<string, never>> = {}

function change(memory: ListMemory, { id, scope }: ListView, part: Partial<SavedView>): Promise<unknown> {
  if (scope !== 'mia') return memory.changeShared?.(id, part) ?? Promise.resolve()
  return memory.changeViews(memory.viste.map((one) => (one.id === id ? { ...one, ...part } : one)))
}

/** What the person had of its own beside a view is in a view now. */
function forgetWithin(memory: ListMemory, list: string, { id }: ListView): void {
  const within = columnsInView(list, id)
  if (memory.colonne[within] || memory.widths[within]) memory.resetColumns(within)
}

const scopeToShare = ({ shares }: ListMemory): 'gestore' | 'tutti' | null => {
  if (shares === undefined) return null
  return shares === null ? 'tutti' : 'gestore'
}

/** The person's own in their order, then shared ones by name. */
function viewsOf(memory: ListMemory, list: string): ListView[] {
  const mine = memory.viste.filter(({ schermo }) => schermo === list)
  const shared = (memory.shared ?? []).filter(({ schermo }) => schermo === list)
  const named = (scope: ViewScope) =>
    shared
      .filter((one) => scopeOfVista(one) === scope)
      .sort((a, b) => a.nome.localeCompare(b.nome, 'it'))
      .map(({ _id, ...one }: Vista): ListView => ({ ...one, id: _id, scope, own: scopeToShare(memory) === scope }))
  return [...mine.map((one): ListView => ({ ...one, scope: 'mia', own: true })), ...named('gestore'), ...named('tutti')]
}

type Columns = Pick<SavedView, 'colonne' | 'larghezze'>

/** A view that was saved without columns is the same with all. */
const hasColumns = (view: Columns, now: Columns): boolean =>
  (!view.colonne && !view.larghezze) ||
  (sameChoices(view.colonne, now.colonne) && sameChoices(view.larghezze, now.larghezze))

function sameChoices(one: Readonly<Record<string, unknown>> = {}, other: Readonly<Record<string, unknown>> = {}) {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** The list's part of an address. `vista` is the kind of list, where it has several. */
const OWN = ['q', 'ord', 'f', 'vista']

/** The list's part of an address, always written alike, so that two can be compared. */
export function listQuery(params: URLSearchParams): string {
  const own = new URLSearchParams()
  for (const key of OWN) for (const value of params.getAll(key).sort()) if (value) own.append(key, value)
  return own.toString()
}

export function withQuery(params: URLSearchParams, query: string): string {
  const next = new URLSearchParams(params)
  for (const key of OWN) next.delete(key)
  for (const [key, value] of new URLSearchParams(query)) if (OWN.includes(key)) next.append(key, value)
  return next.toString()
}

/** Opens the list once with its default view, when the address has no state of it; without `list` nothing happens. */
export function useDefaultView(list: string | undefined): void {
  const memory = useListMemory()
  const [, change] = useUrlParams()
  const done = useRef(false)
  useEffect(() => {
    if (done.current || list === undefined) return
    // the person's own before that of its gestore, and that one before the one of all
    const vista = viewsOf(memory, list).find(({ predefinita }) => predefinita)
    done.current = vista?.scope === 'mia' || memory.shared !== undefined
    if (!vista) return
    change(
      (now) => {
        if (listQuery(now) !== '' || now.has(VIEW_KEY)) return now
        const next = new URLSearchParams(withQuery(now, vista.query))
        next.set(VIEW_KEY, vista.id)
        return next
      },
      { replace: true },
    )
  }, [list, memory, change])
}
