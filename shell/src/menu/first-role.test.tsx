import { unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { aManifest } from '../../test/a-manifest.ts'
import { renderShell } from '../../test/render-shell.tsx'

// spec §3: the server refuses a second role key; one that is there all the same counts for nothing
it.each([
  [{ editore: true, admin: true } as const, false],
  [{ admin: true, editore: true } as const, true],
])('the first role key of %j alone decides on PRESTITI: %s', async (role, offered) => {
  await renderShell({ signedIn: unUsr('admin', { role }), manifest: aManifest('sofabis') })
  expect(screen.queryByRole('button', { name: /^PRESTITI/ }) !== null).toBe(offered)
})
