import ExpandMore from '@mui/icons-material/ExpandMore'
import Public from '@mui/icons-material/Public'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SxProps, Theme } from '@mui/material/styles'
import type { CountryCode } from 'libphonenumber-js/min'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { countryByCode } from './countries.ts'
import { CountryList, type Placement, placementOf } from './country-list.tsx'
import { phoneTexts } from './texts.ts'

export interface CountrySelectProps {
  /** The country of the number; `null` when its prefix is of none. */
  country: CountryCode | null
  onChoose: (country: CountryCode) => void
  disabled?: boolean | undefined
}

export function CountrySelect({ country, onChoose, disabled }: CountrySelectProps) {
  const [placement, setPlacement] = useState<Placement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const chosen = countryByCode(country)
  const open = () => setPlacement(placementOf(button.current!.getBoundingClientRect(), window.innerHeight))
  const close = (back: boolean) => {
    setPlacement(null)
    if (back) button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  return (
    <>
      <ButtonBase
        aria-controls={placement ? listId : undefined}
        aria-expanded={placement !== null}
        aria-haspopup="listbox"
        aria-label={phoneTexts.prefisso(chosen?.name ?? phoneTexts.nessunPaese, chosen?.dial ?? '').trim()}
        disabled={disabled ?? false}
        onClick={() => (placement ? close(true) : open())}
        onKeyDown={onKeyDown}
        // the list would close as it loses the focus, and the click that follows would open it again
        onMouseDown={(event) => placement && event.preventDefault()}
        ref={button}
        sx={selectorBox}
      >
        {chosen ? <Box component="span">{`${chosen.code} ${chosen.dial}`}</Box> : <Public fontSize="small" />}
        <ExpandMore fontSize="small" />
      </ButtonBase>
      {placement && (
        <CountryList chosen={country} id={listId} onChoose={onChoose} onClose={close} placement={placement} />
      )}
    </>
  )
}

/** Space for the selector inside the field, reserved until it is loaded, so that nothing moves. */
export const selectorBox: SxProps<Theme> = {
  flexShrink: 0,
  justifyContent: 'space-between',
  gap: 1,
  minWidth: 104,
  height: 36,
  ml: '-12px',
  mr: 3,
  pl: 3,
  pr: 2,
  borderRight: 1,
  borderColor: 'divider',
  borderTopLeftRadius: 'inherit',
  borderBottomLeftRadius: 'inherit',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&:hover, &[aria-expanded="true"]': { bgcolor: 'action.hover' },
  '&.Mui-disabled': { color: 'text.disabled' },
}
