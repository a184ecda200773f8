import type { Criterio } from '@bandiera/domain'
import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useMenu } from '../page/use-menu.ts'
import { criteriBlocks } from './edit-criteri.ts'
import { criteriTexts } from './texts.ts'
import type { CriteriList, CriteriInputProps } from './use-criteri.ts'

interface CriterioMenuProps extends Pick<CriteriInputProps, 'frase'> {
  criterio: Criterio
  inGroup: boolean
  lista: CriteriList
}

export function CriterioMenu({ criterio, inGroup, lista, frase }: CriterioMenuProps) {
  const label = criteriTexts.altro(frase(criterio))
  const { opener, menu, choosing: act } = useMenu(label)
  return (
    <>
      <IconButton
        {...opener}
        aria-label={label}
        data-parte="altro"
        size="small"
        title={criteriTexts.altro('').replace(/: $/, '')}
      >
        <MoreVert />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={act(() => lista.move(criterio.id, -1, 'altro'))}>{criteriTexts.spostaSu}</MenuItem>
        <MenuItem onClick={act(() => lista.move(criterio.id, 1, 'altro'))}>{criteriTexts.spostaGiu}</MenuItem>
        <MenuItem onClick={act(() => lista.duplicate(criterio.id))}>{criteriTexts.duplica}</MenuItem>
        {neighbours(lista.criteri, criterio, frase).map(({ id: withId, text }) => (
          <MenuItem
            key={withId}
            onClick={act(() => lista.join(criterio.id, withId))}
            sx={{ whiteSpace: 'normal', maxWidth: 420 }}
          >
            {text}
          </MenuItem>
        ))}
        {inGroup && <MenuItem onClick={act(() => lista.leave(criterio.id))}>{criteriTexts.togliDalGruppo}</MenuItem>}
        <MenuItem onClick={act(() => lista.remove(criterio.id))}>{criteriTexts.rimuovi}</MenuItem>
      </Menu>
    </>
  )
}

function neighbours(criteri: readonly Criterio[], criterio: Criterio, frase: (criterio: Criterio) => string) {
  const blocks = criteriBlocks(criteri)
  const at = blocks.findIndex((block) => block.includes(criterio))
  return blocks.flatMap((block, index) => {
    const [first] = block
    if (!first || index === at) return []
    if (block.length > 1) return [{ id: first.id, text: criteriTexts.alternativaA(frase(first)) }]
    if (index === at - 1) return [{ id: first.id, text: criteriTexts.alternativaSopra }]
    return index === at + 1 ? [{ id: first.id, text: criteriTexts.alternativaSotto }] : []
  })
}
