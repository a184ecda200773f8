import type { CollectionName } from '@bandiera/domain'
import { MODULE_HEADER, type DeclaredData } from '@bandiera/wire'
import type { FastifyRequest } from 'fastify'
import { PortalError } from '../errors.ts'
import type { Registry } from './registry.ts'

/**
 * `MODULE_UNDECLARED` for a request that names a module (`MODULE_HEADER`) and a collection that this release does not declare.
 * It checks declarations and guards nothing: the header may be left out (ADR 0068).
 */
export type DemandDeclared = (
  request: Pick<FastifyRequest, 'headers'>,
  verb: keyof DeclaredData,
  colls: readonly CollectionName[],
) => Promise<void>

const NAMED = /^(mf-[a-z0-9-]{1,57})@([0-9A-Za-z.+-]{1,60})$/

export function createDemandDeclared(registry: Pick<Registry, 'releaseOf'>): DemandDeclared {
  return async ({ headers }, verb, colls) => {
    const header = headers[MODULE_HEADER]
    if (header === undefined) return
    const [, id, version] = NAMED.exec(String(header)) ?? []
    if (id === undefined || version === undefined) throw new PortalError('REQUEST_INVALID', MODULE_HEADER)
    // an unknown one is a developer's own: the page checks its declaration
    const dati = (await registry.releaseOf(id, version))?.dati
    const missing = dati && colls.find((coll) => !declares(dati, verb, coll))
    if (missing) throw new PortalError('MODULE_UNDECLARED', `${id} ${version}`, missing)
  }
}

/** A module may read what it writes. */
const declares = ({ legge, scrive }: DeclaredData, verb: keyof DeclaredData, coll: CollectionName): boolean =>
  scrive.includes(coll) || (verb === 'legge' && legge.includes(coll))
