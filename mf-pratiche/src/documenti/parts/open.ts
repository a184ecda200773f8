import { isSafeToShow, type Documento } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { downloadFrom } from '@bandiera/ui/import'
import { useCallback } from 'react'
import { documentiTexts } from '../texts.ts'

/** A document whose file is asked for; `versione` names one before the present one. */
export interface ChosenFile {
  doc: Documento
  versione?: number
}

/** Kinds that a dialog shows; a PDF opens in a tab. */
export const opensInDialog = (mime: string): boolean => isSafeToShow(mime) && mime !== 'application/pdf'

export const pathOf = ({ doc, versione }: ChosenFile, what: 'file' | 'indirizzo'): string =>
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
