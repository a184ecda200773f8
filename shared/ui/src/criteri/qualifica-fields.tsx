import { criterioKinds, type CriterioOfKind } from '@bandiera/domain'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { RecordInputs } from '../form/record-inputs.tsx'
import { type KindFieldsProps, KindInput, Pair } from './kind-input.tsx'

const { unaDi: oneOf, soglie: thresholds } = criterioKinds.qualifica.fields
const SHARES = ['quote', 'soci', 'amministratori'] as const

/** Qualifications of which one is enough; of women and of young people, the shares that the call itself asks for. */
export function QualificaFields({ at, criterio }: KindFieldsProps) {
  const { unaDi, soglie = {} } = criterio as CriterioOfKind<'qualifica'>
  const young = unaDi.includes('giovanile') || soglie.anniMax !== undefined
  // what is hidden could not be corrected
  const written = SHARES.some((key) => soglie[key] !== undefined)
  return (
    <>
      <KindInput field={oneOf} name={`${at}.unaDi`} />
      {(young || written || unaDi.includes('femminile')) && <ThresholdsFields at={`${at}.soglie`} young={young} />}
    </>
  )
}

function ThresholdsFields({ at, young }: { at: string; young: boolean }) {
  const id = useId()
  const { fields, label, help } = thresholds
  return (
    <Stack aria-labelledby={id} role="group" sx={{ gap: 3 }}>
      <Box>
        <FormLabel component="div" id={id}>
          {label}
        </FormLabel>
        <FormHelperText>{help}</FormHelperText>
      </Box>
      <Pair>
        <RecordInputs at={at} fields={fields} keys={young ? [...SHARES, 'anniMax'] : SHARES} />
      </Pair>
      <RecordInputs at={at} fields={fields} keys={['oltre']} />
    </Stack>
  )
}
