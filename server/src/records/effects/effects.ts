import type { CollectionName, Collections, Usr } from '@bandiera/domain'
import type { Writer } from '../documents.ts'
import { aziendeEffect } from './aziende.ts'
import { bandiEffect } from './bandi.ts'
import { praticheEffect } from './pratiche.ts'
import { settingsEffect } from './settings.ts'
import { usrEffect } from './usr.ts'

/** A write that the policy has allowed, inside its transaction; `before` is null for an insert, `after` for a deletion. */
export interface EffectiveWrite<C extends CollectionName> {
  writer: Writer
  usr: Usr
  before: Collections[C] | null
  after: Collections[C] | null
}

/**
 * What a write of this collection brings with it: rules that compare before and after (a legal step of the workflow), lines
 * that only the server writes (who, when), other records of the same transaction. Gives the record to store; a thrown
 * `PortalError` takes the whole write back.
 */
export type WriteEffect<C extends CollectionName> = (write: EffectiveWrite<C>) => Promise<Collections[C] | null>

const effects: { [C in CollectionName]?: WriteEffect<C> } = {
  aziende: aziendeEffect,
  bandi: bandiEffect,
  pratiche: praticheEffect,
  settings: settingsEffect,
  usr: usrEffect,
}

/** The record to store: as it was asked for, unless its collection has an effect. */
export async function withEffects<C extends CollectionName, A extends Collections[C] | null>(
  write: EffectiveWrite<C> & { coll: C; after: A },
): Promise<A> {
  const effect = effects[write.coll] as WriteEffect<C> | undefined
  return (effect ? await effect(write) : write.after) as A
}
