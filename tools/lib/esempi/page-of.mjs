// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {import('./stage.mjs').Scene} Scene */
/** @typedef {import('./stage.mjs').Esempio} Esempio */

export const TENANT = 'esempio.localhost'
/** The module that gives a part the place that another module would give it. */
export const PALCO = { id: 'mf-palco', version: '1.0.0', container: 'palco_1_0_0', entry: 'palco.js' }
const SOURCE = readFileSync(fileURLToPath(new URL('palco.js', import.meta.url)), 'utf8')
/** Slots whose place is the shell's own, and where on its pages that is: examples of them get what the shell gives. @type {Record<string, string>} */
export const OF_THE_SHELL = {
  'dashboard.widget': 'main',
  comandi: '[role=dialog]',
  ricerca: '[role=dialog]',
  avvisi: 'body',
}
/** What a slot calls back with, by name: the page of the example gives it. @type {Record<string, string>} */
const CALLBACK = { 'aziende.incroci': 'report' }

/** The page of a portal that has the module on stage and nothing else. @param {Scene} scene */
export function pageOf(scene) {
  const { scripts } = JSON.parse(readFileSync(join(scene.shell, 'shell.json'), 'utf8'))
  const manifest = JSON.stringify(manifestOf(scene)).replaceAll('<', '\\u003c')
  const tags = scripts.map((/** @type {string} */ file) => `<script defer src="${file}"></script>`).join('')
  return (
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Esempio</title>${tags}</head><body><div id="root"></div>` +
    `<script type="application/json" id="bandiera-manifest" nonce="esempio">${manifest}</script></body></html>`
  )
}

/** The module as a tenant with all of its features has it, with the one part that the example is of. @param {Scene} scene */
function manifestOf({ shell, module: { modulo }, esempio }) {
  const { contracts = ['1.0.0'] } = JSON.parse(readFileSync(join(shell, 'shell.json'), 'utf8'))
  const source = palcoSource(esempio)
  const sri = `sha384-${createHash('sha384').update(source).digest('base64')}`
  const { variante, dove = '/palco' } = esempio
  const palco = {
    ...PALCO,
    schema: 1,
    contract: `^${contracts[0]}`,
    base: `/m/${PALCO.id}/1.0.0/`,
    features: { palco: { label: 'Palco', on: true } },
    routes: [{ path: dove, ref: 'palco', feature: 'palco', title: 'Palco' }],
    menu: [],
    slots: [],
    files: { [PALCO.entry]: { size: source.length, sri } },
    preload: [],
  }
  const slots = modulo.slots.filter(
    (/** @type {Esempio} */ { slot, ref }) => slot === esempio.slot && ref === esempio.ref,
  )
  return {
    tenant: { id: TENANT, nome: 'Esempio', ...(variante && { variante }) },
    generation: 0,
    development: false,
    features: ['palco', ...Object.keys(modulo.features)],
    modules: [palco, { ...modulo, slots, comandi: [], base: `/m/${modulo.id}/${modulo.version}/` }],
  }
}

/** The code of that module for one example. @param {Esempio} esempio */
export function palcoSource({ slot, props }) {
  const given = slot in OF_THE_SHELL ? {} : { slot, props, richiamo: CALLBACK[slot] }
  return SOURCE.replace('__ESEMPIO__', () => JSON.stringify(given))
}
