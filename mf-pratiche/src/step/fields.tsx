import {
  boundOf,
  missingDocumenti,
  payoutFields,
  formatDate,
  formatEuro,
  NON_AIUTO,
  stepFields,
  praticaFields,
  GRANTED_STATES,
  payoutKindLabels,
} from '@bandiera/domain'
import { Alert, AppLink, Box, Muted, Typography } from '@bandiera/ui'
import {
  CheckInput,
  DateInput,
  EuroInput,
  optionsOf,
  RecordInputs,
  SelectInput,
  TextAreaInput,
  useWatch,
} from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { stepTexts } from './texts.ts'
import {
  type AskedStep,
  exceedsCeiling,
  fieldGroupsOf,
  startsDeadline,
  type StepFieldGroup,
  type StepValues,
} from './rules.ts'
import { hrefPratica } from '../paths.ts'

/** Fields of the case file; those that the step needs without "optional" beside them. */
const inputs = (
  keys: readonly (keyof typeof praticaFields)[],
  required: readonly (keyof typeof praticaFields)[] = keys,
) => <RecordInputs fields={praticaFields} keys={keys} required={required} />

export function StepFields({ asked }: { asked: AskedStep }) {
  const values = useWatch() as StepValues
  const campi = fieldGroupsOf(asked.pratica, asked.a, asked.riapre)
  const over = exceedsCeiling(asked, values)
  const needed = asked.riapre || values.motivo === 'altro' || (values.forza && (over || asked.senzaDocumenti))
  return (
    <>
      {asked.senzaDocumenti && <MissingDocumenti asked={asked} />}
      {campi.map((one) => (
        <Group asked={asked} campi={one} key={one} values={values} />
      ))}
      {over && <Ceiling asked={asked} values={values} />}
      {(asked.senzaDocumenti || over) && asked.capo && <CheckInput label={stepTexts.continueTo} name="forza" />}
      {asked.a === 'concessa' && !over && (
        <Hint>{values.regime !== NON_AIUTO && stepTexts.writesHelp(values.regime.startsWith('deMinimis'))}</Hint>
      )}
      {takesAidAway(asked) && <Hint>{stepTexts.removesHelp}</Hint>}
      <TextAreaInput
        help={stepFields.nota.help}
        label={needed ? stepTexts.explanation : stepFields.nota.label}
        maxLength={boundOf(stepFields.nota).longest}
        name="nota"
        needed={Boolean(needed)}
        optional
        rows={3}
      />
    </>
  )
}

const takesAidAway = ({ pratica, a }: AskedStep): boolean =>
  GRANTED_STATES.includes(pratica.stato) && ['rinunciata', 'annullata', 'revocata'].includes(a)

const Hint = ({ children }: { children: ReactNode }) => children && <Muted variant="body2">{children}</Muted>

interface StepProps {
  asked: AskedStep
  values: StepValues
}

function Group({ campi, asked: { a, oggi }, values }: StepProps & { campi: StepFieldGroup }) {
  if (campi === 'motivo') return <RecordInputs fields={stepFields} keys={['motivo']} required={['motivo']} />
  if (campi === 'scadenza') {
    const help = startsDeadline(a) ? stepTexts.scadenzaAiuto[a] : undefined
    return <DateInput help={help} label={stepTexts.scadenza} name="scadenza" optional={a === 'rendicontazione'} />
  }
  if (campi === 'invio') return <Sending />
  return campi === 'concessione' ? <Grant aid={values.regime !== NON_AIUTO} /> : <Payment oggi={oggi} />
}

const Sending = () => (
  <>
    {inputs(['protocollo'])}
    <Pair>{inputs(['dataInvio', 'oraInvio'])}</Pair>
  </>
)

const Grant = ({ aid }: { aid: boolean }) => (
  <>
    <Pair>{inputs(['agevolazioneConcessa', 'dataConcessione'])}</Pair>
    {inputs(['regime', 'esl'], ['regime'])}
    <Pair>{inputs(['cor', 'cup'], aid ? ['cor', 'cup'] : [])}</Pair>
  </>
)

const Payment = ({ oggi }: { oggi: string }) => (
  <>
    <Pair>
      <EuroInput label={payoutFields.importo.label} name="erogato" />
      <DateInput label={payoutFields.data.label} max={oggi} name="dataErogazione" />
    </Pair>
    <SelectInput label={payoutFields.tipo.label} name="tipoErogazione" options={optionsOf(payoutKindLabels)} />
  </>
)

function Ceiling({ asked, values }: StepProps) {
  const residuo = formatEuro(asked.residuo(values))
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{stepTexts.plafond}</Typography>
      {stepTexts.plafondText(residuo, formatDate(values.dataConcessione))}{' '}
      {asked.capo ? stepTexts.plafondGestore : stepTexts.plafondProfessionista}
    </Alert>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
)

function MissingDocumenti({ asked: { pratica, oggi, capo } }: { asked: AskedStep }) {
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{stepTexts.missing}</Typography>
      <Box component="ul" sx={{ m: 0, my: 1, pl: 5 }}>
        {missingDocumenti(pratica, oggi).map(({ voce, id }) => (
          <li key={id ?? voce}>{voce}</li>
        ))}
      </Box>
      {capo ? stepTexts.gestoreMissing : stepTexts.missingForProfessionista}{' '}
      <AppLink to={`${hrefPratica(pratica._id)}?tab=checklist`}>{stepTexts.goToChecklist}</AppLink>
    </Alert>
  )
}
