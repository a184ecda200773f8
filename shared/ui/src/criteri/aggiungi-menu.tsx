import { gruppiCriterio, tipoCriterioLabels, type TipoCriterio } from '@bandiera/domain'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { testi } from './testi.ts'

/** Chooses the kind of a new criterion, under the question that it answers. */
export function AggiungiMenu({ onAdd }: { onAdd: (tipo: TipoCriterio) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const add = (tipo: TipoCriterio) => {
    setAnchor(null)
    onAdd(tipo)
  }
  return (
    <>
      <Button
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Add />}
        sx={{ mt: 3 }}
        variant="outlined"
      >
        {testi.aggiungi}
      </Button>
      <Menu
        anchorEl={anchor}
        id={id}
        onClose={() => setAnchor(null)}
        open={anchor !== null}
        slotProps={{ list: { 'aria-label': testi.aggiungi, dense: true } }}
      >
        {gruppiCriterio.flatMap(({ titolo, tipi }) => [
          <ListSubheader disableSticky key={titolo} role="presentation" sx={{ lineHeight: '28px' }}>
            {titolo}
          </ListSubheader>,
          ...tipi.map((tipo) => (
            <MenuItem key={tipo} onClick={() => add(tipo)}>
              {tipoCriterioLabels[tipo]}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
