import { compareVersions, type Registro, type Rilascio } from '../parts/registry.ts'
import type { Chiave } from './parts/keys.ts'

/** A release with who sent it, what points to it, and who gets it. */
export interface RigaRilascio extends Rilascio {
  _id: string
  squadra: string
  canali: string[]
  clienti: string[]
}

/** Every release, by module and newest version first. `chiavi` tell which team a key belongs to. */
export function righeRilasci({ rilasci, canali, tenant }: Registro, chiavi: readonly Chiave[]): RigaRilascio[] {
  return rilasci
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en') || compareVersions(b.versione, a.versione))
    .map((one) => ({
      ...one,
      _id: `${one.id}@${one.versione}`,
      squadra: chiavi.find(({ id }) => id === one.chiave)?.team ?? one.chiave ?? '',
      canali: Object.entries(canali[one.id] ?? {}).flatMap(([canale, versione]) =>
        versione === one.versione ? [canale] : [],
      ),
      clienti: tenant.filter(({ moduli }) => moduli.some((modulo) => gets(modulo, one))).map(({ id }) => id),
    }))
}

const gets = (
  { id, versione, canarino }: Registro['tenant'][number]['moduli'][number],
  one: Pick<Rilascio, 'id' | 'versione'>,
): boolean => id === one.id && (versione === one.versione || canarino?.version === one.versione)
