/**
 * Entries of the kit that only modules use, by the name that a module takes them by. Naming them puts them in the shell's build,
 * which then provides one copy to all modules; their code loads with the first module that asks, or for a link that is reached.
 */
export const kit: Record<string, () => Promise<unknown>> = {
  '@bandiera/ui/list': () => import('@bandiera/ui/list'),
  '@bandiera/ui/form': () => import('@bandiera/ui/form'),
  '@bandiera/ui/import': () => import('@bandiera/ui/import'),
  '@bandiera/ui/criteri': () => import('@bandiera/ui/criteri'),
  '@bandiera/ui/detail': () => import('@bandiera/ui/detail'),
  '@bandiera/ui/charts': () => import('@bandiera/ui/charts'),
}
