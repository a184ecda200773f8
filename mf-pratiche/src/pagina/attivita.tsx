import { daysBetween, type Attivita as Compito } from '@bandiera/domain'
import { Box, CloseIcon, IconButton, Typography, useToday } from '@bandiera/ui'
import { Checkbox } from '@bandiera/ui/form'
import { useState } from 'react'
import { ScadenzaTesto } from '../parts/scadenza-testo.tsx'
import { useNomi } from '../parts/use-nomi.ts'
import { testi } from '../testi.ts'
import { AttivitaDialog } from './attivita-dialog.tsx'
import type { ParteProps } from './pratica-page.tsx'
import { lista, riga, Testata } from './testata.tsx'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { attivita: t } = testi.pagina

/** The tasks of a case file, those to do first. */
export function Attivita({ pratica, may }: ParteProps) {
  const [adding, setAdding] = useState(false)
  const lines = (pratica.attivita ?? [])
    .map((one, index) => ({ one, index }))
    .sort(
      (a, b) => Number(a.one.fatta ?? false) - Number(b.one.fatta ?? false) || when(a.one).localeCompare(when(b.one)),
    )
  return (
    <>
      <Testata add={t.aggiungi} onAdd={may ? () => setAdding(true) : null}>
        {lines.length === 0 && t.vuote}
      </Testata>
      <Box component="ul" sx={lista}>
        {lines.map(({ one, index }) => (
          <Box component="li" key={one.id ?? index} sx={riga}>
            <Riga compito={one} index={index} may={may} pratica={pratica} />
          </Box>
        ))}
      </Box>
      {adding && <AttivitaDialog onClose={() => setAdding(false)} pratica={pratica} />}
    </>
  )
}

function Riga({ pratica, may, compito, index }: ParteProps & { compito: Compito; index: number }) {
  const { run, setLine, removeLine } = usePraticaWrites(pratica)
  const nome = useNomi()
  const oggi = useToday()
  const { testo, per, entro, fatta = false } = compito
  return (
    <>
      {may && (
        <Checkbox
          checked={fatta}
          onChange={() => void run(setLine('attivita', index, { fatta: !fatta }))}
          slotProps={{ input: { 'aria-label': t.fatta(testo) } }}
          sx={{ ml: -2, my: -2 }}
        />
      )}
      <Box
        sx={{
          flex: '1 1 240px',
          minWidth: 0,
          overflowWrap: 'anywhere',
          textDecoration: fatta ? 'line-through' : undefined,
        }}
      >
        {testo}
      </Box>
      {per && <Typography color="textSecondary">{nome(per)}</Typography>}
      {entro && !fatta && <ScadenzaTesto data={entro} giorni={daysBetween(oggi, entro)} />}
      {may && (
        <IconButton
          aria-label={t.togli(testo)}
          className="no-print"
          onClick={() => void run(removeLine('attivita', index), testi.pagina.tolta(testo))}
          size="small"
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </>
  )
}

const when = ({ entro }: Compito): string => entro ?? '9999'
