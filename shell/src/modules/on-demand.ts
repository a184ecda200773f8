/**
 * Entries of the kit that only modules use. Naming them puts them in the shell's build, which then provides one copy
 * to all modules; their code loads with the first module that asks.
 */
export const onDemand = [
  () => import('@bandiera/ui/list'),
  () => import('@bandiera/ui/form'),
  () => import('@bandiera/ui/import'),
  () => import('@bandiera/ui/criteri'),
  () => import('@bandiera/ui/detail'),
  () => import('@bandiera/ui/charts'),
]
