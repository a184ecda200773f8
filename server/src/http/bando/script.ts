import { AUTH_TOKEN_KEY, THEME_KEY } from '@bandiera/wire'
import { versionOf } from '../../files/image-data.ts'

/**
 * The only script of a public grant page, a file of its own because the page runs nothing inline: the theme chosen in the
 * portal, printing, copying the address, the countdown to a click day
 * (as `ContoAllaRovescia` of the kit: by seconds on the last day, else by minutes), and the words of the way into the portal for who seems to be signed in (the login
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
  function of(n, one, many) { return n === 0 ? [] : [n + ' ' + (n === 1 ? one : many)] }
  function remaining(left, bySeconds) {
    if (bySeconds) return [left / 36e5, (left % 36e5) / 6e4, (left % 6e4) / 1e3].map(function (part) {
      return ('0' + Math.floor(part)).slice(-2)
    }).join(':')
    var minutes = Math.ceil(left / 6e4)
    var parts = of(Math.floor(minutes / 1440), 'giorno', 'giorni')
      .concat(of(Math.floor((minutes % 1440) / 60), 'ora', 'ore'), of(minutes % 60, 'minuto', 'minuti'))
    var last = parts.pop()
    return parts.length ? parts.join(', ') + ' e ' + last : last
  }
  function count(timer) {
    var left = Math.floor((Number(timer.dataset.conto) - Date.now()) / 1e3) * 1e3
    timer.hidden = left <= 0
    if (left <= 0) return
    var bySeconds = left <= 864e5 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    var text = 'Tra ' + remaining(left, bySeconds)
    if (timer.textContent !== text) timer.textContent = text
    setTimeout(count, 1e3 - (Date.now() % 1e3), timer)
  }
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
    each('conto', count)
    if (stored('${AUTH_TOKEN_KEY}')) each('accedi', function (link) {
      link.textContent = 'Apri nel portale'
    })
  })
})()
`

/** Where it is served; the version changes with its content. */
export const PUBLIC_SCRIPT_PATH = '/bando-pubblico.js'
export const PUBLIC_SCRIPT_VERSION = versionOf(PUBLIC_SCRIPT)
