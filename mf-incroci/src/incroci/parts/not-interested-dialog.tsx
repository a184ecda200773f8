import { withDecision, decisionFields, rejectionReasonLabels, type RejectionReason } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import type { Incrocio } from '@bandiera/matching'
import { usePortal, useSaved } from '@bandiera/platform'
import { FormDialog, optionsOf, SelectInput, TextAreaInput, useSchemaForm } from '@bandiera/ui/form'
import { NotInterestedSchema, type NotInterestedValues } from '../rules.ts'
import { decisionTexts } from '../texts.ts'
import { signatureOf } from './decisions.tsx'

const { fields } = decisionFields.nonInteressa

interface NotInterestedDialogProps {
  incrocio: Incrocio
  titolo: string
  onClose: () => void
}

/** Asks why a grant is of no interest to a company; the match then leaves the ranking. */
export function NotInterestedDialog({ incrocio: { azienda, bando }, titolo, onClose }: NotInterestedDialogProps) {
  const { usr } = usePortal()
  const { before, save } = useEdit('aziende', azienda)
  const saved = useSaved(decisionTexts.marked)
  const form = useSchemaForm(NotInterestedSchema, { motivo: '', nota: '' }, { mode: 'onSubmit' })
  const scelte = ({ motivo, nota }: NotInterestedValues) => {
    const reason = { motivo: motivo as RejectionReason, ...(nota.trim() && { nota: nota.trim() }) }
    return withDecision(before, bando._id, { nonInteressa: { ...reason, ...signatureOf(usr) } })
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => save({ set: { scelte: scelte(values) } }, choice)}
      open
      submit={decisionTexts.mark}
      title={decisionTexts.titolo(titolo)}
      width="xs"
    >
      <SelectInput
        help={decisionTexts.reasonHelp}
        label={fields.motivo.label}
        name="motivo"
        options={optionsOf(rejectionReasonLabels)}
      />
      <TextAreaInput label={fields.nota.label} maxLength={500} name="nota" />
    </FormDialog>
  )
}
