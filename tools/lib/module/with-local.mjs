/** The module as it was built here last: what it declares, and the address of its folder, ending with `/`.
 * @typedef {{ modulo: Record<string, any>, base: string }} Local */

const MANIFEST = /(<script type="application\/json" id="bandiera-manifest" nonce="([^"]*)">)(.*?)(<\/script>)/s

/** A page of the portal with the local module in place of the published one, and a banner that says so.
 * @param {string} html @param {Local} local @param {{ portal: string, time: string }} about the portal and the build */
export function pageWithLocal(html, local, about) {
  const [, open, nonce, json, close] = MANIFEST.exec(html) ?? []
  if (json === undefined) return html
  const { id } = local.modulo
  const manifest = JSON.stringify(manifestWithLocal(JSON.parse(json), local)).replaceAll('<', '\\u003c')
  return html
    .replace(MANIFEST, () => `${open}${manifest}${close}`)
    .replaceAll(new RegExp(`<link rel="preload"[^>]*href="/m/${id}/[^>]*>`, 'g'), '')
    .replace('</body>', () => `${banner(local, nonce ?? '', about)}</body>`)
}

/** What the tenant runs, with the local module; its features count as switched on, so that a new one shows.
 * @param {Record<string, any>} manifest @param {Local} local */
export function manifestWithLocal(manifest, { modulo, base }) {
  const others = manifest.modules.filter((/** @type {{ id: string }} */ { id }) => id !== modulo.id)
  return {
    ...manifest,
    features: [...new Set([...manifest.features, ...Object.keys(modulo.features)])],
    modules: [...others, { ...modulo, base }],
  }
}

/** The policy of the portal's page names its own host, which is not the one that the browser sees.
 * @param {string} policy @param {{ portal: string, here: string }} hosts */
export const policyHere = (policy, { portal, here }) => policy.replaceAll(portal, here)

/** @param {Local} local @param {string} nonce @param {{ portal: string, time: string }} about */
function banner({ modulo }, nonce, { portal, time }) {
  return `<style nonce="${nonce}">#bandiera-locale{position:fixed;left:8px;bottom:8px;z-index:9999;display:flex;gap:12px;align-items:center;
flex-wrap:wrap;max-width:calc(100vw - 16px);box-sizing:border-box;padding:8px 12px;border-radius:8px;background:#1b2733;color:#fff;
font:14px/1.4 system-ui,sans-serif}#bandiera-locale a{color:#9ecbff}@media print{#bandiera-locale{display:none}}</style>
<aside id="bandiera-locale" aria-label="Modulo locale"><span><strong>${modulo.id}</strong> da questo computer, compilato alle
<span data-time>${time}</span>: lo vedi solo tu.</span><a href="${portal}">Torna alla versione pubblicata</a></aside>
<script nonce="${nonce}">new EventSource('/__modulo').onmessage=()=>location.reload()</script>`
}
