import {
  atMost,
  conScelta,
  MOTIVI_NON_INTERESSA,
  motivoNonInteressaLabels,
  type MotivoNonInteressa,
} from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import type { Incrocio } from '@bandiera/matching'
import { usePortal, useSaved } from '@bandiera/platform'
import { FormDialog, SelectInput, TextAreaInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { decisionTexts } from '../texts.ts'
import { signatureOf } from './decisions.tsx'

interface Values {
  motivo: string
  nota: string
}
const Schema = z
  .object({
    motivo: z.string().check(z.minLength(1, decisionTexts.motivoManca)),
    nota: z.string().check(atMost(500)),
  })
  .check(
    z.refine(({ motivo, nota }) => motivo !== 'altro_motivo' || nota.trim() !== '', {
      error: decisionTexts.notaAltro,
      path: ['nota'],
    }),
  )
const options = MOTIVI_NON_INTERESSA.map((value) => ({ value, label: motivoNonInteressaLabels[value] }))

interface NotInterestedDialogProps {
  incrocio: Incrocio
  titolo: string
  onClose: () => void
}

/** Why a grant is not for this company; the match leaves the ranking, with the way back. */
export function NotInterestedDialog({ incrocio: { azienda, bando }, titolo, onClose }: NotInterestedDialogProps) {
  const { usr } = usePortal()
  const { before, save } = useEdit('aziende', azienda)
  const saved = useSaved(decisionTexts.segnato)
  const form = useForm<Values>({ defaultValues: { motivo: '', nota: '' }, resolver: standardSchemaResolver(Schema) })
  const scelte = ({ motivo, nota }: Values) =>
    conScelta(before, bando._id, {
      nonInteressa: {
        motivo: motivo as MotivoNonInteressa,
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
