import { allows } from '@bandiera/policy'
import { isPathOf, type FirstRows, type TenantManifest } from '@bandiera/wire'
import type { FastifyInstance } from 'fastify'
import type { Calls } from '../../http/bounds/calls.ts'
import type { Hubs } from '../hubs.ts'
import type { Registro } from '../../registry/registry.ts'
import { answerAdmitted } from '../answer-admitted.ts'
import { manifestFor } from '../../registry/manifest-for.ts'
import { settingsOf } from '../../tenants/settings-of.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import { rowsOf } from './rows-of.ts'

interface FirstRowsParts {
  hubs: Hubs
  calls: Calls
  registro: Registro
}

/**
 * `GET /sync/first-rows?path=/aziende`: the first rows of the list that the path opens (`FirstRowsAnswer`), for the page to show
 * before its code is there. Needs the session token. Status 204 where there is nothing to show: a page that is no list, one that
 * the tenant, the role or the account does not have, a list that opens with a view of the person.
 */
export function firstRowsRoutes(app: FastifyInstance, { hubs, calls, registro }: FirstRowsParts): void {
  app.get<{ Querystring: { path?: unknown } }>('/sync/first-rows', (request, reply) =>
    answerAdmitted({ request, reply, hubs, calls, kind: 'firstRows' }, async ({ visitor, gone }) => {
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
