import { criterioFields, type Criterio } from '@bandiera/domain'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { ChoiceFrame } from '../form/choice-frame.tsx'
import { NumberInput } from '../form/number-input.tsx'
import { RecordInputs } from '../form/record-inputs.tsx'
import { CriterioFields } from './campi/criterio-fields.tsx'
import { Coppia } from './campi/colonne.tsx'
import type { CriteriInputProps } from './criteri-input.tsx'
import { testi } from './testi.ts'
import type { Lista } from './use-criteri.ts'

interface CriterioFormProps extends Pick<CriteriInputProps, 'riferimenti' | 'pesi'> {
  at: string
  criterio: Criterio
  inGroup: boolean
  lista: Lista
}

/** What the criterion asks, and how much it counts. */
export function CriterioForm({ at, criterio, inGroup, lista, riferimenti, pesi }: CriterioFormProps) {
  const usual = pesi[criterio.tipo] ?? 5
  return (
    <Stack sx={{ gap: 4 }}>
      <CriterioFields at={at} criterio={criterio} riferimenti={riferimenti} />
      <Coppia>
        <Vincolo criterio={criterio} inGroup={inGroup} lista={lista} />
        <NumberInput help={testi.pesoAiuto(usual)} label={criterioFields.peso.label} name={`${at}.peso`} optional />
      </Coppia>
      <RecordInputs at={at} fields={criterioFields} keys={['nota']} />
    </Stack>
  )
}

function Vincolo({ criterio, inGroup, lista }: Pick<CriterioFormProps, 'criterio' | 'inGroup' | 'lista'>) {
  const binding = criterio.vincolante ?? true
  const rule = binding ? testi.vincolanteAiuto : testi.preferenzialeAiuto
  return (
    <ChoiceFrame
      error={undefined}
      help={inGroup ? `${rule} ${testi.delGruppo}` : rule}
      label={testi.quantoConta}
      single
    >
      {() => (
        <RadioGroup
          onChange={(_event, value) => lista.setVincolante(criterio.id, value === 'si')}
          role="none"
          row
          value={binding ? 'si' : 'no'}
        >
          <FormControlLabel control={<Radio size="small" />} label={testi.vincolante} value="si" />
          <FormControlLabel control={<Radio size="small" />} label={testi.preferenziale} value="no" />
        </RadioGroup>
      )}
    </ChoiceFrame>
  )
}
