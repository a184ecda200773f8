/** In the page: what makes the portal's scripts run, in their order; more calls do nothing. They are on their way already. */
export function startScripts(files: readonly string[]): () => void {
  const waiting = [...files]
  return () => {
    for (const src of waiting.splice(0)) {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      document.head.append(script)
    }
  }
}
