import type { ImportReport, ImportRow, ImportChoices } from '@bandiera/domain'
import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Link,
  Muted,
  Typography,
} from '@bandiera/ui'
import { Checkbox } from '@bandiera/ui/form'
import { useState } from 'react'
import { useGestori } from '../parts/reader-fields.tsx'
import { texts } from '../texts.ts'
import { hrefBando } from '../paths.ts'

interface OptionsProps {
  report: ImportReport
  opzioni: ImportChoices
  onChange: (options: ImportChoices) => void
  wrong: string | undefined
}

/** What a person decides before the import: the state of new grants, who sees them, which records are the same grant. */
export function Options({ report, opzioni, onChange, wrong }: OptionsProps) {
  const { importa } = texts
  const { chiusi = 0, spariti = [], completo = false } = report
  const switches = [
    ['bozze', importa.drafts, opzioni.bozze],
    ['soloAperti', importa.openOnly(chiusi), opzioni.soloAperti],
    ['completo', importa.complete(spariti.length), opzioni.completo ?? completo],
  ] as const
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">{importa.how}</FormLabel>
        {switches.map(([key, label, checked = false]) => (
          <Check checked={checked} key={key} label={label} onChange={(on) => onChange({ ...opzioni, [key]: on })} />
        ))}
      </FormControl>
      <Gestori opzioni={opzioni} onChange={onChange} wrong={wrong} />
      <Twins onChange={onChange} opzioni={opzioni} report={report} />
    </Box>
  )
}

function Gestori({ opzioni, onChange, wrong }: Omit<OptionsProps, 'report'>) {
  const gestori = useGestori()
  const ids = gestori.map(({ value }) => value)
  const chosen = opzioni.gestori ?? ids
  const toggle = (id: string, on: boolean) =>
    onChange({ ...opzioni, gestori: ids.filter((value) => (value === id ? on : chosen.includes(value))) })
  if (gestori.length === 0) return <Box>{texts.importa.noGestore}</Box>
  return (
    <FormControl component="fieldset" error={wrong !== undefined}>
      <FormLabel component="legend">{texts.importa.chi}</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, maxHeight: 176, overflow: 'auto' }}>
        {gestori.map(({ value, label }) => (
          <Check checked={chosen.includes(value)} key={value} label={label} onChange={(on) => toggle(value, on)} />
        ))}
      </Box>
      {wrong && <FormHelperText role="alert">{wrong}</FormHelperText>}
    </FormControl>
  )
}

const Check = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) => (
  <FormControlLabel
    control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    label={label}
  />
)

type PossibleTwin = Pick<ImportRow, 'idEsterno' | 'titolo'> & { forse: NonNullable<ImportRow['forse']> }

/** Records that may be grants that a person typed: each is joined to one of them, or kept apart. */
function Twins({ report, opzioni, onChange }: Omit<OptionsProps, 'wrong'>) {
  const rows = useSeen(report.righe)
  if (rows.length === 0) return null
  const { uniti = {}, separati = [] } = opzioni
  const decide = (idEsterno: string, id: string | null) => {
    const { [idEsterno]: _before, ...others } = uniti
    const apart = separati.filter((one) => one !== idEsterno)
    onChange({
      ...opzioni,
      uniti: id === null ? others : { ...others, [idEsterno]: id },
      separati: id === null ? [...apart, idEsterno] : apart,
    })
  }
  return (
    <Box aria-label={texts.importa.maybe} component="section">
      <Typography sx={{ fontWeight: 600 }}>{texts.importa.maybe}</Typography>
      <Muted variant="body2">{texts.importa.maybeHelp}</Muted>
      {rows.map(({ idEsterno, titolo, forse }) => (
        <Box aria-label={titolo} key={idEsterno} role="group" sx={{ mt: 2 }}>
          <Box>{titolo}</Box>
          {forse.map((twin) => (
            <Box key={twin.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              <Link href={hrefBando(twin.id)} rel="noopener" sx={{ flex: '1 1 200px' }} target="_blank">
                {texts.importa.alreadyInPortal(twin.titolo)}
              </Link>
              <Choice
                label={texts.importa.merge}
                onPress={() => decide(idEsterno, twin.id)}
                on={uniti[idEsterno] === twin.id}
              />
            </Box>
          ))}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
            <Choice
              label={texts.importa.separate}
              onPress={() => decide(idEsterno, null)}
              on={separati.includes(idEsterno)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const Choice = ({ label, on, onPress }: { label: string; on: boolean; onPress: () => void }) => (
  <Button aria-pressed={on} onClick={onPress} variant={on ? 'contained' : 'outlined'}>
    {label}
  </Button>
)

/** The server no longer reports a decided record as a question, so it is kept visible here. */
function useSeen(righe: readonly ImportRow[]): readonly PossibleTwin[] {
  const [seen, setSeen] = useState<readonly PossibleTwin[]>([])
  const fresh = righe.flatMap(({ idEsterno, titolo, forse }) =>
    forse?.length && !seen.some((one) => one.idEsterno === idEsterno) ? [{ idEsterno, titolo, forse }] : [],
  )
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  return seen
}
