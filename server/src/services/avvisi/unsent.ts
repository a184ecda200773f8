import type { Avviso, Preferenze } from '@bandiera/domain'
import type { Tenant } from '../tenant.ts'

const SPACE = 'avvisi spediti'
type Kind = 'nuovi' | 'scadenze'
/** Position of the log up to which somebody had its mails, by kind. */
type Sent = Partial<Record<Kind, number>>

const kindOf = ({ tipo }: Avviso): Kind => (tipo === 'scadenza' ? 'scadenze' : 'nuovi')

export interface Wanted {
  usrId: string
  avvisi: Preferenze['avvisi']
  /** Only what is to be sent at once; in the morning everything that is left. */
  atOnce?: boolean
}

/**
 * What somebody has neither read nor got by mail, oldest first, and from now on counts as sent: claimed in a transaction, so
 * that neither another node nor a later mail says it again.
 */
export async function takeUnsent(tenant: Tenant, { usrId, avvisi, atOnce = false }: Wanted): Promise<Avviso[]> {
  const how = { nuovi: avvisi?.nuoviIncroci ?? 'giornaliero', scadenze: avvisi?.scadenze ?? 'giornaliero' }
  const kinds = (['nuovi', 'scadenze'] as const).filter((kind) =>
    atOnce ? how[kind] === 'subito' : how[kind] !== 'mai',
  )
  return tenant.documents.transact(null, async (writer) => {
    const sent = ((await writer.secret(SPACE, usrId)) ?? {}) as Sent
    const now = { ...sent }
    const unsent: Avviso[] = []
    for await (const { doc, rev } of writer.scan('avvisi', { anyOf: [{ path: 'usrId', values: [usrId] }] })) {
      const kind = kindOf(doc)
      if (!kinds.includes(kind) || rev <= (sent[kind] ?? 0)) continue
      now[kind] = Math.max(now[kind] ?? 0, rev)
      if (doc.lettoIl === undefined) unsent.push(doc)
    }
    if (JSON.stringify(now) !== JSON.stringify(sent)) await writer.setSecret(SPACE, usrId, now)
    return unsent.sort((a, b) => ((a.aggiornatoIl ?? '') < (b.aggiornatoIl ?? '') ? -1 : 1))
  })
}
