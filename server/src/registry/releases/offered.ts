import { ModuloSchema, presentModulo, type Modulo, type PresentModulo } from '@bandiera/wire'
import { verify } from 'node:crypto'
import { PortalError } from '../../errors.ts'
import type { Reader } from '../../store/port.ts'
import type { Asker } from '../asker.ts'
import { goodKey, mayPublish, publicKeyOf } from '../keys.ts'
import { faultsOf } from './check-module.ts'
import { sriOf } from '../sri.ts'
import { folderOf } from './mark.ts'
import type { Prova } from './evidence.ts'

/** What a team sends to publish a release. */
export interface Offer {
  /** The exact text of `modulo.json`. */
  modulo: string
  /** Ed25519 over the bytes of that text, base64url. */
  signature: string
  keyId: string
  /** That its examples hold in every shell that runs now; for a release that adds to slots. */
  prova?: Prova | undefined
}

export interface Offered {
  modulo: PresentModulo
  text: string
  sri: string
  folder: string
  keyId: string
}

/** An offer that may be published: its declaration is right, its key is good for this module, and really signed it. */
export async function offeredOf(reader: Reader, asker: Asker, offer: Offer): Promise<Offered> {
  const modulo = moduloOf(offer.modulo)
  const { id } = modulo
  if (!asker.mayPublish(id)) throw new PortalError('REGISTRO_FOREIGN', asker.name, id)
  const key = await goodKey(reader, offer.keyId)
  if (!mayPublish(key, id)) throw new PortalError('REGISTRO_FOREIGN', key.team, id)
  const signature = Buffer.from(offer.signature, 'base64url')
  if (!verify(null, Buffer.from(offer.modulo), publicKeyOf(key), signature))
    throw new PortalError('RILASCIO_SIGNATURE', offer.keyId)
  const [fault] = faultsOf(modulo)
  if (fault !== undefined) throw new PortalError('RILASCIO_INVALID', fault)
  const sri = sriOf(offer.modulo)
  const folder = folderOf(modulo, sri)
  return { modulo: presentModulo(modulo), text: offer.modulo, sri, folder, keyId: offer.keyId }
}

/** A text as `modulo.json`. `RILASCIO_INVALID` with the first field that is none. */
export function moduloOf(text: string): Modulo {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new PortalError('RILASCIO_INVALID', 'non è JSON')
  }
  const parsed = ModuloSchema.safeParse(data)
  if (parsed.success) return parsed.data
  throw new PortalError('RILASCIO_INVALID', `il campo ${parsed.error.issues[0]?.path.join('.')} non è come deve essere`)
}
