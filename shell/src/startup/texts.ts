import type { Role } from '@bandiera/domain'

const elenco = new Intl.ListFormat('it')
const ora = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' })

interface Anteprima {
  role: Role
  generation: number
  until: Date | null
}

/** Italian texts of tabs that are opened in an unusual way. */
export const startupTexts = {
  senza: (ids: readonly string[]) =>
    `Questa scheda funziona senza ${elenco.format(ids)}: menu, pagine e riquadri non si vedono finché non li rimetti.`,
  senzaIgnoti: (ids: readonly string[]) => `Questo portale non ha moduli di nome ${ids.join(', ')}: li ho ignorati.`,
  rimetti: (id: string) => `Rimetti ${id}`,
  anteprima: ({ role, generation, until }: Anteprima) =>
    `Anteprima come ${role}, ${generation === 0 ? 'moduli del portale com’è nato' : `scelta di moduli ${generation}`}: sola lettura, senza dati di nessuno` +
    (until ? `, fino alle ${ora.format(until)}.` : '.'),
  anteprimaFinita: 'L’anteprima è finita: questo è il portale. Per un’altra chiedi un nuovo indirizzo a un operatore.',
  esci: 'Esci dall’anteprima',
} as const
