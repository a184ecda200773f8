import {
  type Azienda,
  aziendaFields,
  checkCap,
  type Field,
  firstRole,
  type Rejection,
  type CriterioAnswer,
  type Decision,
  type Usr,
} from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import type { Writer } from '../documents.ts'
import { invalidField } from '../checked-record.ts'
import type { WriteEffect } from './effect.ts'
import { countOf } from './usr.ts'

/** Sound new identifiers, a gestore with its own professionisti, signed decisions; none is deleted in use. */
export const aziendeEffect: WriteEffect<'aziende'> = async ({ writer, usr, before, after }) => {
  if (!after) return before && firstRole(usr.role) !== 'admin' ? refuseInUse(writer, before) : null
  refuseIdentifiers(before, after)
  const firma = { da: usr._id, quando: writer.at }
  return withTeam(writer, before, { ...after, ...signedChoices(before, after, firma) })
}

/** Checks only what this write brings in: a wrong number that was stored long ago must not stop a change of the phone. */
function refuseIdentifiers(before: Azienda | null, after: Azienda): void {
  for (const [campo, { check }] of Object.entries<Field>(aziendaFields)) {
    const value = after[campo as keyof Azienda]
    if (!check || !value || value === before?.[campo as keyof Azienda]) continue
    const verdict = check(String(value))
    if (!verdict.ok) throw invalidField('aziende', campo, verdict.motivo)
  }
  const held = new Set(before?.sedi?.map(({ cap }) => cap))
  after.sedi?.forEach(({ cap }, at) => {
    const verdict = cap && !held.has(cap) ? checkCap(cap) : null
    if (verdict && !verdict.ok) throw invalidField('aziende', `sedi.${at}.cap`, verdict.motivo, after)
  })
}

/** A new gestore takes the company from the professionisti before; an added one must work for its gestore. */
async function withTeam(writer: Writer, before: Azienda | null, after: Azienda): Promise<Azienda> {
  const { gestoreId, professionisti } = after
  const moved = gestoreId !== before?.gestoreId
  if (moved) await refuseNoGestore(writer, gestoreId)
  const kept: string[] = []
  for (const id of new Set(professionisti)) {
    const known = before?.professionisti.includes(id) ?? false
    if ((known && !moved) || (await worksFor(writer, id, gestoreId))) kept.push(id)
    else if (!known) throw invalidField('aziende', 'professionisti', 'non lavora per il gestore dell’azienda')
  }
  return { ...after, professionisti: kept }
}

async function refuseNoGestore(writer: Writer, gestoreId: string): Promise<void> {
  const gestore = (await writer.get('usr', gestoreId))?.doc
  if (!gestore || firstRole(gestore.role) !== 'gestore') {
    throw invalidField('aziende', 'gestoreId', 'non è un gestore di questo portale')
  }
}

export async function worksFor(writer: Writer, id: string, gestoreId: string): Promise<boolean> {
  const usr: Usr | undefined = (await writer.get('usr', id))?.doc
  return usr?.role.professionista?.by === gestoreId
}

async function refuseInUse(writer: Writer, { _id }: Azienda): Promise<null> {
  const pratiche = await countOf(writer, 'pratiche', 'aziendaId', _id)
  const docs = await countOf(writer, 'docs', 'clienteId', _id)
  if (pratiche + docs > 0) throw new PortalError('AZIENDA_IN_USE', pratiche, docs)
  return null
}

type ChoiceSignature = Pick<CriterioAnswer, 'da' | 'quando'>

/** Unchanged decisions keep who made them and when. One line for each grant, one answer to each of its criteria. */
function signedChoices(before: Azienda | null, after: Azienda, firma: ChoiceSignature): Pick<Azienda, 'scelte'> {
  const { scelte } = after
  if (!scelte) return {}
  const ids = scelte.map(({ bandoId }) => bandoId)
  refuseTwice('scelte', ids)
  const known = new Map(before?.scelte?.map((scelta) => [scelta.bandoId, scelta]))
  return { scelte: scelte.map((scelta) => signed(scelta, known.get(scelta.bandoId), firma)) }
}

function signed(scelta: Decision, before: Decision | undefined, firma: ChoiceSignature): Decision {
  const { nonInteressa, risposte } = scelta
  refuseTwice('risposte', risposte?.map(({ criterioId }) => criterioId) ?? [])
  const answers = new Map(before?.risposte?.map((risposta) => [risposta.criterioId, risposta]))
  return {
    ...scelta,
    ...(nonInteressa && { nonInteressa: signedReason(nonInteressa, before?.nonInteressa, firma) }),
    ...(risposte && {
      risposte: risposte.map(({ criterioId, valore }) => {
        const known = answers.get(criterioId)
        return known?.valore === valore ? known : { criterioId, valore, ...firma }
      }),
    }),
  }
}

function signedReason({ motivo, nota }: Rejection, before: Rejection | undefined, firma: ChoiceSignature): Rejection {
  if (before && before.motivo === motivo && before.nota === nota) return before
  return { motivo, ...(nota === undefined ? {} : { nota }), ...firma }
}

function refuseTwice(field: string, names: readonly string[]): void {
  if (new Set(names).size < names.length) throw invalidField('aziende', field, 'c’è due volte la stessa riga')
}
