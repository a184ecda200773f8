import { atMost, fieldRules, formatDate, ruleCheck, type Azienda, type Pratica } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { CheckListInput, DateInput, EmailInput, FormDialog, TextAreaInput, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { richiesta: t } = testi.pagina
const Schema = z.object({
  email: z.string().check(ruleCheck(fieldRules.email)),
  nome: z.string(),
  voci: z.array(z.string()).check(z.minLength(1, t.errori.voci)),
  entro: z.string(),
  messaggio: z.string().check(atMost(2000)),
})
type Values = z.infer<typeof Schema>

export interface RichiediDialogProps {
  pratica: Pratica
  azienda: Azienda | undefined
  /** Names of the documents that may be asked for, and of those asked for unless somebody says otherwise. */
  voci: readonly string[]
  scelte: readonly string[]
  onClose: () => void
}

/** Asks the company's contact for documents by mail: all is filled in, one press sends it. */
export function RichiediDialog({ pratica, azienda, voci, scelte, onClose }: RichiediDialogProps) {
  const { request, notify } = usePortal()
  const { referente } = azienda ?? {}
  const known = referente?.email ?? azienda?.email ?? azienda?.pec ?? ''
  const form = useForm<Values>({
    defaultValues: {
      email: known,
      nome: referente?.nome ?? '',
      voci: [...scelte],
      entro: '',
      messaggio: '',
    },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const send = async ({ entro, messaggio, ...rest }: Values) => {
    const body = { ...rest, ...(entro && { entro }), ...(messaggio.trim() && { messaggio }) }
    const headers = { 'content-type': 'application/json' }
    await request(`/api/pratiche/${pratica._id}/richiesta`, { method: 'POST', headers, body: JSON.stringify(body) })
    return rest.email
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={(email) => notify({ text: t.inviata(email), kind: 'success' })}
      onSubmit={send}
      open
      submit={t.invia}
      title={t.titolo}
    >
      <EmailInput help={known ? t.emailAiuto : t.emailManca} label={t.email} name="email" />
      <TextInput label={t.nome} name="nome" optional />
      <CheckListInput
        label={t.documenti}
        name="voci"
        options={voci.map((value) => ({ value, label: labelOf(pratica, value) }))}
      />
      <DateInput label={t.entro} name="entro" optional />
      <TextAreaInput help={t.messaggioAiuto} label={t.messaggio} maxLength={2000} name="messaggio" optional rows={3} />
    </FormDialog>
  )
}

function labelOf({ checklist = [] }: Pratica, name: string): string {
  const scadenza = checklist.find(({ voce, docId }) => voce === name && docId)?.scadenza
  return scadenza ? `${name} (${testi.pagina.checklist.scaduto(formatDate(scadenza))})` : name
}
