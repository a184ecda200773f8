import {
  type Aiuto,
  grantedAiuto,
  type Azienda,
  aziendaIdOfPratica,
  checkEmail,
  withGrantedAiuto,
  createSingleUndertaking,
  dayInRome,
  missingDocumenti,
  firstRole,
  formatEuro,
  isCor,
  isCup,
  missingForStep,
  type PraticaNote,
  praticaStepsOf,
  type PraticaStep,
  deMinimisRoom,
  type Pratica,
  reopeningOf,
  requiresDocumenti,
  requiresReason,
  GRANTED_STATES,
  praticaStateLabels,
} from '@bandiera/domain'
import { leadsTeam } from '@bandiera/policy'
import { PortalError } from '../../errors.ts'
import { invalidField, nameInRefusal } from '../checked-record.ts'
import type { Writer } from '../documents.ts'
import type { EffectiveWrite, WriteEffect } from './effect.ts'

type Write = EffectiveWrite<'pratiche'>

/** Legal steps, signed history and notes. A grant writes the aid into the company with it (ADR 0023). */
export const praticheEffect: WriteEffect<'pratiche'> = async (write) => {
  const { before, after } = write
  if (!after) {
    if (before && before.stato !== 'bozza') throw new PortalError('PRATICA_DELETE')
    return null
  }
  const whole = { ...after, ...(await relations(write, before, after)) }
  if (!before) return opened(write, whole)
  const noted = { ...whole, note: signedNote(write, before, whole) }
  const stepped = await withStep(write, before, noted)
  await withAiuto(write, before, stepped)
  return stepped
}

async function opened(write: Write, after: Pratica): Promise<Pratica> {
  if (after.stato !== 'bozza') throw new PortalError('PRATICA_STEP', 'nuova', after.stato)
  if (after.storico?.length) throw new PortalError('PRATICA_HISTORY', 'storico')
  if (after.extra !== undefined && !leadsTeam(write.usr))
    throw new PortalError('WRITE_FIELD', nameInRefusal('pratiche', 'extra'))
  await refuseForeignBando(write, after)
  const azienda = await write.writer.get('aziende', aziendaIdOfPratica(after._id))
  if (!azienda) throw invalidField('pratiche', '_id', 'l’azienda della pratica non esiste')
  return { ...after, gestoreId: azienda.doc.gestoreId, storico: [], note: signedNote(write, null, after) }
}

/** The people who share the case file and who work on it, as far as this write changes them. */
async function relations(write: Write, before: Pratica | null, after: Pratica): Promise<Partial<Pratica>> {
  const { assegnatoA, extra } = after
  if (assegnatoA !== undefined && assegnatoA !== before?.assegnatoA) await refuseStranger(write, after, assegnatoA)
  if (extra === undefined || extra === before?.extra) return {}
  const checked = checkEmail(extra)
  if (!checked.ok) throw invalidField('pratiche', 'extra', checked.motivo)
  return { extra: checked.valore.toLowerCase() }
}

async function refuseStranger({ writer }: Write, { _id }: Pratica, id: string): Promise<void> {
  const azienda = (await writer.get('aziende', aziendaIdOfPratica(_id)))?.doc
  if (azienda && (azienda.gestoreId === id || azienda.professionisti.includes(id))) return
  const usr = (await writer.get('usr', id))?.doc
  if (!usr || firstRole(usr.role) !== 'admin') throw new PortalError('PRATICA_ASSIGNEE')
}

/** A grant that the company's gestore does not have is not one to apply for; an admin sees them all. */
async function refuseForeignBando({ writer, usr }: Write, { _id, bandoId }: Pratica): Promise<void> {
  if (bandoId === undefined) return
  const bando = (await writer.get('bandi', bandoId))?.doc
  const azienda = (await writer.get('aziende', aziendaIdOfPratica(_id)))?.doc
  const listed = bando?.data.gestori.includes(azienda?.gestoreId ?? '')
  if (!bando || (!listed && firstRole(usr.role) !== 'admin')) throw new PortalError('PRATICA_BANDO')
}

/** Keeps the granted aid in the company, in the name of a person who may not write companies, too. */
async function withAiuto(write: Write, before: Pratica, after: Pratica): Promise<void> {
  const { writer } = write
  const [was, is] = [grantedAiuto(before), grantedAiuto(after)]
  if (JSON.stringify(was) === JSON.stringify(is)) return
  const azienda = (await writer.get('aziende', aziendaIdOfPratica(after._id)))?.doc
  if (!azienda) return
  if (is && !mayExceed(write, before, after)) await refuseOverCeiling(writer, azienda, is)
  const aiuti = withGrantedAiuto(azienda.aiuti ?? [], after._id, is)
  if (JSON.stringify(aiuti) !== JSON.stringify(azienda.aiuti ?? [])) {
    await writer.replace('aziende', { ...azienda, aiuti }, 'update')
  }
}

/** At a step only with a reason given for it; later corrections of a manager record what the authority decided. */
function mayExceed({ usr }: Write, before: Pratica, after: Pratica): boolean {
  const stepped = before.stato !== after.stato
  return stepped ? after.storico?.at(-1)?.forzata === true : leadsTeam(usr)
}

/** Reg. (EU) 2023/2831: the aid counts on the day of its grant, for the whole single undertaking. */
async function refuseOverCeiling(writer: Writer, azienda: Azienda, aiuto: Aiuto): Promise<void> {
  const others = { ...azienda, aiuti: withGrantedAiuto(azienda.aiuti ?? [], aiuto.praticaId ?? '', null) }
  const whole = createSingleUndertaking([others, ...(await companiesOf(writer, azienda))])(others)
  const { residuo } = deMinimisRoom(whole, aiuto.regime, aiuto.dataConcessione)
  if (residuo !== null && aiuto.esl > residuo) {
    throw new PortalError('PRATICA_PLAFOND', formatEuro(aiuto.esl), formatEuro(residuo))
  }
}

