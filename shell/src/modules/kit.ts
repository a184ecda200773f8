/**
 * Entries of the kit that only modules use, by import name. Naming them here puts them in the shell's build, which provides one
 * copy to all modules. Their code loads with the first module that needs it, or when a link to such a module is hovered.
 */
export const kit: Record<string, () => Promise<unknown>> = {
  '@bandiera/ui/list': () => import('@bandiera/ui/list'),
  '@bandiera/ui/form': () => import('@bandiera/ui/form'),
  '@bandiera/ui/import': () => import('@bandiera/ui/import'),
  '@bandiera/ui/criteri': () => import('@bandiera/ui/criteri'),
  '@bandiera/ui/detail': () => import('@bandiera/ui/detail'),
  '@bandiera/ui/charts': () => import('@bandiera/ui/charts'),
}
