import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, type Ref } from 'react'

export interface RowCheckProps {
  label: string
  checked: boolean
  /** Some but not all of its rows are selected. */
  partly?: boolean
  /** `range` while the shift key is down. */
  onToggle: (range: boolean) => void
  text?: string
  ref?: Ref<HTMLInputElement>
}

/** A check box of a list: the browser's own, because a list has hundreds of them. */
export function RowCheck({ label, checked, partly = false, onToggle, text, ref }: RowCheckProps) {
  const own = useRef<HTMLInputElement | null>(null)
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = partly
  }, [partly])
  const take = (input: HTMLInputElement | null) => {
    own.current = input
    if (typeof ref === 'function') ref(input)
    else if (ref) ref.current = input
  }
  return (
    // with shift the browser would select the text between the two places
    <Target onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        ref={take}
        type="checkbox"
      />
      {text}
    </Target>
  )
}

const Target = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 32,
  minHeight: 32,
  cursor: 'pointer',
  userSelect: 'none',
  '& input': { width: 16, height: 16, margin: '0 8px', accentColor: theme.palette.primary.main, cursor: 'inherit' },
  '& input:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}))
