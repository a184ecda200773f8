import type { CriterioDi } from '@bandiera/domain'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { CheckInput } from '../../form/choice-input.tsx'
import { NumberInput } from '../../form/number-input.tsx'
import { testi } from '../testi.ts'
import type { CampiProps } from './campi.ts'
import { Coppia } from './colonne.tsx'
import { ElencoFields } from './elenchi-fields.tsx'

/** Qualifications of which one is enough; of women and of young people, the shares that the call itself asks for. */
export function QualificaFields(props: CampiProps) {
  const { unaDi, soglie = {} } = props.criterio as CriterioDi<'qualifica'>
  const { quote, soci, amministratori, anniMax } = soglie
  const young = unaDi.includes('giovanile') || anniMax !== undefined
  // what is hidden could not be corrected
  const written = [quote, soci, amministratori].some((value) => value !== undefined)
  return (
    <>
      <ElencoFields {...props} />
      {(young || written || unaDi.includes('femminile')) && <SoglieFields at={`${props.at}.soglie`} young={young} />}
    </>
  )
}

const { soglie: t } = testi

function SoglieFields({ at, young }: { at: string; young: boolean }) {
  const id = useId()
  const share = (name: 'quote' | 'soci' | 'amministratori') => (
    <NumberInput decimals={2} label={t[name]} name={`${at}.${name}`} optional unit="%" />
  )
  return (
    <Stack aria-labelledby={id} role="group" sx={{ gap: 3 }}>
      <Box>
        <FormLabel component="div" id={id}>
          {t.titolo}
        </FormLabel>
        <FormHelperText>{t.aiuto}</FormHelperText>
      </Box>
      <Coppia>
        {share('quote')}
        {share('soci')}
        {share('amministratori')}
        {young && <NumberInput help={t.anniAiuto} label={t.anni} name={`${at}.anniMax`} optional unit={t.unita} />}
      </Coppia>
      <CheckInput label={t.oltre} name={`${at}.oltre`} />
    </Stack>
  )
}
