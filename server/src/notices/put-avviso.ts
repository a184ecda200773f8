import { ALTRE, AZIENDE_IN_AVVISO, type AvvisoIncroci, type NovitaAzienda } from '@bandiera/domain'
import type { Writer } from '../records/documents.ts'
import { hashOf } from './fingerprint.ts'
import { bandiIn, joinedParti, type News, type Parti } from './news.ts'
import { instantAfterMails } from './unsent.ts'

/**
 * Tells each person its news, in one record for each person and minute and one write for each person.
 * @returns user ids of those who were told
 */
export async function putNews(writer: Writer, news: News): Promise<string[]> {
  const minuto = `${writer.at.slice(0, 16)}Z`
  for (const [usrId, aziende] of Object.entries(news)) {
    const quando = await instantAfterMails(writer, usrId)
    await putAvviso(writer, { usrId, minuto, quando, aziende })
  }
  return Object.keys(news)
}

interface Telling {
  usrId: string
  minuto: string
  quando: string
  aziende: Record<string, Parti>
}

async function putAvviso(writer: Writer, { usrId, minuto, quando, aziende }: Telling): Promise<void> {
  const _id = hashOf([usrId, minuto])
  const before = (await writer.get('avvisi', _id))?.doc
  const fresh = Object.entries(aziende)
  // the companies with most grants are the ones to name
  fresh.sort(([, a], [, b]) => bandiIn(b) - bandiIn(a))
  if (before?.tipo !== 'incroci') {
    const novita = fresh.map(([aziendaId, parti]) => ({ aziendaId, quando, ...parti }))
    const told = { novita: novita.slice(0, AZIENDE_IN_AVVISO), quante: novita.length }
    return void (await writer.insert('avvisi', { _id, usrId, tipo: 'incroci', minuto, ...told }))
  }
  await writer.replace('avvisi', withMore(before, fresh, quando), 'update')
}

/** A record with what came later in its minute: the companies that it came for are unread again, and no others. */
function withMore(before: AvvisoIncroci, fresh: [string, Parti][], quando: string): AvvisoIncroci {
  const more = new Map(fresh)
  const held = new Set(before.novita.map(({ aziendaId }) => aziendaId))
  const novita: NovitaAzienda[] = before.novita.map((own) => {
    const parti = more.get(own.aziendaId)
    return parti ? { ...own, ...joinedParti(own, parti), quando } : own
  })
  const others = fresh.filter(([aziendaId]) => !held.has(aziendaId))
  novita.push(...others.map(([aziendaId, parti]) => ({ aziendaId, quando, ...parti })))
  // beyond those that it holds the server cannot tell whether a company has been counted already
  const quante = Math.max(before.quante, novita.length)
  const { lettoIl, lette, versione: _version, ...rest } = before
  const read = lettoIl ? Object.fromEntries([...held, ALTRE].map((riga) => [riga, lettoIl])) : lette
  const still = Object.entries(read ?? {}).filter(
    ([riga]) => !more.has(riga) && (riga !== ALTRE || others.length === 0),
  )
  return {
    ...rest,
    novita: novita.slice(0, AZIENDE_IN_AVVISO),
    quante,
    ...(still.length > 0 && { lette: Object.fromEntries(still) }),
  }
}
