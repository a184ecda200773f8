import { bilancioFields, GRUPPI_VOCI, vociFields, type Field } from '@bandiera/domain'
import { Box, Typography } from '@bandiera/ui'
import { EuroInput, FieldGroup, NumberInput, RecordInputs } from '@bandiera/ui/form'
import { lastYear } from '../rules/bilanci.rules.ts'
import { testi } from '../testi.ts'
import { two } from './compagine-fields.tsx'
import { PasteColumn } from './paste-column.tsx'

/** The accounts of one year, line by line in the parts of the scheme. */
export function BilancioFields() {
  return (
    <>
      <Box sx={two}>
        <NumberInput grouped={false} label={bilancioFields.anno.label} max={lastYear() + 1} name="anno" />
        <RecordInputs fields={bilancioFields} keys={['ula']} />
      </Box>
      <RecordInputs fields={bilancioFields} keys={['approvato']} />
      <PasteColumn />
      <Typography color="textSecondary">{testi.conti.facoltative}</Typography>
      {GRUPPI_VOCI.map(({ titolo, voci }) => (
        <FieldGroup key={titolo} title={titolo}>
          {/* names of one and of two lines: the boxes still stand on one line */}
          <Box sx={{ ...two, alignItems: 'end' }}>
            {voci.map((voce) => (
              <EuroInput
                key={voce}
                label={vociFields[voce].label}
                name={`voci.${voce}`}
                signed={(vociFields[voce] as Field).signed}
              />
            ))}
          </Box>
        </FieldGroup>
      ))}
    </>
  )
}
