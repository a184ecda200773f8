import type { ImportReport, OpzioniImport } from '@bandiera/domain'
import { Box, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@bandiera/ui'
import { Checkbox } from '@bandiera/ui/form'
import { useGestori } from '../form/campi-lettori.tsx'
import { testi } from '../testi.ts'
import { Gemelli } from './gemelli.tsx'

export interface OpzioniProps {
  report: ImportReport
  opzioni: OpzioniImport
  onChange: (opzioni: OpzioniImport) => void
  wrong: string | undefined
}

/** What a person decides before the import: how new grants come in, who sees them, what is the same as what. */
export function Opzioni({ report, opzioni, onChange, wrong }: OpzioniProps) {
  const { importa } = testi
  const { chiusi = 0, spariti = [], completo = false } = report
  const set = (change: OpzioniImport) => onChange({ ...opzioni, ...change })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">{importa.come}</FormLabel>
        <Check checked={opzioni.bozze ?? false} label={importa.bozze} onChange={(bozze) => set({ bozze })} />
        <Check
          checked={opzioni.soloAperti ?? false}
          label={importa.soloAperti(chiusi)}
          onChange={(soloAperti) => set({ soloAperti })}
        />
        <Check
          checked={opzioni.completo ?? completo}
          label={importa.completo(spariti.length)}
          onChange={(next) => set({ completo: next })}
        />
      </FormControl>
      <Gestori opzioni={opzioni} onChange={onChange} wrong={wrong} />
      <Gemelli onChange={onChange} opzioni={opzioni} report={report} />
    </Box>
  )
}

type GestoriProps = Pick<OpzioniProps, 'opzioni' | 'onChange' | 'wrong'>

function Gestori({ opzioni, onChange, wrong }: GestoriProps) {
  const gestori = useGestori()
  const chosen = opzioni.gestori ?? gestori.map(({ value }) => value)
  const toggle = (id: string, on: boolean) => {
    const next = gestori.map(({ value }) => value).filter((value) => (value === id ? on : chosen.includes(value)))
    onChange({ ...opzioni, gestori: next })
  }
  if (gestori.length === 0) return <Box>{testi.importa.nessunGestore}</Box>
  return (
    <FormControl component="fieldset" error={wrong !== undefined}>
      <FormLabel component="legend">{testi.importa.chi}</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, maxHeight: 176, overflow: 'auto' }}>
        {gestori.map(({ value, label }) => (
          <Check checked={chosen.includes(value)} key={value} label={label} onChange={(on) => toggle(value, on)} />
        ))}
      </Box>
      {wrong && <FormHelperText role="alert">{wrong}</FormHelperText>}
    </FormControl>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}

const Check = ({ label, checked, onChange }: CheckProps) => (
  <FormControlLabel
    control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    label={label}
  />
)
