import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'

export interface MoveButtonsProps {
  su: string
  giu: string
  onMove: (step: -1 | 1) => void
  parte?: string
}

/** Up and down buttons. They stay at both ends of the list, so that keyboard focus is not lost. */
export function MoveButtons({ su, giu, onMove, parte = '' }: MoveButtonsProps) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <IconButton aria-label={su} data-parte={`${parte}su`} onClick={() => onMove(-1)} size="small" title={su}>
        <ArrowUpward />
      </IconButton>
      <IconButton aria-label={giu} data-parte={`${parte}giu`} onClick={() => onMove(1)} size="small" title={giu}>
        <ArrowDownward />
      </IconButton>
    </span>
  )
}
