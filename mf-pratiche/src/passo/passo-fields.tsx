import {
  boundOf,
  erogazioneFields,
  formatDate,
  formatEuro,
  motivoLabels,
  MOTIVI,
  NON_AIUTO,
  passoFields,
  praticaFields,
  STATI_CONCESSA,
  TIPI_EROGAZIONE,
  tipoErogazioneLabels,
} from '@bandiera/domain'
import { Alert, Box, Typography } from '@bandiera/ui'
import { DateInput, EuroInput, RecordInputs, SelectInput, TextAreaInput, useWatch } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { testi } from '../testi.ts'
import { campiDi, hasScadenza, type CampiPasso } from './campi.ts'
import { Mancanti, Prosegui } from './mancanti.tsx'
import { supera, type PassoChiesto, type PassoValues } from './passo.rules.ts'

const { passo } = testi
/** Fields of the case file; those that the step needs without "optional" beside them. */
const inputs = (
  keys: readonly (keyof typeof praticaFields)[],
  required: readonly (keyof typeof praticaFields)[] = keys,
) => <RecordInputs fields={praticaFields} keys={keys} required={required} />

/** The fields of one step, and what stands in its way. */
export function PassoFields({ asked }: { asked: PassoChiesto }) {
  const values = useWatch() as PassoValues
  const campi = campiDi(asked.pratica, asked.a, asked.riapre)
  const over = supera(asked, values)
  const needed = asked.riapre || values.motivo === 'altro' || (values.forza && (over || asked.senzaDocumenti))
  return (
    <>
      {asked.senzaDocumenti && <Mancanti asked={asked} />}
      {campi.map((one) => (
        <Group asked={asked} campi={one} key={one} values={values} />
      ))}
      {over && <Plafond asked={asked} values={values} />}
      {(asked.senzaDocumenti || over) && asked.capo && <Prosegui />}
      {asked.a === 'concessa' && !over && (
        <Hint>{values.regime !== NON_AIUTO && passo.scriveAiuto(values.regime.startsWith('deMinimis'))}</Hint>
      )}
      {takesAidAway(asked) && <Hint>{passo.toglieAiuto}</Hint>}
      <TextAreaInput
        help={passoFields.nota.help}
        label={needed ? passo.spiegazione : passoFields.nota.label}
        maxLength={boundOf(passoFields.nota).longest}
        name="nota"
        optional={!needed}
        rows={3}
      />
    </>
  )
}

const takesAidAway = ({ pratica, a }: PassoChiesto): boolean =>
  STATI_CONCESSA.includes(pratica.stato) && ['rinunciata', 'annullata', 'revocata'].includes(a)

const Hint = ({ children }: { children: ReactNode }) =>
  children && (
    <Typography color="textSecondary" variant="body2">
      {children}
    </Typography>
  )

interface GroupProps {
  campi: CampiPasso
  asked: PassoChiesto
  values: PassoValues
}

function Group({ campi, asked: { a, oggi }, values }: GroupProps) {
  if (campi === 'motivo') {
    const reasons = MOTIVI.map((value) => ({ value, label: motivoLabels[value] }))
    return <SelectInput label={passoFields.motivo.label} name="motivo" options={reasons} />
  }
  if (campi === 'scadenza') {
    const help = hasScadenza(a) ? passo.scadenzaAiuto[a] : undefined
    return <DateInput help={help} label={passo.scadenza} name="scadenza" optional={a === 'rendicontazione'} />
  }
  if (campi === 'invio') return <Invio />
  return campi === 'concessione' ? <Concessione aid={values.regime !== NON_AIUTO} /> : <Erogazione oggi={oggi} />
}

const Invio = () => (
  <>
    {inputs(['protocollo'])}
    <Pair>{inputs(['dataInvio', 'oraInvio'])}</Pair>
  </>
)

const Concessione = ({ aid }: { aid: boolean }) => (
  <>
    <Pair>{inputs(['agevolazioneConcessa', 'dataConcessione'])}</Pair>
    {inputs(['regime', 'esl'], ['regime'])}
    <Pair>{inputs(['cor', 'cup'], aid ? ['cor', 'cup'] : [])}</Pair>
  </>
)

const Erogazione = ({ oggi }: { oggi: string }) => (
  <>
    <Pair>
      <EuroInput label={erogazioneFields.importo.label} name="erogato" />
      <DateInput label={erogazioneFields.data.label} max={oggi} name="dataErogazione" />
    </Pair>
    <SelectInput
      label={erogazioneFields.tipo.label}
      name="tipoErogazione"
      options={TIPI_EROGAZIONE.map((value) => ({ value, label: tipoErogazioneLabels[value] }))}
    />
  </>
)

function Plafond({ asked, values }: { asked: PassoChiesto; values: PassoValues }) {
  const residuo = formatEuro(asked.residuo(values))
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{passo.plafond}</Typography>
      {passo.plafondTesto(residuo, formatDate(values.dataConcessione))}{' '}
      {asked.capo ? passo.plafondGestore : passo.plafondProfessionista}
    </Alert>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
)
