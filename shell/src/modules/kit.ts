/** Naming them here puts them in the shell's build: one copy for all modules, loaded with the first that needs it. */
export const kit: Record<string, () => Promise<unknown>> = {
  '@bandiera/ui/list': () => import('@bandiera/ui/list'),
  '@bandiera/ui/form': () => import('@bandiera/ui/form'),
  '@bandiera/ui/import': () => import('@bandiera/ui/import'),
  '@bandiera/ui/criteri': () => import('@bandiera/ui/criteri'),
  '@bandiera/ui/detail': () => import('@bandiera/ui/detail'),
  '@bandiera/ui/charts': () => import('@bandiera/ui/charts'),
}
