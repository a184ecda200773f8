import { daysBetween, nomeScadenza, type ScadenzaPratica } from '@bandiera/domain'
import { Box, MoreIcon, Typography, useToday } from '@bandiera/ui'
import { Checkbox } from '@bandiera/ui/form'
import { MenuButton } from '@bandiera/ui/list'
import { useState } from 'react'
import { ScadenzaTesto } from '../parts/scadenza-testo.tsx'
import { testi } from '../testi.ts'
import type { ParteProps } from './pratica-page.tsx'
import { ScadenzaDialog } from './scadenza-dialog.tsx'
import { lista, riga, Testata } from './testata.tsx'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { pagina } = testi
const { scadenze: t } = pagina

/** The deadlines of a case file: those to meet first, each ticked off in place. */
export function Scadenze({ pratica, may }: ParteProps) {
  const [editing, setEditing] = useState<number | 'nuova' | null>(null)
  const lines = (pratica.scadenze ?? [])
    .map((one, index) => ({ one, index }))
    .sort((a, b) => Number(a.one.fatta ?? false) - Number(b.one.fatta ?? false) || a.one.data.localeCompare(b.one.data))
  return (
    <>
      <Testata add={t.aggiungi} onAdd={may ? () => setEditing('nuova') : null}>
        {lines.length === 0 && t.vuote}
      </Testata>
      <Box component="ul" sx={lista}>
        {lines.map(({ one, index }) => (
          <Box component="li" key={one.id ?? index} sx={riga}>
            <Riga index={index} may={may} onEdit={() => setEditing(index)} pratica={pratica} scadenza={one} />
          </Box>
        ))}
      </Box>
      {editing !== null && (
        <ScadenzaDialog
          index={editing === 'nuova' ? null : editing}
          onClose={() => setEditing(null)}
          pratica={pratica}
        />
      )}
    </>
  )
}

interface RigaProps extends ParteProps {
  scadenza: ScadenzaPratica
  index: number
  onEdit: () => void
}

function Riga({ pratica, scadenza: { tipo, data, fatta = false }, index, may, onEdit }: RigaProps) {
  const { run, setLine, removeLine } = usePraticaWrites(pratica)
  const oggi = useToday()
  const nome = nomeScadenza(tipo)
  return (
    <>
      {may && (
        <Checkbox
          checked={fatta}
          onChange={() => void run(setLine('scadenze', index, { fatta: !fatta }))}
          slotProps={{ input: { 'aria-label': `${t.fatta}: ${nome}` } }}
          sx={{ ml: -2, my: -2 }}
        />
      )}
      <Box sx={{ flex: '1 1 200px', minWidth: 0, textDecoration: fatta ? 'line-through' : undefined }}>{nome}</Box>
      {fatta ? (
        <Typography color="textSecondary">{t.fattaChip}</Typography>
      ) : (
        <ScadenzaTesto data={data} giorni={daysBetween(oggi, data)} />
      )}
      {may && (
        <MenuButton
          choices={[
            { id: 'modifica', label: t.modificaTitolo, onChoose: onEdit },
            {
              id: 'togli',
              label: t.togli(nome),
              onChoose: () => void run(removeLine('scadenze', index), pagina.tolta(nome)),
            },
          ]}
          icon={MoreIcon}
          label={pagina.checklist.altroVoce(nome)}
        />
      )}
    </>
  )
}
