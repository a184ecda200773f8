import { payoutFields, formOf, type Pratica, praticaFields, GRANTED_STATES } from '@bandiera/domain'
import { useToday } from '@bandiera/ui'
import { DateInput, EuroInput, RecordInputs } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { stepTexts } from '../../step/texts.ts'
import { patchOf } from './patch.ts'
import { PraticaDialog, type PraticaDialogProps } from './section.tsx'
import { detailTexts } from './texts.ts'

const REQUESTED = ['importoProgetto', 'agevolazioneRichiesta'] as const
const GRANTED = ['agevolazioneConcessa', 'esl', 'cor', 'cup'] as const
const FEE = ['fisso', 'percentuale'] as const
const amountsForm = formOf(praticaFields, [...REQUESTED, ...GRANTED])
const feeFields = praticaFields.compenso.fields
const feeForm = formOf(feeFields, FEE)

const schemaOf = (granted: boolean) =>
  z.object({ ...amountsForm.shape, compenso: z.object(feeForm.shape) }).check(({ value, issues }) => {
    if (granted && !value.agevolazioneConcessa)
      issues.push({ code: 'custom', input: value, path: ['agevolazioneConcessa'], message: stepTexts.errors.amount })
  })
type AmountsValues = z.infer<ReturnType<typeof schemaOf>>

/** The amounts of a case file; those of the grant once it is granted. */
export function AmountsDialog(props: PraticaDialogProps) {
  const granted = GRANTED_STATES.includes(props.pratica.stato)
  return (
    <PraticaDialog
      {...props}
      patch={(typed, before) => changesOf(recordOf(valuesOf(before)), recordOf(typed))}
      schema={schemaOf(granted)}
      title={detailTexts.importi.edit}
      values={valuesOf}
    >
      <RecordInputs fields={praticaFields} keys={REQUESTED} />
      {granted && <RecordInputs fields={praticaFields} keys={GRANTED} required={['agevolazioneConcessa']} />}
      <RecordInputs at="compenso" fields={feeFields} keys={FEE} />
    </PraticaDialog>
  )
}

const valuesOf = (pratica: Pratica): AmountsValues => ({
  ...amountsForm.values(pratica),
  compenso: feeForm.values(pratica.compenso ?? {}),
})

function recordOf({ compenso: fee, ...typed }: AmountsValues): Record<string, unknown> {
  const { fisso, percentuale } = feeForm.record(fee)
  return { ...amountsForm.record(typed), 'compenso.fisso': fisso, 'compenso.percentuale': percentuale }
}

/** Only the changed fields: a colleague may change the others at the same time. */
const changesOf = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  patchOf(Object.fromEntries(Object.entries(after).filter(([path, value]) => value !== before[path])))

const PaymentSchema = z
  .object({
    importo: z.optional(z.number()),
    data: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, stepTexts.errors.data)),
    tipo: z.string().check(z.minLength(1, stepTexts.errors.kind)),
  })
  .check(({ value, issues }) => {
    if (!value.importo)
      issues.push({ code: 'custom', input: value, path: ['importo'], message: stepTexts.errors.amount })
  })

export function PaymentDialog(props: PraticaDialogProps) {
  const oggi = useToday()
  return (
    <PraticaDialog
      {...props}
      patch={(line) => ({ push: { erogazioni: line } })}
      schema={PaymentSchema}
      title={detailTexts.importi.add}
      values={() => ({ importo: undefined, data: oggi, tipo: 'anticipo' })}
    >
      <EuroInput label={payoutFields.importo.label} name="importo" />
      <DateInput label={payoutFields.data.label} name="data" />
      <RecordInputs fields={payoutFields} keys={['tipo']} required={['tipo']} />
    </PraticaDialog>
  )
}
