import { isMostrabile, type Documento } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { downloadFrom } from '@bandiera/ui/import'
import { useCallback } from 'react'
import { testi } from './testi.ts'

/** A document whose file is asked for; `versione` names one before the present one. */
export interface Scelto {
  doc: Documento
  versione?: number
}

/** Kinds that a window over the page shows; a PDF has a tab of its own. */
export const inFinestra = (mime: string): boolean => isMostrabile(mime) && mime !== 'application/pdf'

export const pathOf = ({ doc, versione }: Scelto, what: 'file' | 'indirizzo'): string =>
  `/api/documenti/${doc._id}/${what}${versione === undefined ? '' : `?versione=${versione}`}`

/** Saves a file, or shows a PDF in a tab. What the server says against it becomes a notice. */
export function useApri() {
  const { request, notify } = usePortal()
  return useCallback(
    async (scelto: Scelto, how: 'scarica' | 'scheda') => {
      // asked for while the click still counts: later a browser takes it for an advertisement
      const tab = how === 'scheda' ? window.open('', '_blank') : null
      if (how === 'scheda' && !tab) return notify({ text: testi.bloccata, kind: 'error' })
      try {
        const answer = await request(pathOf(scelto, 'indirizzo'), { method: 'POST' })
        const { indirizzo } = (await answer.json()) as { indirizzo: string }
        if (tab) tab.location.href = `${indirizzo}&anteprima=1`
        else downloadFrom(indirizzo)
      } catch (failure) {
        tab?.close()
        notify({ text: failure instanceof Error ? failure.message : testi.nonAperto, kind: 'error' })
      }
    },
    [request, notify],
  )
}
