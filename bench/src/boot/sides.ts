import { startPortal, type Portal } from '@bandiera/tools/portal'
import { cp } from 'node:fs/promises'
import * as path from 'node:path'
import { typingTo } from '@bandiera/tools/typing'
import { ONE_TENANT } from '../scene/prepared.ts'
import type { Session } from '../session.ts'
import { MODULE, RELEASED, type Peer } from './build-peers.ts'
import { openLine, type Line } from './network.ts'

/** A portal, ours or a peer, at the end of a line. */
export interface Side {
  name: string
  line: Line
  session: Session
  /** What tells that the first row of its list is there. */
  row: string
  /** And that it is there with everything one can do with it. */
  ready: string
  /** Brings the release of one module to the next visit, or takes it back. */
  release: (isOut: boolean) => Promise<void>
  stop: () => Promise<void>
}

/** What all sides share. */
export interface Ground {
  /** Folder of what was built. */
  built: string
  /** Makes a data folder in which all accounts are signed in. */
  data: () => string
  session: Session
}

const ROW = 'tbody a[href^="/azienda/"]'
const READY = `#root main ${ROW}`
const ADMIN_ROW = '.RaDatagrid-row'
/** The version of the module that is built with the portal. */
export const OUR_VERSION = '0.1.0'

export interface Ours extends Side {
  portal: Portal
  cli: ReturnType<typeof typingTo>
}

/** The federated portal as it is built. */
export async function openOurs({ data, session }: Ground): Promise<Ours> {
  const folder = data()
  const portal = await startPortal({ data: folder, env: ONE_TENANT })
  const cli = typingTo(portal, folder)
  const line = await openLine(portal.port)
  return {
    name: 'ours',
    portal,
    cli,
    line,
    session,
    row: ROW,
    ready: READY,
    release: (isOut) => promote(cli, isOut ? RELEASED : OUR_VERSION),
    stop: () => end(line, portal),
  }
}

/** Gives a version of the module to all accounts. */
export async function promote(cli: ReturnType<typeof typingTo>, version: string): Promise<void> {
  const { code, said } = await cli('promote', MODULE, version, '--reason', 'boot')
  if (code !== 0) throw new Error(said)
}

/** The same server on the files of a peer; all but the one with the same early data have a page of their own. */
export async function openPeer(peer: Peer, { built, data, session }: Ground): Promise<Side> {
  const folder = path.join(built, peer)
  const entry = peer === 'plain' || peer === 'react-admin' ? { entry: 'server/test/load/page-main.ts' } : {}
  const portal = await startPortal({ data: data(), env: { ...ONE_TENANT, BANDIERA_ROOT: folder }, ...entry })
  const line = await openLine(portal.port)
  const before = path.join(folder, 'index-prima.html')
  if (peer === 'plain') await cp(path.join(folder, 'index.html'), before)
  return {
    name: peer,
    line,
    session,
    ...(peer === 'react-admin' ? { row: ADMIN_ROW, ready: ADMIN_ROW } : { row: ROW, ready: READY }),
    release: (isOut) => cp(isOut ? path.join(built, 'released/index.html') : before, path.join(folder, 'index.html')),
    stop: () => end(line, portal),
  }
}

async function end(line: Line, portal: Portal): Promise<void> {
  await line.close()
  await portal.stop()
}
