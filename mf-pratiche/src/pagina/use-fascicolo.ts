import { usePortal } from '@bandiera/platform'
import { downloadFrom } from '@bandiera/ui/import'
import { testi } from '../testi.ts'

const { fascicolo: t } = testi.pagina

/** Hands out a case file whole: its index to print in a tab of its own, or a ZIP with the documents. */
export function useFascicolo(id: string): (how: 'indice' | 'zip') => Promise<void> {
  const { request, notify } = usePortal()
  return async (how) => {
    // asked for while the click still counts: later a browser takes it for an advertisement
    const tab = how === 'indice' ? window.open('', '_blank') : null
    if (how === 'indice' && !tab) return notify({ text: t.bloccata, kind: 'error' })
    try {
      const answer = await request(`/api/pratiche/${id}/fascicolo`, { method: 'POST' })
      const { indirizzo } = (await answer.json()) as { indirizzo: string }
      if (tab) tab.location.href = `${indirizzo}&indice=1`
      else downloadFrom(indirizzo)
    } catch (failure) {
      tab?.close()
      notify({ text: failure instanceof Error ? failure.message : t.nonAperto, kind: 'error' })
    }
  }
}
