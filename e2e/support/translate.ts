/**
 * In the page, before its scripts: translates as Chrome does, by a `<font>` in a `<font>` in place of each text node, at the start
 * and after each change. The translation is the text in capitals.
 * @param wait milliseconds after a change; 0 for at once
 */
export function translate(wait: number): void {
  const isOutside = (text: Node) => !text.parentElement?.closest('font, script, style, noscript, option, svg')
  const work = () => {
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || !isOutside(text)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.toUpperCase()
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const changed = () => (wait === 0 ? work() : setTimeout(work, wait))
  document.addEventListener('DOMContentLoaded', () => {
    work()
    new MutationObserver(changed).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
