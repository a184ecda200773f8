import { aziendaIdOfPratica, ended, formatDate, type PraticaNote, type Pratica } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import { everything } from '../records/undo.ts'
import { changeOne, guarded } from '../realm/guarded-write.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { PostOffice } from './post-office.ts'
import type { MailContent } from './render-mail.ts'

interface DocumentRequest {
  email: string
  nome: string
  /** Names of checklist lines. */
  voci: readonly string[]
  messaggio?: string | undefined
  entro?: string | undefined
}

/** The rights to write a note of the case file decide. A mail that does not go out is noted too. */
export async function requestDocuments(
  visitor: Visitor,
  post: PostOffice,
  id: string,
  request: DocumentRequest,
): Promise<void> {
  const { tenant, usr } = visitor
  const testo = noteOf(request)
  const { pratica, azienda } = await guarded(visitor, 'pratiche', async (guard) => {
    const before = (await guard.writer.get('pratiche', id))?.doc
    const nota = { autore: usr._id, quando: guard.writer.at, testo }
    const written = await changeOne(guard, id, everything, {
      op: 'update',
      apply: (doc) => ({ ...doc, note: [...((doc['note'] as PraticaNote[] | undefined) ?? []), nota] }),
    })
    if (!before || !written) throw new PortalError('RECORD_MISSING')
    refuseUnknown(before, request.voci)
    const company = (await guard.writer.get('aziende', aziendaIdOfPratica(id)))?.doc
    return { pratica: before, azienda: company?.ragioneSociale ?? '' }
  })
  const { email: address, nome: name, ...rest } = request
  const about = { ...rest, to: { name, address }, titolo: pratica.titolo, azienda }
  post.later(async () => {
    const da = { name: usr.name, address: usr.email }
    if (!(await post.send(tenant, () => missingDocumentsMail({ ...about, da }))))
      await noteFailure(visitor, id, address)
  })
}

const noteOf = ({ email, voci, entro, messaggio }: DocumentRequest): string => {
  const until = entro ? `, entro il ${entro.split('-').reverse().join('/')}` : ''
  const own = messaggio ? `\n«${messaggio}»` : ''
  return `Documenti chiesti per e-mail a ${email}${until}: ${voci.join(', ')}.${own}`.slice(0, 5000)
}

/** A mail says only what the checklist holds: the rest is the person's own message. */
function refuseUnknown({ checklist = [] }: Pratica, voci: readonly string[]): void {
  const known = new Set(checklist.map(({ voce }) => voce))
  const strange = voci.find((voce) => !known.has(voce))
  if (strange !== undefined) {
    throw new PortalError('RECORD_INVALID', 'documenti', `«${strange}» non è nella checklist, ricarica la pagina`)
  }
}

async function noteFailure({ tenant, usr }: Visitor, id: string, address: string): Promise<void> {
  await tenant.documents.transact(null, async (writer) => {
    const pratica = (await writer.get('pratiche', id))?.doc
    if (!pratica) return
    const testo = `La richiesta di documenti a ${address} non è partita: il server di posta non risponde. Ripetila.`
    const nota = { autore: usr._id, quando: writer.at, testo, menzioni: [] }
    await writer.replace('pratiche', { ...pratica, note: [...(pratica.note ?? []), nota] }, 'update')
  })
}

interface MissingDocuments extends Omit<DocumentRequest, 'email' | 'nome'>, Pick<MailContent, 'to'> {
  titolo: string
  azienda: string
  /** The person who asks. */
  da: { name: string; address: string }
}

/** To the contact of a company; the answer goes to the person who asks. */
function missingDocumentsMail({ to, voci, titolo, azienda, da, messaggio, entro }: MissingDocuments): MailContent {
  const one = voci.length === 1
  const until = entro ? ` entro il ${formatDate(entro)}` : ''
  return {
    to,
    replyTo: da.address,
    subject: one ? `${voci[0]}: un documento per «${titolo}»` : `${voci.length} documenti per «${titolo}»`,
    lines: [
      `per la pratica «${titolo}» di ${azienda} ${one ? 'manca ancora questo documento' : 'mancano ancora questi documenti'}:`,
      ...(messaggio ? [messaggio] : []),
      `Rispondi a questa e-mail${until} e allega ${one ? 'il documento' : 'i documenti'}: la risposta arriva a ${da.name}.`,
    ],
    list: voci,
    why: ended(
      `Ricevi questa e-mail perché ${da.name} segue questa pratica e ha il tuo indirizzo come riferimento di ${azienda}`,
    ),
  }
}
