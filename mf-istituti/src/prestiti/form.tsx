import { dayInRome, formatEuro } from '@bandiera/domain'
import { useAsk, useChoices, useInsertOnce, useRecord, useSome } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Alert, Button, EmptyState, Stack, Typography } from '@bandiera/ui'
import {
  CheckInput,
  ComboInput,
  ErrorSummary,
  EuroInput,
  FormProvider,
  keepChoiceTexts,
  NumberInput,
  optionsOf,
  SelectInput,
  settleChoices,
  SubmitButton,
  useKeptForm,
  useKeptGuard,
  useSchemaForm,
  useTyped,
  useWatch,
} from '@bandiera/ui/form'
import { useEffect, useRef, useState } from 'react'
import { texts } from './texts.ts'
import { praticaOf, PrestitoSchema, type PrestitoValues, STEP_FIELDS } from './rules.ts'
import { AZIENDE } from '../parts/azienda-options.ts'

const USUAL = { finalita: '', azienda: null, consenso: false }

/** A loan request in steps; going back keeps everything typed, a refusal of the server too. */
export function Wizard({ onDone }: { onDone: (praticaId: string) => void }) {
  const [passo, setPasso] = useState(0)
  const form = useSchemaForm<PrestitoValues>(PrestitoSchema, USUAL)
  const { isSubmitting, errors } = form.formState
  const kept = useKeptForm(form, texts.steps[0]!)
  const { question, release } = useKeptGuard(useTyped(form.control), kept.forget)
  const send = useSend()
  const go = (to: number) => {
    keepChoiceTexts(form.control)
    setPasso(to)
  }
  const last = passo === STEP_FIELDS.length - 1
  const next = async () => {
    if (await settleChoices(form)) return
    const names = [...STEP_FIELDS[passo]!]
    // submitted for this step: its errors may be shown
    for (const name of names) form.setValue(name, form.getValues(name), { shouldTouch: true })
    if (!(await form.trigger(names, { shouldFocus: true }))) return
    if (!last) return go(passo + 1)
    await form.handleSubmit(async (values) => {
      const outcome = await send(values).then(
        (id) => ({ id }),
        (error: Error) => ({ message: error.message }),
      )
      if ('message' in outcome) return form.setError('root.server', outcome)
      release()
      onDone(outcome.id)
    })()
  }
  const Step = STEPS[passo]!
  return (
    <FormProvider {...form}>
      <Stack
        aria-label={texts.steps[passo]}
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void next()
        }}
        sx={{ gap: 4, maxWidth: 560 }}
      >
        <Heading passo={passo} />
        <ErrorSummary />
        {kept.note}
        <Step />
        {errors.root?.['server'] && <Alert severity="error">{errors.root['server'].message}</Alert>}
        <Stack direction="row" sx={{ gap: 2 }}>
          <SubmitButton disabled={isSubmitting}>{last ? texts.send : texts.next}</SubmitButton>
          {passo > 0 && <Button onClick={() => go(passo - 1)}>{texts.back}</Button>}
        </Stack>
      </Stack>
      {question}
    </FormProvider>
  )
}

function Heading({ passo }: { passo: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(passo)
  useEffect(() => {
    if (shown.current !== passo) heading.current?.focus()
    shown.current = passo
  }, [passo])
  return (
    <Typography component="h2" ref={heading} tabIndex={-1} variant="h2">
      {`${texts.step(passo + 1, STEP_FIELDS.length)}: ${texts.steps[passo]}`}
    </Typography>
  )
}

function useSend(): (values: PrestitoValues) => Promise<string> {
  const { usr } = usePortal()
  const insertOnce = useInsertOnce('pratiche')
  const ask = useAsk()
  const made = async (values: PrestitoValues) => {
    const azienda = await ask.one('aziende', values.azienda?.value ?? '')
    if (!azienda || !usr) throw new Error(texts.errors.azienda)
    return praticaOf(values, azienda, usr, dayInRome())
  }
  return (values) => insertOnce(values, () => made(values))
}

const AmountStep = () => (
  <>
    <EuroInput label={texts.amount} name="importo" />
    <NumberInput label={texts.months} name="mesi" unit="mesi" />
    <SelectInput label={texts.purpose} name="finalita" options={optionsOf(texts.purposeNames)} />
  </>
)

function AziendaStep() {
  const options = useChoices('aziende', AZIENDE)
  if (!useSome('aziende')) return <EmptyState text={texts.withoutAziende} title={texts.steps[1]!} />
  return <ComboInput label={texts.azienda} name="azienda" source={options} />
}

function ConsentStep() {
  const { importo, mesi, azienda } = useWatch() as PrestitoValues
  const nome = useRecord('aziende', azienda?.value ?? '')?.ragioneSociale ?? ''
  return (
    <>
      <Typography>{texts.summary(formatEuro(importo), mesi, nome)}</Typography>
      <CheckInput label={texts.consent} name="consenso" />
    </>
  )
}

const STEPS = [AmountStep, AziendaStep, ConsentStep] as const
