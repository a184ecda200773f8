import {
  OTHER_AZIENDE,
  otherAziendeCount,
  dayInRome,
  isAvvisoLineRead,
  type AvvisoNews,
  newsOfAvviso,
  type Preferences,
  utenteState,
  type Usr,
} from '@bandiera/domain'
import { tokensOf } from '@bandiera/policy'
import type { Writer } from '../records/documents.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { avvisiMail, type MailNews } from '../mail/notice-mails.ts'
import type { PostOffice } from '../mail/post-office.ts'
import { isEmpty, worded, type Unsent } from './avviso-texts.ts'

const SPACE = 'avvisi spediti'
/** Parts of a notice by the preference that decides about them. */
const KINDS = { nuovi: ['nuovi', 'cambiati', 'possibili'], scadenze: ['scadenze'] } as const
type Kind = keyof typeof KINDS
/** Instant of the last mailed news, by kind; a number is a position of the log, as an earlier version stored it. */
type Sent = Partial<Record<Kind, string | number>>

interface Wanted {
  usrId: string
  avvisi: Preferences['avvisi']
  /** Only what is to be sent at once, not everything that is left. */
  atOnce?: boolean
}

/** Neither read nor mailed yet. Counts as sent from now on, in a transaction: no other mail says it again. */
export async function takeUnsent(tenant: Tenant, { usrId, avvisi, atOnce = false }: Wanted): Promise<Unsent> {
  const how = { nuovi: avvisi?.nuoviIncroci ?? 'giornaliero', scadenze: avvisi?.scadenze ?? 'giornaliero' }
  const kinds = (['nuovi', 'scadenze'] as const).filter((kind) =>
    atOnce ? how[kind] === 'subito' : how[kind] !== 'mai',
  )
  return tenant.documents.transact(null, async (writer) => {
    const sent = await sentTo(writer, usrId)
    const now = { ...sent }
    const unsent: Unsent = { novita: [], altre: 0 }
    for await (const { doc, rev } of writer.scan('avvisi', { anyOf: [{ path: 'usrId', values: [usrId] }] })) {
      let isNew = false
      for (const novita of newsOfAvviso(doc)) {
        const fresh = kinds.filter((kind) => isOf(novita, kind) && isAfter(sent[kind], { quando: novita.quando, rev }))
        for (const kind of fresh) now[kind] = later(now[kind], novita.quando)
        isNew ||= fresh.length > 0
        if (fresh.length > 0 && !isAvvisoLineRead(doc, novita.aziendaId)) unsent.novita.push(only(novita, fresh))
      }
      if (isNew && !isAvvisoLineRead(doc, OTHER_AZIENDE)) unsent.altre = Math.max(unsent.altre, otherAziendeCount(doc))
    }
    if (JSON.stringify(now) !== JSON.stringify(sent)) await writer.setSecret(SPACE, usrId, now)
    unsent.novita.sort((a, b) => (a.quando < b.quando ? -1 : 1))
    return unsent
  })
}

/** The instant of new news: later than any in a mail so far, also where the clock of this node is behind. */
export async function instantAfterMails(writer: Writer, usrId: string): Promise<string> {
  const told = Object.values(await sentTo(writer, usrId)).filter((one) => typeof one === 'string')
  const last = told.sort().at(-1) ?? ''
  return writer.at > last ? writer.at : new Date(Date.parse(last) + 1).toISOString()
}

const sentTo = async (writer: Writer, usrId: string): Promise<Sent> =>
  ((await writer.secret(SPACE, usrId)) ?? {}) as Sent

const isOf = (novita: AvvisoNews, kind: Kind): boolean => KINDS[kind].some((parte) => novita[parte] !== undefined)

const isAfter = (sent: string | number | undefined, { quando, rev }: { quando: string; rev: number }): boolean =>
  typeof sent === 'number' ? rev > sent : quando > (sent ?? '')

const later = (sent: string | number | undefined, quando: string): string =>
  typeof sent === 'string' && sent > quando ? sent : quando

function only({ aziendaId, quando, ...parti }: AvvisoNews, kinds: readonly Kind[]): AvvisoNews {
  const said = kinds.flatMap((kind) => KINDS[kind].map((parte) => [parte, parti[parte]] as const))
  return { aziendaId, quando, ...Object.fromEntries(said.filter(([, part]) => part !== undefined)) }
}

/** Mails the gathered news to people who want them at once; how many mails. */
export async function mailAtOnce(tenant: Tenant, post: PostOffice): Promise<number> {
  let sent = 0
  for await (const { doc: usr } of tenant.store.scan('usr')) {
    const avvisi = usr.preferenze?.avvisi
    if (utenteState(usr) !== 'attivo' || avvisi?.nuoviIncroci !== 'subito') continue
    const unsent = await takeUnsent(tenant, { usrId: usr._id, avvisi, atOnce: true })
    const held = new Set(tokensOf(usr))
    const notizie = await worded({ store: tenant.store, held, oggi: dayInRome() }, unsent)
    if (isEmpty(notizie)) continue
    sent += 1
    tellByMail(tenant, { post, usr }, { due: [], notizie })
  }
  return sent
}

/** No caller waits for the mail. */
export const tellByMail = (tenant: Tenant, { post, usr }: { post: PostOffice; usr: Usr }, novita: MailNews): void =>
  post.later(async () => {
    const to = { name: usr.name, address: usr.email }
    await post.send(tenant, (sender) => avvisiMail({ to, ...sender }, novita))
  })
