import { ADMITTED_COSTS, AGEVOLAZIONE_FORMS, OBJECTIVES, type ConflictChoice, type Esigenza } from '@bandiera/domain'
import { usePortal, useSaved } from '@bandiera/platform'
import { Box } from '@bandiera/ui'
import {
  CheckListInput,
  ComboInput,
  FormDialog,
  type Option,
  optionsOf,
  TextInput,
  useForm,
  useSchemaForm,
} from '@bandiera/ui/form'
import { useState } from 'react'
import { esigenzaSchema, esigenzaValues, type EsigenzaValues } from './rules.ts'
import { added, changed, merged } from './patch.ts'
import { texts } from './texts.ts'
import type { Catalogue } from './actions.ts'

interface EsigenzaDialogProps {
  catalogue: Catalogue
  esigenza?: Esigenza | undefined
  onClose: () => void
}

const { form: parole } = texts

export function EsigenzaDialog({ catalogue, esigenza, onClose }: EsigenzaDialogProps) {
  // the version that the form showed: a later change by a colleague is a conflict, not overwritten
  const [{ before, all, versione: base }] = useState({ ...catalogue, before: esigenza })
  const saved = useSaved(before ? texts.savedOne : texts.addedOne)
  const others = catalogue.lines.filter(({ id }) => id !== before?.id)
  const form = useSchemaForm(esigenzaSchema(others), esigenzaValues(before))
  const save = (values: EsigenzaValues, choice?: ConflictChoice) =>
    catalogue.write(before ? changed(all, before, values) : added(catalogue.all, values), { base, choice })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={save}
      open
      title={before ? texts.edit : texts.fresh}
    >
      <TextInput help={parole.nameHelp} label={parole.name} maxLength={80} name="nome" />
      <TextInput help={parole.groupHelp} label={parole.group} maxLength={60} name="gruppo" optional />
      <Box sx={columns}>
        <CheckListInput help={parole.goalsHelp} label={parole.goals} name="obiettivi" options={optionsOf(OBJECTIVES)} />
        <CheckListInput label={parole.costs} name="costi" optional options={optionsOf(ADMITTED_COSTS)} />
        <CheckListInput label={parole.forms} name="forme" optional options={optionsOf(AGEVOLAZIONE_FORMS)} />
      </Box>
    </FormDialog>
  )
}

const columns = {
  display: 'grid',
  gap: 4,
  '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))' },
}

type MergeValues = { altra: Option | null }

/** Two needs become one: the companies of the first get the second. */
export function MergeDialog({ catalogue, esigenza, onClose }: EsigenzaDialogProps & { esigenza: Esigenza }) {
  const { notify } = usePortal()
  const form = useForm<MergeValues>({ defaultValues: { altra: null } })
  const source = catalogue.lines
    .filter(({ id }) => id !== esigenza.id)
    .map(({ id, nome }) => ({ value: id, label: nome }))
  const uses = catalogue.lines.find(({ id }) => id === esigenza.id)?.aziende ?? 0
  const [{ all, versione: base }] = useState(catalogue)
  const save = async ({ altra }: MergeValues, choice?: ConflictChoice) => {
    if (!altra) throw new Error(texts.mergeMissing)
    await catalogue.write(merged(all, esigenza, altra.value), { base, choice })
    return altra.label
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={(altra) => notify({ text: texts.unit(esigenza.nome, altra), kind: 'success' })}
      onSubmit={save}
      open
      submit={texts.merge}
      title={texts.mergeTitle(esigenza.nome)}
    >
      <p style={{ margin: 0 }}>{texts.mergeText(uses)}</p>
      <ComboInput label={texts.mergeInto} name="altra" source={source} />
    </FormDialog>
  )
}
