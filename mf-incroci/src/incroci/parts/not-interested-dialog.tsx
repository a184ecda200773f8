import { withDecision, REJECTION_REASONS, rejectionReasonLabels, type RejectionReason } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import type { Incrocio } from '@bandiera/matching'
import { usePortal, useSaved } from '@bandiera/platform'
import { FormDialog, SelectInput, TextAreaInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { NotInterestedSchema, type NotInterestedValues } from '../rules.ts'
import { decisionTexts } from '../texts.ts'
import { signatureOf } from './decisions.tsx'

const options = REJECTION_REASONS.map((value) => ({ value, label: rejectionReasonLabels[value] }))

interface NotInterestedDialogProps {
  incrocio: Incrocio
  titolo: string
  onClose: () => void
}

/** Asks why a grant is of no interest to a company; the match then leaves the ranking. */
export function NotInterestedDialog({ incrocio: { azienda, bando }, titolo, onClose }: NotInterestedDialogProps) {
  const { usr } = usePortal()
  const { before, save } = useEdit('aziende', azienda)
  const saved = useSaved(decisionTexts.segnato)
  const form = useForm<NotInterestedValues>({
    defaultValues: { motivo: '', nota: '' },
    resolver: standardSchemaResolver(NotInterestedSchema),
  })
  const scelte = ({ motivo, nota }: NotInterestedValues) =>
    withDecision(before, bando._id, {
      nonInteressa: {
        motivo: motivo as RejectionReason,
        ...(nota.trim() && { nota: nota.trim() }),
        ...signatureOf(usr),
      },
    })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => save({ set: { scelte: scelte(values) } }, choice)}
      open
      submit={decisionTexts.segna}
      title={decisionTexts.titolo(titolo)}
      width="xs"
    >
      <SelectInput help={decisionTexts.motivoAiuto} label={decisionTexts.motivo} name="motivo" options={options} />
      <TextAreaInput label={decisionTexts.nota} maxLength={500} name="nota" />
    </FormDialog>
  )
}
