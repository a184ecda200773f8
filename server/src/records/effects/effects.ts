import type { CollectionName, Collections } from '@bandiera/domain'
import { aziendeEffect } from './aziende.ts'
import { bandiEffect } from './bandi.ts'
import { praticheEffect } from './pratiche.ts'
import { settingsEffect } from './settings.ts'
import { usrEffect } from './usr.ts'
import type { EffectiveWrite, WriteEffect } from './effect.ts'

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
