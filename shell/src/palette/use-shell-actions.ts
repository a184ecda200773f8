import { NOTICE_SHORT } from '@bandiera/wire'
import { useMemo } from 'react'
import { askLogout } from '../session/ask-logout.ts'
import { useShell, type Shell } from '../shell.ts'
import { testi as common } from '../testi.ts'
import type { Item } from './items.ts'
import { testi } from './testi.ts'
import { modeAtom, overlayAtom, useFact } from '../state.ts'

/** What can be done from every page. */
export function useShellActions(): Item[] {
  const shell = useShell()
  const dark = useFact(modeAtom) === 'dark'
  return useMemo(
    () => [
      { id: 'copia', label: testi.copia, keywords: testi.copiaParole, icon: 'collegamento', run: () => copy(shell) },
      {
        id: 'tema',
        label: dark ? testi.temaChiaro : testi.temaScuro,
        keywords: testi.temaParole,
        icon: 'tema',
        run: shell.theme.toggle,
      },
      {
        id: 'scorciatoie',
        label: testi.scorciatoie,
        keywords: testi.scorciatoieParole,
        icon: 'tastiera',
        run: () => shell.store.set(overlayAtom, 'shortcuts'),
      },
      {
        id: 'logout',
        label: common.logout,
        keywords: testi.logoutParole,
        icon: 'esci',
        run: () => void askLogout(shell),
      },
    ],
    [shell, dark],
  )
}

function copy({ notices }: Shell): void {
  const copied = () => notices.push({ text: testi.copiato, kind: 'success', timeout: NOTICE_SHORT })
  const refused = () => notices.push({ text: testi.nonCopiato, kind: 'error' })
  // absent on pages without https
  if (!navigator.clipboard) return refused()
  navigator.clipboard.writeText(location.href).then(copied, refused)
}
