import { clickDay, graduatoriaInParole, precompilazione, type DatiBando, type Momento } from '@bandiera/domain'
import { escapeHtml } from '../page/html.ts'

/**
 * The hour of a click day, which the script of the page counts down to; where the writing of applications stands before it;
 * the ranking. Empty for a grant without them.
 */
export function openingOf(data: DatiBando, momento: Momento): string {
  const giorno = clickDay(data, momento)
  const others = [precompilazione(data, momento), graduatoriaInParole(data, momento)]
  const first = giorno
    ? `<p class="apertura"><strong>${escapeHtml(giorno.quando)}</strong>${countdown(giorno.istante)}</p>`
    : ''
  return first + others.map((text) => (text ? `<p class="apertura">${escapeHtml(text)}</p>` : '')).join('')
}

/** Hidden until the script fills it; nobody is read each change of it. */
const countdown = (istante: number | null): string =>
  istante === null
    ? ' (l’ora non è ancora nota)'
    : `<span class="conto" role="timer" aria-live="off" data-conto="${istante}" hidden></span>`
