import { allows } from '@bandiera/policy'
import { isPathOf, type FirstRows, type TenantManifest } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import type { Hubs } from '../../feed/hubs.ts'
import { createTurns } from '../../feed/turns.ts'
import { PortalError } from '../../errors.ts'
import type { Registro } from '../../services/registro/registro.ts'
import { answerAdmitted } from '../answer-admitted.ts'
import { manifestFor } from '../page/manifest-for.ts'
import { settingsOf } from '../page/settings-of.ts'
import type { Visitor } from '../visitor.ts'
import { rowsOf } from './rows-of.ts'

/** Pages that one person may open at once. */
const AT_ONCE = 10

/**
 * `GET /sync/first-rows?path=/aziende`: the first rows of the list that the path opens (`FirstRowsAnswer`), for the page to show
 * before its code is there. Needs the session token. Status 204 where there is nothing to show: a page that is no list, one that
 * the tenant, the role or the account does not have, a list that opens with a view of the person.
 */
export function firstRowsRoutes(app: FastifyInstance, { hubs, registro }: { hubs: Hubs; registro: Registro }): void {
  const turns = createTurns(AT_ONCE, () => new PortalError('WINDOW_TOO_MANY', AT_ONCE))
  app.get<{ Querystring: { path?: unknown } }>('/sync/first-rows', (request, reply) =>
    answerAdmitted({ request, reply, hubs, turns }, async ({ visitor, gone }) => {
      const declared = await declaredFor(visitor, registro, String(request.query.path))
      return (declared && (await rowsOf(visitor, declared, gone))) ?? reply.code(204).send()
    }),
  )
}

/** What the module of a path declares, when its page is one of the visitor's. */
async function declaredFor({ tenant, usr }: Visitor, registro: Registro, path: string): Promise<FirstRows | undefined> {
  const account = async () => usr._id
  const manifest = await manifestFor(registro, await settingsOf(tenant), {
    development: false,
    account,
    province: undefined,
  })
  const route = routesOf(manifest).find((one) => isPathOf(one.path, path))
  return route && allows(route, manifest, usr) ? route.firstRows : undefined
}

const routesOf = ({ modules }: TenantManifest) => modules.flatMap(({ routes }) => routes)
