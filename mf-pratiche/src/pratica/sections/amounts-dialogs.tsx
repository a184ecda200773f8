import {
  payoutFields,
  formOf,
  type Pratica,
  praticaFields,
  GRANTED_STATES,
  PAYOUT_KINDS,
  payoutKindLabels,
} from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { DateInput, EuroInput, FormDialog, RecordInputs, SelectInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { texts } from '../../texts.ts'
import { stepTexts } from '../../step/texts.ts'
import { detailTexts } from './texts.ts'
import { usePraticaWrites } from './patch.ts'

const REQUESTED = ['importoProgetto', 'agevolazioneRichiesta'] as const
const GRANTED = ['agevolazioneConcessa', 'esl', 'cor', 'cup'] as const
const FEE = ['fisso', 'percentuale'] as const
const amountsForm = formOf(praticaFields, [...REQUESTED, ...GRANTED])
const feeFields = praticaFields.compenso.fields
const feeForm = formOf(feeFields, FEE)

const schemaOf = (granted: boolean) =>
  z.object({ ...amountsForm.shape, compenso: z.object(feeForm.shape) }).check(({ value, issues }) => {
    if (granted && !value.agevolazioneConcessa)
      issues.push({ code: 'custom', input: value, path: ['agevolazioneConcessa'], message: stepTexts.errori.importo })
  })
type AmountsValues = z.infer<ReturnType<typeof schemaOf>>

/** The amounts of a case file; those of the grant once it is granted. */
export function AmountsDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(texts.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update } = usePraticaWrites(before)
  const granted = GRANTED_STATES.includes(pratica.stato)
  const form = useForm<AmountsValues>({
    defaultValues: valuesOf(before),
    resolver: standardSchemaResolver(schemaOf(granted)),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => update(patchOf(recordOf(valuesOf(before)), recordOf(values)), choice)}
      open
      title={detailTexts.importi.modifica}
    >
      <RecordInputs fields={praticaFields} keys={REQUESTED} />
      {granted && <RecordInputs fields={praticaFields} keys={GRANTED} required={['agevolazioneConcessa']} />}
      <RecordInputs at="compenso" fields={feeFields} keys={FEE} />
    </FormDialog>
  )
}

const valuesOf = (pratica: Pratica): AmountsValues => ({
  ...amountsForm.values(pratica),
  compenso: feeForm.values(pratica.compenso ?? {}),
})

/** The values of the form, by path of the record. */
function recordOf({ compenso: fee, ...typed }: AmountsValues): Record<string, unknown> {
  const { fisso, percentuale } = feeForm.record(fee)
  return { ...amountsForm.record(typed), 'compenso.fisso': fisso, 'compenso.percentuale': percentuale }
}

/** Only the changed fields: a colleague may change the others at the same time. */
function patchOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  const isEmpty = (path: string) => after[path] === undefined
  return {
    set: Object.fromEntries(changed.filter((path) => !isEmpty(path)).map((path) => [path, after[path]])),
    unset: changed.filter(isEmpty),
  }
}

const PaymentSchema = z
  .object({
    importo: z.optional(z.number()),
    data: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, detailTexts.errori.data)),
    tipo: z.string().check(z.minLength(1, stepTexts.errori.tipo)),
  })
  .check(({ value, issues }) => {
    if (!value.importo)
      issues.push({ code: 'custom', input: value, path: ['importo'], message: stepTexts.errori.importo })
  })
type PaymentValues = z.infer<typeof PaymentSchema>

/** A payment of the aid. */
export function PaymentDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(texts.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update } = usePraticaWrites(before)
  const form = useForm<PaymentValues>({
    defaultValues: { importo: undefined, data: useToday(), tipo: 'anticipo' },
    resolver: standardSchemaResolver(PaymentSchema),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(line, choice) => update({ push: { erogazioni: line } }, choice)}
      open
      title={detailTexts.importi.aggiungi}
    >
      <EuroInput label={payoutFields.importo.label} name="importo" />
      <DateInput label={payoutFields.data.label} name="data" />
      <SelectInput
        label={payoutFields.tipo.label}
        name="tipo"
        options={PAYOUT_KINDS.map((value) => ({ value, label: payoutKindLabels[value] }))}
      />
    </FormDialog>
  )
}