async function companiesOf(writer: Writer, { _id, gestoreId }: Azienda): Promise<Azienda[]> {
  const companies: Azienda[] = []
  for await (const { doc } of writer.scan('aziende', { anyOf: [{ path: 'gestoreId', values: [gestoreId] }] })) {
    if (doc._id !== _id) companies.push(doc)
  }
  return companies
}

/** The case file with the line of its step, when the write takes one; refused when the step may not be taken. */
async function withStep(write: Write, before: Pratica, after: Pratica): Promise<Pratica> {
  const asked = stepAsked(before, after)
  refuseCodes(before, after, dayInRome(new Date(write.writer.at)))
  if (before.stato === after.stato) {
    // a line without a step: another person took the same step a moment ago
    if (asked) throw new PortalError('RECORD_CHANGED')
    refuseLost(before, after)
    return after
  }
  const { id, motivo, nota } = asked ?? {}
  const passo: PraticaStep = {
    ...(id !== undefined && { id }),
    da: before.stato,
    a: after.stato,
    quando: write.writer.at,
    chi: write.usr._id,
    ...(motivo && { motivo }),
    ...(nota?.trim() && { nota: nota.trim() }),
  }
  const forzata = isForced(write, asked, passo)
  if (praticaStepsOf(before).includes(after.stato)) refuseUnready(write, after, passo, forzata)
  else refuseReopening(write, before, passo)
  return { ...after, storico: [...(before.storico ?? []), forzata ? { ...passo, forzata } : passo] }
}

/** Only the person who decides for the team goes on without missing data, and says why. */
const isForced = ({ usr }: Write, asked: PraticaStep | undefined, { nota }: PraticaStep): boolean =>
  asked?.forzata === true && leadsTeam(usr) && nota !== undefined

function refuseReopening({ usr }: Write, before: Pratica, { a, nota }: PraticaStep): void {
  const { [before.stato]: da, [a]: verso } = praticaStateLabels
  if (reopeningOf(before) !== a) throw new PortalError('PRATICA_STEP', da, verso)
  if (!leadsTeam(usr) || !nota) throw new PortalError('PRATICA_REOPEN')
}

function refuseUnready(write: Write, after: Pratica, { a, motivo, nota }: PraticaStep, forzata: boolean): void {
  const label = praticaStateLabels[a]
  if (requiresReason(a) && !motivo) throw new PortalError('PRATICA_REASON', label, 'scegline uno dall’elenco')
  if (motivo === 'altro' && !nota) throw new PortalError('PRATICA_REASON', label, 'spiega a parole che cosa è successo')
  const manca = missingForStep(after, a)
  if (manca.length > 0) throw new PortalError('PRATICA_NEEDS', label, manca.map((one) => one.etichetta).join(', '))
  const oggi = dayInRome(new Date(write.writer.at))
  const documenti = requiresDocumenti(a) && !forzata ? missingDocumenti(after, oggi) : []
  if (documenti.length > 0) throw new PortalError('PRATICA_DOCUMENTS', documenti.map(({ voce }) => voce).join(', '))
}

/** What a granted case file was granted with cannot be taken away from it. */
function refuseLost(before: Pratica, after: Pratica): void {
  if (!GRANTED_STATES.includes(after.stato)) return
  const had = new Set(missingForStep(before, 'concessa').map(({ campo }) => campo))
  const lost = missingForStep(after, 'concessa').filter(({ campo }) => !had.has(campo))
  if (lost.length === 0) return
  throw new PortalError('PRATICA_NEEDS', praticaStateLabels.concessa, lost.map((one) => one.etichetta).join(', '))
}

/** Refuses codes that the registers would not take, and future days; only those that this write adds. */
function refuseCodes(before: Pratica, after: Pratica, oggi: string): void {
  const changed = (campo: 'cor' | 'cup' | 'dataConcessione' | 'dataInvio') =>
    after[campo] !== before[campo] ? after[campo] : undefined
  const [cor, cup] = [changed('cor'), changed('cup')]
  if (cor && !isCor(cor)) throw invalidField('pratiche', 'cor', 'non è un codice COR')
  if (cup && !isCup(cup)) throw invalidField('pratiche', 'cup', 'non è un codice CUP')
  for (const campo of ['dataConcessione', 'dataInvio'] as const) {
    if ((changed(campo) ?? '') > oggi) throw invalidField('pratiche', campo, 'è un giorno che deve ancora venire')
  }
}

const MOST_MENTIONS = 20

function signedNote({ usr, writer }: Write, before: Pratica | null, after: Pratica): PraticaNote[] {
  const { kept, added } = appended('note', before?.note, after.note)
  const signed = added.map(({ id, testo, menzioni = [] }) => ({
    ...(id !== undefined && { id }),
    autore: usr._id,
    quando: writer.at,
    testo,
    menzioni: [...new Set(menzioni)].slice(0, MOST_MENTIONS),
  }))
  return [...kept, ...signed]
}

/** What a write says about its step: the line it adds to the history, if any. More than one is never one step. */
function stepAsked(before: Pratica, after: Pratica): PraticaStep | undefined {
  const { added } = appended('storico', before.storico, after.storico)
  if (added.length > 1) throw new PortalError('PRATICA_HISTORY', 'storico')
  return added[0]
}

function appended<T>(name: string, before: T[] = [], after: T[] = []): { kept: T[]; added: T[] } {
  if (JSON.stringify(after.slice(0, before.length)) !== JSON.stringify(before))
    throw new PortalError('PRATICA_HISTORY', name)
  return { kept: before, added: after.slice(before.length) }
}
