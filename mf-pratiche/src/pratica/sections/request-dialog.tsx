import {
  atMost,
  type Azienda,
  aziendaIdOfPratica,
  fieldRules,
  formatDate,
  type Pratica,
  ruleCheck,
  checklistEntryState,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import {
  CheckListInput,
  DateInput,
  EmailInput,
  FormDialog,
  TextAreaInput,
  TextInput,
  useSchemaForm,
} from '@bandiera/ui/form'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { detailTexts } from './texts.ts'

const Schema = z.object({
  email: z.string().check(ruleCheck(fieldRules.email)),
  nome: z.string(),
  voci: z.array(z.string()).check(z.minLength(1, detailTexts.request.errors.entries)),
  entro: z.string(),
  messaggio: z.string().check(atMost(2000)),
})
type Values = z.infer<typeof Schema>

interface RequestDialogProps {
  pratica: Pratica
  azienda: Azienda | undefined
  /** Names of the documents that may be requested, and of those ticked at first. */
  voci: readonly string[]
  scelte: readonly string[]
  onClose: () => void
}

/** Requests documents from the company's contact by mail; the form is filled in already. */
function RequestDialog({ pratica, azienda, voci, scelte, onClose }: RequestDialogProps) {
  const { request, notify } = usePortal()
  const { referente } = azienda ?? {}
  const known = referente?.email ?? azienda?.email ?? azienda?.pec ?? ''
  const start = { email: known, nome: referente?.nome ?? '', voci: [...scelte], entro: '', messaggio: '' }
  const form = useSchemaForm(Schema, start)
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
      onSaved={(email) => notify({ text: detailTexts.request.sent(email), kind: 'success' })}
      onSubmit={send}
      open
      submit={detailTexts.request.send}
      title={detailTexts.request.title}
    >
      <EmailInput
        help={known ? detailTexts.request.emailAiuto : detailTexts.request.emailMissing}
        label={detailTexts.request.email}
        name="email"
      />
      <TextInput label={detailTexts.request.name} name="nome" optional />
      <CheckListInput
        label={detailTexts.request.documenti}
        name="voci"
        options={voci.map((value) => ({ value, label: labelOf(pratica, value) }))}
      />
      <DateInput label={detailTexts.request.within} name="entro" optional />
      <TextAreaInput
        help={detailTexts.request.messageHelp}
        label={detailTexts.request.message}
        maxLength={2000}
        name="messaggio"
        optional
        rows={3}
      />
    </FormDialog>
  )
}

function labelOf({ checklist = [] }: Pratica, name: string): string {
  const scadenza = checklist.find(({ voce, docId }) => voce === name && docId)?.scadenza
  return scadenza ? `${name} (${detailTexts.checklist.expired(formatDate(scadenza))})` : name
}

/** The dialog that requests documents, opened for one of them or for all that are missing. */
export function useRequest(pratica: Pratica): { ask: (voce?: string) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const oggi = useToday()
  const missing = (pratica.checklist ?? []).filter((voce) =>
    ['manca', 'scaduto'].includes(checklistEntryState(voce, oggi)),
  )
  const mandatory = missing.filter(({ obbligatoria }) => obbligatoria)
  const names = (lines: typeof missing) => [...new Set(lines.map(({ voce }) => voce))]
  const close = () => setAsked(null)
  return {
    ask: (voce) => setAsked(voce === undefined ? names(mandatory.length > 0 ? mandatory : missing) : [voce]),
    dialog: asked && (
      <RequestDialog azienda={azienda} onClose={close} pratica={pratica} scelte={asked} voci={names(missing)} />
    ),
  }
}
