import { verify } from 'node:crypto'
import * as z from 'zod'
import { PortalError } from '../../errors.ts'
import type { Reader } from '../../store/port.ts'
import { goodKey, publicKeyOf } from '../keys.ts'
import type { PinnedShell } from '../rows.ts'
import { esempiFile } from './examples.ts'
import type { Offered } from './offered.ts'

/** What a team says of the examples of a release: the exact text, and Ed25519 over its bytes with the key of the release. */
export interface Prova {
  text: string
  signature: string
}

const ProvaSchema = z.object({
  /** SHA-384 of the `modulo.json` that was tried, as integrity text; it names the examples by their hash. */
  modulo: z.string(),
  /** The file of its examples. */
  esempi: z.string(),
  /** Marks of the shells in which every one of them held. */
  shell: z.array(z.string().max(64)).max(100),
})

/**
 * Refuses a release that adds to slots and whose team does not vouch that its examples hold in every shell that runs now.
 * `RILASCIO_UNPROVEN` with what is missing.
 */
export async function checkProva(reader: Reader, offered: Offered, { prova, pinned }: Proven): Promise<void> {
  const { modulo, sri, keyId } = offered
  if (modulo.slots.length === 0) return
  const said = prova && parsed(prova.text)
  if (!said) throw unproven(offered, 'manca la prova degli esempi')
  const key = publicKeyOf(await goodKey(reader, keyId))
  if (!verify(null, Buffer.from(prova.text), key, Buffer.from(prova.signature, 'base64url')))
    throw unproven(offered, 'la firma della prova non vale')
  if (said.modulo !== sri || said.esempi !== esempiFile(modulo))
    throw unproven(offered, 'la prova è di un altro contenuto')
  const missing = pinned.filter(({ mark }) => !said.shell.includes(mark))
  if (missing.length > 0) throw unproven(offered, `mancano le shell ${missing.map(nameOf).join(', ')}`)
}

interface Proven {
  prova: Prova | undefined
  pinned: readonly PinnedShell[]
}

function parsed(text: string) {
  try {
    return ProvaSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const nameOf = ({ version, mark }: PinnedShell): string => `${version} (${mark})`

const unproven = ({ modulo: { id, version } }: Offered, why: string): PortalError =>
  new PortalError('RILASCIO_UNPROVEN', id, version, why)
