// @ts-nocheck: its parameters have no types
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import webpack from 'webpack'
import { CompressPlugin } from '../../../webpack/compress-plugin.mjs'
import { moduleConfig } from '../../../webpack/module.mjs'

// Builds into a folder, with the real preset, releases of one module with two parts in slots: one that holds, and others
// that each break in their own way, with the same examples.
// Run as a program because the federation plugin must not be transformed by jest.
const out = resolve(process.argv[2])

const GOOD = `
  const { usr, onVersion } = usePortal()
  const azienda = useRecord('aziende', aziendaId)
  useEffect(() => onVersion('aziende', aziendaId, () => undefined), [aziendaId, onVersion])
  return <p>{usr.name} segue {azienda?.ragioneSociale}</p>
`
/** What the tab of a company does, by version. */
const RELEASES = {
  '1.0.0': GOOD,
  '1.1.0': "throw new Error('piantato')",
  '1.2.0': `const { usr } = usePortal()\n return <p>{usr.name} {useRecord('bandi', bandoId.trim())?.data.titolo}</p>`,
  '1.3.0': GOOD.replace('segue', 'guarda'),
  '1.4.0': GOOD.replace(
    'return',
    "const { request } = usePortal()\n useEffect(() => void request('/api/altro').catch(() => {}), [request])\n return",
  ),
  '1.5.0': GOOD.replace('return', "useRecord('docs', aziendaId)\n return"),
}

const declaration = `
  import { defineModule } from '@bandiera/platform'
  const slot = { feature: 'prova', title: 'Prova', order: 1 } as const
  export default defineModule({
    id: 'mf-prova',
    contract: '^2.0.0',
    refs: { scheda: () => import('./scheda.tsx'), ricerca: () => import('./ricerca.tsx') },
    features: { prova: { label: 'Prova', on: true } },
    routes: [],
    menu: [],
    slots: [
      { ...slot, slot: 'azienda.scheda', ref: 'scheda' },
      { ...slot, slot: 'ricerca', ref: 'ricerca' },
    ],
    dati: { legge: ['aziende'], scrive: [] },
  })
`
const tab = (body) => `
  import { useRecord } from '@bandiera/live'
  import { usePortal } from '@bandiera/platform'
  import { useEffect } from 'react'
  export function Component({ aziendaId, bandoId }) {
    ${body}
  }
`
const search = `
  import { useEffect } from 'react'
  export function Component({ text, report }) {
    useEffect(() => report([{ id: '1', label: 'Trovato: ' + text, to: '/prova' }]), [text, report])
    return null
  }
`
const examples = `
  import { defineExamples } from '@bandiera/platform/examples'
  const scena = { chi: { _id: 'u1', name: 'Gina', email: 'gina@esempio.test', role: { gestore: true } }, oggi: '2026-11-23' }
  const rossi = { _id: '65' + '0'.repeat(22), ragioneSociale: 'Rossi', gestoreId: 'u1', professionisti: [] }
  export default defineExamples([
    {
      ...scena, slot: 'azienda.scheda', ref: 'scheda', titolo: 'una società', props: { aziendaId: rossi._id },
      record: { aziende: [rossi] }, mostra: ['Gina segue Rossi'],
    },
    { ...scena, slot: 'ricerca', ref: 'ricerca', titolo: 'una parola', props: { text: 'voucher' }, mostra: ['Trovato: voucher'] },
  ])
`

function configOf([version, body]) {
  const dir = join(out, 'sources', version)
  mkdirSync(join(dir, 'src'), { recursive: true })
  const files = { 'module.ts': declaration, 'scheda.tsx': tab(body), 'ricerca.tsx': search, 'esempi.ts': examples }
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: '@bandiera/mf-prova', version }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'src', name), text)
  const config = moduleConfig(dir, { production: true })
  return {
    ...config,
    output: { ...config.output, path: join(out, version) },
    plugins: config.plugins.filter((plugin) => !(plugin instanceof CompressPlugin)),
  }
}

mkdirSync(out, { recursive: true })
webpack(Object.entries(RELEASES).map(configOf)).run((error, stats) => {
  if (error) throw error
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
})
