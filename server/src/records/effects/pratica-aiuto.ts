import {
  aiutoDi,
  aziendaIdOfPratica,
  conAiuto,
  createImpresaUnica,
  formatEuro,
  plafondDeMinimis,
  type Aiuto,
  type Azienda,
  type Pratica,
} from '@bandiera/domain'
import { leadsTeam } from '@bandiera/policy'
import { PortalError } from '../../errors.ts'
import type { Writer } from '../documents.ts'
import type { EffectiveWrite } from './effects.ts'

/**
 * Keeps the aid of a case file in its company: written at the grant, corrected with it, taken away when it is revoked. The
 * server does it in the name of whoever takes the step, also of one who may not write the company itself.
 */
export async function withAiuto(write: EffectiveWrite<'pratiche'>, before: Pratica, after: Pratica): Promise<void> {
  const { writer } = write
  const [was, is] = [aiutoDi(before), aiutoDi(after)]
  if (JSON.stringify(was) === JSON.stringify(is)) return
  const azienda = (await writer.get('aziende', aziendaIdOfPratica(after._id)))?.doc
  if (!azienda) return
  if (is && !mayExceed(write, before, after)) await refuseOverPlafond(writer, azienda, is)
  const aiuti = conAiuto(azienda.aiuti ?? [], after._id, is)
  if (JSON.stringify(aiuti) !== JSON.stringify(azienda.aiuti ?? [])) {
    await writer.replace('aziende', { ...azienda, aiuti }, 'update')
  }
}

/** At a step only with a reason given for it; later corrections of a manager record what the authority decided. */
function mayExceed({ usr }: EffectiveWrite<'pratiche'>, before: Pratica, after: Pratica): boolean {
  const stepped = before.stato !== after.stato
  return stepped ? after.storico?.at(-1)?.forzata === true : leadsTeam(usr)
}

/** Reg. (EU) 2023/2831: the aid counts on the day of its grant, for the whole single undertaking. */
async function refuseOverPlafond(writer: Writer, azienda: Azienda, aiuto: Aiuto): Promise<void> {
  const others = { ...azienda, aiuti: conAiuto(azienda.aiuti ?? [], aiuto.praticaId ?? '', null) }
  const whole = createImpresaUnica([others, ...(await companiesOf(writer, azienda))])(others)
  const { residuo } = plafondDeMinimis(whole, aiuto.regime, aiuto.dataConcessione)
  if (residuo !== null && aiuto.esl > residuo) {
    throw new PortalError('PRATICA_PLAFOND', formatEuro(aiuto.esl), formatEuro(residuo))
  }
}

/** The other companies of the same gestore, where the group of one may be written. */
async function companiesOf(writer: Writer, { _id, gestoreId }: Azienda): Promise<Azienda[]> {
  const companies: Azienda[] = []
  for await (const { doc } of writer.scan('aziende', { anyOf: [{ path: 'gestoreId', values: [gestoreId] }] })) {
    if (doc._id !== _id) companies.push(doc)
  }
  return companies
}
