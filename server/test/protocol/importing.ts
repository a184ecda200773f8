import type { Bando, BandoData, ImportUndo, ImportReport, ImportChoices } from '@bandiera/domain'
import { unRecord } from '../../src/imports/incentivi/testing/import-tenant.ts'
import { ask } from './asking.ts'
import { collectionOf, realmLogin } from './clients.ts'
import type { TestPortal } from './portal.ts'
import type { Person } from './world.ts'

/** A record with one question that holds it, and all that a publication needs. */
export const doubtful = (over: Record<string, unknown> = {}) =>
  unRecord({ Soggetto_Concedente: 'Regione', Dimensioni: null, ...over })

/** What people do with imported grants, over HTTP and with an unmodified realm-web. */
export function importing(portalNow: () => TestPortal) {
  const importa = async (person: Person, dati: unknown[] | object, opzioni: ImportChoices = {}, prova = false) => {
    const path = `/api/import/incentivi${prova ? '?prova=1' : ''}` as const
    const { status, body } = await ask(portalNow(), person, ['POST', path], { opzioni, dati })
    if (status !== 200) throw new Error(`${status} ${String(body.error_code)} ${String(body.error)}`)
    return body as unknown as ImportReport
  }
  const stored = async (id: string): Promise<Bando> =>
    (await portalNow().tenant('localhost').store.get('bandi', id))!.doc
  const seenBy = async (person: Person, _id: string) =>
    collectionOf(await realmLogin(portalNow(), person), 'bandi').findOne({ _id })
  const set = async (person: Person, _id: string, data: Partial<BandoData>) => {
    const $set = Object.fromEntries(Object.entries(data).map(([field, value]) => [`data.${field}`, value]))
    return collectionOf(await realmLogin(portalNow(), person), 'bandi').updateOne({ _id }, { $set })
  }
  const settle = async (person: Person, id: string, keep: (motivo: string) => boolean = () => false) => {
    const { data } = await stored(id)
    return set(person, id, { daControllare: (data.daControllare ?? []).filter(({ motivo }) => keep(motivo)) })
  }
  const annulla = async (person: Person, id: string) => {
    const { status, body } = await ask(portalNow(), person, ['POST', `/api/importazioni/${id}/annulla`])
    return { status, code: body.error_code, ...(body as unknown as ImportUndo) }
  }
  return { importa, stored, seenBy, set, settle, annulla }
}
