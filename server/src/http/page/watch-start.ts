export const START_TEXTS = {
  lost:
    'Il portale non si è aperto: un suo file non è arrivato o si è fermato. Controlla la connessione e ricarica la pagina; ' +
    'se succede ancora, forse un blocco della pubblicità o la rete dell’ufficio ferma i file: avvisa chi gestisce il portale.',
  late: 'Il portale ci mette più del solito ad aprirsi. Controlla la connessione: puoi aspettare ancora, o ricaricare la pagina.',
  again: 'Ricarica la pagina',
}

/** Milliseconds; on a slow line the files take about eight seconds. */
export const START_WAIT = 15_000

/**
 * In the page, before the portal's scripts: says when one does not load or fails, or when they take very long.
 * @param failed event by which the portal itself says that it cannot start
 */
export function watchStart(wait: number, failed: string, texts: typeof START_TEXTS): void {
  let said: HTMLElement | undefined
  const root = () => document.getElementById('root')
  const isWaiting = () => root()?.querySelector('.bs-t') != null
  const watch = new MutationObserver(() => {
    if (isWaiting()) return
    said?.remove()
    watch.disconnect()
  })
  const say = (text: string) => {
    // an early error: the page is not read so far
    if (!root()) return void setTimeout(say, 100, text)
    if (!isWaiting()) return
    const [words, button] = [document.createElement('p'), document.createElement('button')]
    words.textContent = text
    button.textContent = texts.again
    button.addEventListener('click', () => location.reload())
    said ??= document.body.appendChild(document.createElement('div'))
    said.className = 'bs-message'
    said.setAttribute('role', 'alert')
    said.replaceChildren(words, button)
    watch.observe(root()!, { childList: true, subtree: true })
  }
  const isOurs = (address: string) => address.startsWith(`${location.origin}/s/`)
  const heard = (event: ErrorEvent) => {
    const { target, filename } = event
    const file = target instanceof HTMLScriptElement ? target.src : filename
    if (file && isOurs(file)) say(texts.lost)
  }
  addEventListener('error', heard, true)
  addEventListener(failed, () => say(texts.lost))
  setTimeout(() => said || say(texts.late), wait)
}
