import { printPage, testiCarta } from '@bandiera/ui'
import type { PageAction } from '@bandiera/ui/detail'

/** Paper of a grant: for a client, which names no other, or for the house, with companies and case files. */
export const STAMPE: readonly PageAction[] = [
  { id: 'stampa', label: testiCarta.stampa, onClick: () => void printPage() },
  { id: 'stampaInterna', label: testiCarta.stampaInterna, onClick: () => void printPage({ internal: true }) },
]
