import { formatDate, formatEuro, type Usr, type Vista } from '@bandiera/domain'
import { allows, viewOf } from '@bandiera/policy'
import {
  type FirstColumn,
  type FirstRows,
  type FirstRowsAnswer,
  isPathOf,
  windowTestOf,
  readerOf,
} from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import type { SyncRoutes } from '../pull.route.ts'
import type { Registry } from '../../registry/registry.ts'
import { answerAdmitted } from '../admit.ts'
import { windowOf } from '../window.ts'
import { manifestFor } from '../../registry/tenant-manifest.ts'
import { settingsOf } from '../../tenants/settings.ts'
import { renewed, type Visitor } from '../../accounts/visitor.ts'
import { withPauses } from '../../scheduling.ts'

type FirstRowsParts = Pick<SyncRoutes, 'hubs' | 'calls' | 'limits'> & { registry: Registry }
type Surroundings = Parameters<typeof windowOf>[2]

/**
 * `GET /sync/first-rows?path=/aziende`: the first rows of the list of that path (`FirstRowsAnswer`), for the page to
 * show before its code is there. Needs the session token. 204 where there is nothing to show: no list, none that the
 * account has, or one that opens with a saved view.
 */
export function firstRowsRoutes(app: FastifyInstance, { hubs, calls, limits, registry }: FirstRowsParts): void {
  app.get<{ Querystring: { path?: unknown } }>('/sync/first-rows', (request, reply) =>
    answerAdmitted({ request, reply, hubs, calls, kind: 'firstRows' }, async ({ visitor, hub, budget, gone }) => {
      const declared = await declaredFor(visitor, registry, String(request.query.path))
      const surroundings = { ...hub, limits, budget, gone }
      return (declared && (await rowsOf(visitor, declared, surroundings))) ?? reply.code(204).send()
    }),
  )
}

/** When the page is one of the visitor's. */
async function declaredFor({ tenant, usr }: Visitor, registry: Registry, path: string): Promise<FirstRows | undefined> {
  const asked = { development: false, account: async () => usr._id, province: undefined }
  const manifest = await manifestFor(registry, await settingsOf(tenant), asked)
  const route = manifest.modules.flatMap(({ routes }) => routes).find((one) => isPathOf(one.path, path))
  return route && allows(route, manifest, usr) ? route.firstRows : undefined
}

const ROWS = 40

/** `null` where the list opens with a saved view, or shows a column that only its own code knows. */
async function rowsOf(
  asking: Visitor,
  declared: FirstRows,
  surroundings: Surroundings,
): Promise<FirstRowsAnswer | null> {
  const { c, list, href } = declared
  const { tenant, held, usr } = await renewed(asking)
  const { visteSalvate = [], densita } = usr.preferenze ?? {}
  const opensList = ({ schermo, predefinita }: Pick<Vista, 'schermo' | 'predefinita'>) =>
    schermo === list && predefinita === true
  if (visteSalvate.some(opensList)) return null
  const shared = { tokens: [...held], anyOf: [{ path: 'schermo', values: [list] }] }
  for await (const { doc } of tenant.store.scan('viste', shared)) if (opensList(doc)) return null
  const columns = chosenOf(declared, usr)
  if (!columns) return null
  const cells = columns.map((column) => textOf(c, column))
  const rowOf = (record: { _id: string }) => ({
    href: href.replace(':_id', encodeURIComponent(record._id)),
    cells: cells.map((text) => text(record)),
  })
  const shown =
    declared.ord === undefined
      ? newestOf({ tenant, held }, declared, surroundings)
      : inOrder(asking, declared, surroundings)
  return {
    columns: columns.map(({ label, width, from, align }) => ({ label, width, from, align })),
    rows: (await shown).map(rowOf),
    roomy: densita === 'comoda',
  }
}

/** As the list asks the server for them where it does not hold all of its records. */
async function inOrder(asking: Visitor, { c, f = [], ord }: FirstRows, surroundings: Surroundings) {
  const { rows } = await windowOf(asking, { c, f: [...f], ...(ord && { ord }), n: ROWS }, surroundings)
  return rows.map(({ d }) => d)
}

/** Reads no more records than it shows. */
async function newestOf(
  { tenant, held }: Pick<Visitor, 'tenant' | 'held'>,
  { c, f = [] }: FirstRows,
  { gone }: Surroundings,
) {
  const matches = windowTestOf({ c, f }, [])
  const shown: { _id: string }[] = []
  for await (const { doc, audience } of withPauses(tenant.store.scan(c, { tokens: [...held], anyOf: [] }))) {
    const view = viewOf(c, doc, audience, held)
    if (view && matches(view)) shown.push(view)
    if (shown.length === ROWS || gone()) break
  }
  return shown
}

/** A chosen one is there on every screen, and the name always. `null` when a chosen one is not declared. */
function chosenOf({ list, columns }: FirstRows, { preferenze }: Usr): FirstColumn[] | null {
  const choices = preferenze?.colonne?.[list] ?? {}
  const widths = preferenze?.larghezze?.[list] ?? {}
  const chosen = Object.keys(choices).filter((id) => choices[id])
  if (!chosen.every((id) => columns.some((column) => column.id === id))) return null
  return columns.flatMap((column, index) => {
    const choice = index === 0 ? undefined : choices[column.id]
    const own = { ...column, width: widths[column.id] ?? column.width }
    if (choice === undefined) return [own]
    return choice ? [{ ...own, from: undefined }] : []
  })
}

/** `null` where only the list's code knows, a dash where the value is unknown. */
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
