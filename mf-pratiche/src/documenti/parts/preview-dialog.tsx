import { type Documento, documentoFileName, isSafeToShow } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  DownloadIcon,
  ErrorState,
  LinearProgress,
} from '@bandiera/ui'
import { downloadFrom } from '@bandiera/ui/import'
import { useCallback, useEffect, useId, useState } from 'react'
import { documentiTexts } from '../texts.ts'

/** The preview cuts longer texts. */
const LONGEST = 200_000

export function PreviewDialog({ chosen, onClose }: { chosen: ChosenFile; onClose: () => void }) {
  const id = useId()
  const apri = useOpen()
  const { nome } = chosen.doc
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {nome}
      </DialogTitle>
      <DialogContent dividers>
        <Content chosen={chosen} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void apri(chosen, 'scarica')} startIcon={<DownloadIcon />}>
          {documentiTexts.scarica}
        </Button>
        <Button autoFocus onClick={onClose} variant="contained">
          {documentiTexts.chiudi}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Content({ chosen }: { chosen: ChosenFile }) {
  const { shown, error, retry } = useContent(chosen)
  const mime = mimeOf(chosen)
  if (error) return <ErrorState onRetry={retry} text={error} title={documentiTexts.nonAperto} />
  if (!shown) return <LinearProgress aria-label={documentiTexts.caricamento} />
  if (shown.text !== undefined) {
    return (
      <Box
        component="pre"
        sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
        tabIndex={0}
      >
        {shown.text}
      </Box>
    )
  }
  return (
    <Box
      alt={documentoFileName(chosen.doc.nome, mime)}
      component="img"
      src={shown.url}
      sx={{ display: 'block', maxWidth: '100%', mx: 'auto' }}
    />
  )
}

const mimeOf = ({ doc, versione }: ChosenFile): string =>
  (versione === undefined ? doc.file : doc.versioni?.[versione]?.file)?.mime ?? ''

interface Shown {
  url?: string
  text?: string
}

/** Loads the file with the session's token for the page to show; released when the dialog closes. */
function useContent(chosen: ChosenFile) {
  const { request } = usePortal()
  const [shown, setShown] = useState<Shown | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  const path = pathOf(chosen, 'file')
  const isText = mimeOf(chosen).startsWith('text/')
  useEffect(() => {
    const gone = new AbortController()
    let url: string | undefined
    const show = async () => {
      const answer = await request(path, { signal: gone.signal })
      if (isText) return setShown({ text: (await answer.text()).slice(0, LONGEST) })
      url = URL.createObjectURL(await answer.blob())
      setShown({ url })
    }
    show().catch((failure: Error) => !gone.signal.aborted && setError(failure.message))
    return () => {
      gone.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [request, path, isText, asked])
  const retry = () => {
    setError(null)
    setAsked((times) => times + 1)
  }
  return { shown, error, retry }
}

/** A document whose file is asked for; `versione` names one before the present one. */
interface ChosenFile {
  doc: Documento
  versione?: number
}

/** Kinds that a dialog shows; a PDF opens in a tab. */
export const opensInDialog = (mime: string): boolean => isSafeToShow(mime) && mime !== 'application/pdf'

const pathOf = ({ doc, versione }: ChosenFile, what: 'file' | 'indirizzo'): string =>
  `/api/documenti/${doc._id}/${what}${versione === undefined ? '' : `?versione=${versione}`}`

/** Saves a file, or shows a PDF in a tab. A refusal of the server becomes a notice. */
export function useOpen() {
  const { request, notify } = usePortal()
  return useCallback(
    async (chosen: ChosenFile, how: 'scarica' | 'scheda') => {
      // opened during the click: browsers block a tab that is opened later
      const tab = how === 'scheda' ? window.open('', '_blank') : null
      if (how === 'scheda' && !tab) return notify({ text: documentiTexts.bloccata, kind: 'error' })
      try {
        const answer = await request(pathOf(chosen, 'indirizzo'), { method: 'POST' })
        const { indirizzo } = (await answer.json()) as { indirizzo: string }
        if (tab) tab.location.href = `${indirizzo}&anteprima=1`
        else downloadFrom(indirizzo)
      } catch (failure) {
        tab?.close()
        notify({ text: failure instanceof Error ? failure.message : documentiTexts.nonAperto, kind: 'error' })
      }
    },
    [request, notify],
  )
}
