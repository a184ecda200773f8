import { Box, Chip, Disclosure, Stack, Typography } from '@bandiera/ui'
import { texts } from '../texts.ts'
import { IMPORT_FIELDS, FIELD_NAMES, type ImportField } from './fields.ts'
import { MODES, type Mode, modeOf } from './merge.ts'
import type { Import } from './use-import.ts'

const { importaCsv: words } = texts

/** Shows only columns in which a line differs. */
export function ModesChoice({ work: { avanzamento, modi, setModi } }: { work: Import }) {
  const counts = new Map<ImportField, number>()
  for (const { diversi = [] } of avanzamento.righe)
    for (const campo of diversi) counts.set(campo, (counts.get(campo) ?? 0) + 1)
  const n = avanzamento.righe.filter(({ diversi }) => diversi && diversi.size > 0).length
  if (n === 0) return null
  const campi = FIELD_NAMES.filter((campo) => counts.has(campo))
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{words.modoAiuto(n)}</Typography>
      <Choice label={words.modo} modo={modi.file} onChoose={(file) => setModi({ file, campi: {} })} />
      {campi.length > 1 && (
        <Disclosure title={words.perColonna}>
          <Box component="ul" sx={list}>
            {campi.map((campo) => (
              <Box component="li" key={campo} sx={line}>
                <Typography>{words.campoDiverso(IMPORT_FIELDS[campo].label, counts.get(campo)!)}</Typography>
                <Choice
                  label={IMPORT_FIELDS[campo].label}
                  modo={modeOf(modi, campo)}
                  onChoose={(mode) => setModi({ ...modi, campi: { ...modi.campi, [campo]: mode } })}
                />
              </Box>
            ))}
          </Box>
        </Disclosure>
      )}
    </Stack>
  )
}

interface ChoiceProps {
  label: string
  modo: Mode
  onChoose: (mode: Mode) => void
}

const Choice = ({ label, modo, onChoose }: ChoiceProps) => (
  <Stack aria-label={label} direction="row" role="group" sx={{ gap: 2, flexWrap: 'wrap' }}>
    {MODES.map((one) => (
      <Chip
        aria-pressed={modo === one}
        color={modo === one ? 'primary' : 'default'}
        key={one}
        label={words.modi[one]}
        onClick={() => onChoose(one)}
        variant={modo === one ? 'filled' : 'outlined'}
      />
    ))}
  </Stack>
)

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const
const line = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 260px) auto' },
  justifyContent: 'start',
} as const
