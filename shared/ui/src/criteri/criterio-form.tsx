import { criterioFields, type Criterio } from '@bandiera/domain'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { ChoiceFrame } from '../form/choice-frame.tsx'
import { NumberInput } from '../form/number-input.tsx'
import { RecordInputs } from '../form/record-inputs.tsx'
import { CriterioFields } from './criterio-fields.tsx'
import { Pair } from './kind-input.tsx'
import { criteriTexts } from './texts.ts'
import type { CriteriList, CriteriInputProps } from './use-criteri.ts'

interface CriterioFormProps extends Pick<CriteriInputProps, 'riferimenti' | 'pesi'> {
  at: string
  criterio: Criterio
  inGroup: boolean
  lista: CriteriList
}

export function CriterioForm({ at, criterio, inGroup, lista, riferimenti, pesi }: CriterioFormProps) {
  const usual = pesi[criterio.tipo] ?? 5
  return (
    <Stack sx={{ gap: 4 }}>
      <CriterioFields at={at} criterio={criterio} riferimenti={riferimenti} />
      <Pair>
        <BindingInput criterio={criterio} inGroup={inGroup} lista={lista} />
        <NumberInput
          help={criteriTexts.pesoAiuto(usual)}
          label={criterioFields.peso.label}
          name={`${at}.peso`}
          optional
        />
      </Pair>
      <RecordInputs at={at} fields={criterioFields} keys={['nota']} />
    </Stack>
  )
}

function BindingInput({ criterio, inGroup, lista }: Pick<CriterioFormProps, 'criterio' | 'inGroup' | 'lista'>) {
  const binding = criterio.vincolante ?? true
  const rule = binding ? criteriTexts.vincolanteAiuto : criteriTexts.preferenzialeAiuto
  return (
    <ChoiceFrame
      error={undefined}
      help={inGroup ? `${rule} ${criteriTexts.delGruppo}` : rule}
      label={criteriTexts.quantoConta}
      single
    >
      {() => (
        <RadioGroup
          onChange={(_event, value) => lista.setVincolante(criterio.id, value === 'si')}
          role="none"
          row
          value={binding ? 'si' : 'no'}
        >
          <FormControlLabel control={<Radio size="small" />} label={criteriTexts.vincolante} value="si" />
          <FormControlLabel control={<Radio size="small" />} label={criteriTexts.preferenziale} value="no" />
        </RadioGroup>
      )}
    </ChoiceFrame>
  )
}
