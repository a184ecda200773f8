import { AUTH_TOKEN_KEY, THEME_KEY } from '@bandiera/wire'
import { versionOf } from '../page/image-data.ts'

/**
 * The only script of a public grant page, a file of its own because the page runs nothing inline: the theme chosen in the
 * portal, printing, copying the address, and the words of the way into the portal for who seems to be signed in (the login
 * leads on by itself). Without it the page
 * can still be read whole.
 */
export const PUBLIC_SCRIPT = `(function () {
  var root = document.documentElement
  var dark = matchMedia('(prefers-color-scheme: dark)')
  function stored(key) { try { return localStorage.getItem(key) } catch (error) { return null } }
  function paint() {
    var theme = stored('${THEME_KEY}')
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light'
  }
  function each(name, work) { document.querySelectorAll('[data-' + name + ']').forEach(work) }
  paint()
  dark.addEventListener('change', paint)
  addEventListener('storage', paint)
  addEventListener('DOMContentLoaded', function () {
    each('stampa', function (button) {
      button.hidden = false
      button.addEventListener('click', function () { print() })
    })
    each('copia', function (button) {
      if (!navigator.clipboard) return
      button.hidden = false
      button.addEventListener('click', function () {
        navigator.clipboard.writeText(button.dataset.copia).then(function () {
          document.getElementById('esito').textContent = 'Collegamento copiato.'
        })
      })
    })
    if (stored('${AUTH_TOKEN_KEY}')) each('accedi', function (link) {
      link.textContent = 'Apri nel portale'
    })
  })
})()
`

/** Where it is served; the version changes with its content. */
export const PUBLIC_SCRIPT_PATH = '/bando-pubblico.js'
export const PUBLIC_SCRIPT_VERSION = versionOf(PUBLIC_SCRIPT)
