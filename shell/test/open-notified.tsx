import { unUsr } from '@bandiera/testing'
import { act } from '@testing-library/react'
import { clientEvents } from '../src/session/forward-events.ts'
import { aManifest } from './a-manifest.ts'
import { renderShell } from './render-shell.tsx'

export const gestore = unUsr('gestore', { name: 'Ada Rossi' })

/** The portal of a gestore of AgevolaItalia, and what the server transmits to it. */
export async function openNotified(over: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell({ signedIn: gestore, manifest: aManifest('agevolaitalia'), unstyled: true, ...over })
  await clientEvents.get()
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const transmit = (name: string, data: unknown) => act(() => shell.connection.transmit(`SOCKET_${name}`, data))
  return { ...shell, warned, transmit }
}
