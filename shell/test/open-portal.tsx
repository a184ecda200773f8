import { holdUnsaved } from '@bandiera/ui'
import { unUsr } from '@bandiera/testing'
import { REGISTRY_CHANNEL, type TenantManifest } from '@bandiera/wire'
import { act, waitFor } from '@testing-library/react'
import { useEffect, useState, type ComponentType } from 'react'
import { Link, useParams } from 'react-router-dom'
import { aLoaderOfReleases } from './a-loader.ts'
import { aManifest, aModule } from './a-manifest.ts'
import { settle } from './hand-connection.ts'
import { renderShell } from './render-shell.tsx'

const gestore = unUsr('gestore')
const route = (path: string, title: string) => ({ path, title, ref: path === '/bandi' ? 'elenco' : 'dettaglio' })

/** The tenant's choice of modules with this version of mf-bandi. */
export function generation(n: number, version: string, over: Partial<TenantManifest> = {}): TenantManifest {
  const bandi = aModule('bandi', {
    version,
    base: `/m/mf-bandi/${version}/`,
    features: { bandi: { label: 'Bandi', on: true } },
    menu: [{ id: 'bandi', to: '/bandi', label: `Bandi ${version}` }],
    routes: [
      route('/bandi', 'Bandi'),
      route('/bando/:id', 'Bando'),
      ...(version === '1.1.0' ? [route('/bandi/archivio', 'Archivio')] : []),
    ],
    slots: [{ slot: 'dashboard.widget', ref: 'riquadro', feature: 'bandi', title: 'Bandi', order: 1 }],
  })
  const others = aManifest().modules.filter(({ id }) => id !== 'mf-bandi')
  return { ...aManifest(), generation: n, modules: [bandi, ...others], ...over }
}

/** The tenant's choice without mf-bandi and what it brings. */
export function withoutBandi(n: number, over: Partial<TenantManifest> = {}): TenantManifest {
  const { modules, features, ...all } = aManifest()
  const others = modules.filter(({ id }) => id !== 'mf-bandi')
  return { ...all, generation: n, modules: others, features: features.filter((key) => key !== 'bandi'), ...over }
}

/** Says its version and the record of the address, and holds what is typed. */
function partOf({ version, id }: { version: string; id: string }, ref: string) {
  return parts.get(`${id} ${version} ${ref}`) ?? newPart(id, version, ref)
}
const parts = new Map<string, ComponentType>()
function newPart(id: string, version: string, ref: string) {
  function Part() {
    const { id: record = '' } = useParams()
    const [dirty, setDirty] = useState(false)
    useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty])
    return (
      <>
        <h1>{`${id} ${version} ${ref} ${record}`.trim()}</h1>
        <button onClick={() => setDirty(!dirty)}>{dirty ? 'Salva' : 'Scrivi'}</button>
        <Link to="/bando/b1">Un bando</Link>
        <Link to="/bandi/archivio">Archivio</Link>
      </>
    )
  }
  parts.set(`${id} ${version} ${ref}`, Part)
  return Part
}

type Answer = TenantManifest | number

/** A server that gives these answers one after the other, then none. */
function answerWith(answers: Answer[]) {
  const requests: { path: string; authorization: string | null }[] = []
  globalThis.fetch = async (path, init) => {
    requests.push({ path: String(path), authorization: new Headers(init?.headers).get('authorization') })
    const answer = answers.shift() ?? 503
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer)
  }
  return requests
}

/** The portal of a gestore; `publish` tells the page of the newest of these answers to its question for the manifest. */
export async function openPortal(path: string, manifest = generation(1, '1.0.0')) {
  const answers: Answer[] = []
  const requests = answerWith(answers)
  const shell = await renderShell({ signedIn: gestore, path, manifest, loader: aLoaderOfReleases(partOf) })
  await waitFor(() => expect(shell.connection.channels.has(REGISTRY_CHANNEL)).toBe(true))
  const publish = (newest: TenantManifest) => {
    answers.push(newest)
    return act(async () => {
      shell.connection.channels.get(REGISTRY_CHANNEL)!.message({ generation: newest.generation, urgent: false })
      await new Promise((done) => setTimeout(done))
      await settle()
    })
  }
  return { ...shell, publish, requests }
}
