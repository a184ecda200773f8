import { Button, type ButtonProps } from '@bandiera/ui'
import { useRef } from 'react'

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** Types offered by the chooser. */
  accept: string
  onFile: (file: File) => void
  children: string
  /** Name of the hidden control, when the text of the button is not clear enough. */
  label?: string
}

/** A button that opens the system's chooser of files. */
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
