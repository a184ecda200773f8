import { aiutoFields, type Aiuto, type Azienda, type ConflictChoice, type Operazione } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved } from '@bandiera/platform'
import { Box, Button } from '@bandiera/ui'
import { FormDialog, RecordInputs, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { two } from '../fields/compagine-fields.tsx'
import { aiutoOf, AiutoSchema, aiutoValues, hasAiuto, withAiuto, type AiutoValues } from '../rules/aiuti.rules.ts'
import { testi } from '../testi.ts'

const { deMinimis: words } = testi

export interface AiutoDialogProps {
  azienda: Azienda
  /** `null` for a new aid. */
  before: Aiuto | null
  onClose: () => void
}

/** One aid: what was granted, when, and how much of it counts. Only that aid is written. */
export function AiutoDialog({ azienda, before, onClose }: AiutoDialogProps) {
  const { update } = useWrites()
  const saved = useSaved(words.salvato)
  const [opened] = useState(azienda)
  const form = useForm<AiutoValues>({
    defaultValues: aiutoValues(before ?? {}),
    resolver: standardSchemaResolver(AiutoSchema),
    mode: 'onTouched',
  })
  const write = (next: Aiuto | null, choice?: ConflictChoice) => {
    // aids have no name of their own: while this one is as it was, the list of now is written, else the server asks
    const from = !before || hasAiuto(azienda, before) ? azienda : opened
    const patch = before ? { set: { aiuti: withAiuto(from, before, next) } } : { push: { aiuti: next } }
    return update('aziende', from._id, patch, { base: from.versione, choice })
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => write(aiutoOf(values, before), choice)}
      open
      title={before ? words.titoloModifica : words.aggiungi}
    >
      <AiutoFields />
      {before && <Remove onClose={onClose} remove={() => write(null)} />}
    </FormDialog>
  )
}

const AiutoFields = () => (
  <>
    <RecordInputs fields={aiutoFields} keys={['regime', 'descrizione', 'dataConcessione']} />
    <Box sx={two}>
      <RecordInputs fields={aiutoFields} keys={['esl', 'importo', 'cor', 'fonte']} />
    </Box>
  </>
)

function Remove({ remove, onClose }: { remove: () => Promise<Operazione | null>; onClose: () => void }) {
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const ask = async () => {
    if (!(await confirm({ title: words.rimuoviTitolo, text: words.rimuoviTesto, ok: words.rimuovi }))) return
    if (await attempt(words.rimosso, remove())) onClose()
  }
  return (
    <Button color="error" onClick={() => void ask()} sx={{ alignSelf: 'flex-start' }}>
      {words.rimuoviBreve}
    </Button>
  )
}
