import { criterioGroups, type CriterioKindId, criterioKindLabels } from '@bandiera/domain'
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { HiddenText } from '../page/hidden-text.tsx'
import { useMenu } from '../page/use-menu.ts'
import { BlockItem } from './criterio-item.tsx'
import { criteriBlocks } from './edit-criteri.ts'
import { criteriTexts } from './texts.ts'
import { useCriteri, type CriteriInputProps } from './use-criteri.ts'

/** The criteria of a grant or a credit product, read and changed in place. What is wrong is said by `CriteriSchema` at the field. */
export function CriteriInput({ name, label = criteriTexts.criteri, frase, riferimenti, pesi }: CriteriInputProps) {
  const { lista, box } = useCriteri(name, frase)
  const id = useId()
  const blocks = criteriBlocks(lista.criteri)
  return (
    <Box aria-labelledby={id} ref={box} role="group" sx={{ maxWidth: 760 }}>
      <Typography component="h3" id={id} sx={{ mb: 1 }} variant="h3">
        {label}
      </Typography>
      {lista.criteri.length === 0 && <Typography color="textSecondary">{criteriTexts.vuoto}</Typography>}
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', borderBottom: blocks.length > 0 ? 1 : 0, borderColor: 'divider' }}
      >
        {blocks.map((block) => (
          <BlockItem
            block={block}
            frase={frase}
            key={block.length > 1 ? block[0]!.gruppo : block[0]!.id}
            lista={lista}
            pesi={pesi}
            riferimenti={riferimenti}
          />
        ))}
      </Box>
      {lista.removed && <Removed frase={frase(lista.removed.criterio)} onUndo={lista.undo} />}
      <AddMenu onAdd={lista.add} />
      <HiddenText>
        <span aria-live="polite">{lista.said}</span>
      </HiddenText>
    </Box>
  )
}

function AddMenu({ onAdd }: { onAdd: (tipo: CriterioKindId) => void }) {
  const { opener, menu, choosing } = useMenu(criteriTexts.aggiungi)
  return (
    <>
      <Button {...opener} startIcon={<Add />} sx={{ mt: 3 }} variant="outlined">
        {criteriTexts.aggiungi}
      </Button>
      <Menu {...menu}>
        {criterioGroups.flatMap(({ titolo, tipi }) => [
          <ListSubheader disableSticky key={titolo} role="presentation" sx={{ lineHeight: '28px' }}>
            {titolo}
          </ListSubheader>,
          ...tipi.map((tipo) => (
            <MenuItem key={tipo} onClick={choosing(() => onAdd(tipo))}>
              {criterioKindLabels[tipo]}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}

function Removed({ frase, onUndo }: { frase: string; onUndo: () => void }) {
  return (
    <Box
      data-criterio="rimosso"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 2 }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {criteriTexts.rimosso(frase)}
      </Box>
      <Button data-parte="ripristina" onClick={onUndo}>
        {criteriTexts.ripristina}
      </Button>
    </Box>
  )
}
