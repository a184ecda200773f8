import { Button, type ButtonProps } from '@bandiera/ui'
import { useRef } from 'react'

interface Props extends Omit<ButtonProps, 'onClick'> {
  accept: string
  onFile: (file: File) => void
  children: string
  /** When the text of the button is not clear enough. */
  label?: string
}

export function ChooseButton({ accept, onFile, children, label = children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button aria-label={label} variant="outlined" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        accept={accept}
        aria-label={label}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // the same file can be chosen again
          event.target.value = ''
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
