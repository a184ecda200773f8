import { Button, UploadFileIcon, type ButtonProps } from '@bandiera/ui'
import { useRef, type ChangeEvent } from 'react'

interface SceltaFileProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  accept: string
  label: string
  onFile: (file: File) => void
}

/** The browser's own chooser of one file behind a button. */
export function SceltaFile({ accept, label, onFile, ...look }: SceltaFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const file of target.files ?? []) onFile(file)
    // the same file can be chosen again
    target.value = ''
  }
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()} startIcon={<UploadFileIcon />}>
        {label}
      </Button>
      <input
        accept={accept}
        aria-label={look['aria-label'] ?? label}
        hidden
        onChange={chosen}
        ref={input}
        type="file"
      />
    </>
  )
}
