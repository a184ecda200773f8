import { escapeHtml } from './html.ts'

/** A page without scripts or styles for what cannot be shown inside the portal: an unknown host, a missing file. */
export const errorPage = (text: string): string =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Bandiera</title>` +
  `<meta name="viewport" content="width=device-width"></head><body><main><h1>Bandiera</h1><p>${escapeHtml(text)}</p></main></body></html>`
