import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useId, useRef, useState, type DragEvent } from 'react'

export interface FileDropProps {
  label: string
  help?: string
  accept?: string
  fileName?: string | undefined
  error?: string | undefined
  disabled?: boolean
  /** One file: the first, when more were dropped. */
  onFile?: (file: File) => void
  onFiles?: (files: readonly File[]) => void
}

export function FileDrop(props: FileDropProps) {
  const { label, help, accept, fileName, error, disabled = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { over, take, handlers } = useDrop(props)
  const border = error ? 'error.main' : over ? 'primary.main' : 'text.secondary'
  return (
    <Box {...handlers} sx={{ ...place, borderColor: border, bgcolor: over ? 'action.hover' : undefined }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <UploadFile aria-hidden sx={{ color: 'text.secondary' }} />
        <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>{fileName ?? label}</Box>
        <Button data-field disabled={disabled} onClick={() => input.current?.click()} variant="outlined">
          {fileName ? 'Cambia file' : 'Scegli file'}
        </Button>
      </Stack>
      <input
        accept={accept}
        aria-describedby={`${id}-note`}
        aria-label={label}
        disabled={disabled}
        hidden
        multiple={props.onFiles !== undefined}
        onChange={(event) => {
          take(event.target.files)
          // the same file can be chosen again after it was mended
          event.target.value = ''
        }}
        ref={input}
        type="file"
      />
      <FormHelperText error={error !== undefined} id={`${id}-note`} role={error ? 'alert' : undefined}>
        {error ?? help}
      </FormHelperText>
    </Box>
  )
}

const place = { border: 1, borderStyle: 'dashed', borderRadius: 1, p: 4 }

function useDrop({ disabled, onFile, onFiles }: Pick<FileDropProps, 'disabled' | 'onFile' | 'onFiles'>) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    if (!file || disabled) return
    onFile?.(file)
    onFiles?.([file, ...others])
  }
  const drag = (active: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(active)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    take(event.dataTransfer.files)
  }
  const handlers = { onDragEnter: drag(true), onDragLeave: drag(false), onDragOver: drag(true), onDrop: drop }
  return { over, take, handlers }
}
