/** In the page: runs the portal's scripts in their order, once the page is read to its end; more calls do nothing. */
export function startScripts(files: readonly string[]): () => void {
  const waiting = [...files]
  const start = () => {
    globalThis.__bandiera_fetch_rest?.()
    globalThis.__bandiera_fetch_rest = undefined
    for (const src of waiting.splice(0)) {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      document.head.append(script)
    }
  }
  // they read the manifest, which is the last part of the page
  return () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start())
}
