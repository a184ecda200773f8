import { type Criterio, criterioFaults, criterioKindLabels } from '@bandiera/domain'
import ExpandMore from '@mui/icons-material/ExpandMore'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { CriterioForm } from './criterio-form.tsx'
import { CriterioMenu } from './criterio-menu.tsx'
import { useChoiceTexts } from '../form/choice-texts.ts'
import { MoveButtons } from '../form/move-buttons.tsx'
import { criteriTexts } from './texts.ts'
import type { CriteriList, CriteriInputProps } from './use-criteri.ts'

interface CriterioItemProps extends Omit<BlockItemProps, 'block'> {
  criterio: Criterio
  inGroup?: boolean
}

export function CriterioItem({ criterio, inGroup = false, lista, frase, riferimenti, pesi }: CriterioItemProps) {
  const index = lista.criteri.indexOf(criterio)
  const at = `${lista.name}.${index}`
  const { errors } = useFormState({ name: at })
  const open = lista.isOpen(criterio.id, get(errors, at) !== undefined)
  const typing = useChoiceTexts(useFormContext().control, `${at}.`)
  const id = useId()
  const text = frase(criterio)
  return (
    <Box component="li" data-criterio={criterio.id} sx={item}>
      <Box sx={head}>
        <ButtonBase
          aria-controls={open ? id : undefined}
          aria-expanded={open}
          data-parte="titolo"
          onClick={() => lista.toggle(criterio.id, !open)}
          sx={title}
        >
          <ExpandMore sx={{ transform: open ? 'none' : 'rotate(-90deg)' }} />
          <span>
            <Chips criterio={criterio} pesi={pesi} />
            <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem' }}>
              {text}
            </Box>
          </span>
        </ButtonBase>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <MoveButtons
              giu={criteriTexts.giu(text)}
              onMove={(step) => lista.move(criterio.id, step)}
              su={criteriTexts.su(text)}
            />
          </Box>
          <CriterioMenu criterio={criterio} frase={frase} inGroup={inGroup} lista={lista} />
        </Box>
      </Box>
      {/* a text that is not a choice yet stays in its box while the line is closed */}
      {(open || typing) && (
        <Box hidden={!open} id={id} sx={{ pl: { xs: 0, sm: 7 }, pb: 4, pt: 1 }}>
          <CriterioForm at={at} {...{ criterio, inGroup, lista, pesi, riferimenti }} />
        </Box>
      )}
    </Box>
  )
}

function Chips({ criterio, pesi }: Pick<CriterioItemProps, 'criterio' | 'pesi'>) {
  const peso = criterio.peso ?? pesi[criterio.tipo] ?? 5
  const binding = (criterio.vincolante ?? true) ? criteriTexts.vincolante : criteriTexts.preferenziale
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.8125rem' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[criterioKindLabels[criterio.tipo], binding, criteriTexts.pesoBreve(peso)].join(' · ')}
      </Box>
      {criterioFaults(criterio).length > 0 && (
        <Box component="span" sx={{ color: 'warning.main', display: 'inline-flex', gap: 1, alignItems: 'center' }}>
          <WarningAmber aria-hidden sx={{ fontSize: '1rem' }} />
          {criteriTexts.daCompletare}
        </Box>
      )}
    </Box>
  )
}

const item = { borderTop: 1, borderColor: 'divider', 'ol ol > &:first-of-type': { borderTop: 0 } }
/** The actions move below the sentence when both do not fit. */
const head = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-end',
  alignItems: 'center',
}
const title = {
  flex: 1,
  font: 'inherit',
  minWidth: 0,
  minHeight: 44,
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const

interface BlockItemProps extends Pick<CriteriInputProps, 'frase' | 'riferimenti' | 'pesi'> {
  block: readonly Criterio[]
  lista: CriteriList
}

export function BlockItem({ block, ...rest }: BlockItemProps) {
  const id = useId()
  const first = block[0]!
  const { lista } = rest
  if (block.length === 1) return <CriterioItem criterio={first} {...rest} />
  return (
    <Box component="li" data-criterio={first.id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2, pb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id={id} sx={{ flex: 1, fontWeight: 600 }}>
          {criteriTexts.neBastaUno}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            · {criteriTexts.alternative(block.length)}
          </Box>
        </Typography>
        <MoveButtons
          giu={criteriTexts.gruppoGiu}
          onMove={(step) => lista.moveBlock(first.id, step)}
          parte="gruppo-"
          su={criteriTexts.gruppoSu}
        />
      </Box>
      <Box
        aria-labelledby={id}
        component="ol"
        sx={{ m: 0, mt: 1, p: 0, pl: 3, listStyle: 'none', borderLeft: 2, borderColor: 'primary.main' }}
      >
        {block.map((criterio) => (
          <CriterioItem criterio={criterio} inGroup key={criterio.id} {...rest} />
        ))}
      </Box>
    </Box>
  )
}
