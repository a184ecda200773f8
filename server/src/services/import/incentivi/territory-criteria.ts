import { findRegione, regioni as allRegioni, type Criterio, type CriterioDi } from '@bandiera/domain'
import type { ComuneRow } from '../../reference/comuni-file.ts'
import type { Reference } from '../../reference/reference.ts'
import type { VariazioneRow } from '../../reference/variazioni-file.ts'
import type { Flags } from './flags.ts'
import type { Incentivo } from './record.ts'

/**
 * Where a company must be. Comuni come by name: those that cannot be settled (not known, shared by two comuni) become a
 * question for a person beside the others, so that nobody is refused for a name we did not understand. One that was suppressed keeps its own code (domain rule 2.2).
 */
export function readTerritory(record: Incentivo, flags: Flags, reference: Reference): Criterio[] {
  const { comuni } = reference
  const regioni = readRegioni(record.Regioni, flags)
  const names = record.Comuni.flatMap((text) => text.split(/[;,|\n]/)).flatMap((name) => name.trim() || [])
  const found: Trovato[] = []
  const open = names.filter((name) => {
    const rows = comuniOf(name, regioni, reference)
    if (rows.length === 1) found.push(rows[0]!)
    else flags.add('criteri.comuni', reasonFor(name, rows.length, comuni.completo))
    return rows.length !== 1
  })
  const towns = found.length > 0 ? townsOf(found, reference) : null
  const place = { ...(regioni.length > 0 && { regioni }), ...(open.length === 0 && towns) }
  const base: Criterio[] = Object.keys(place).length > 0 ? [{ id: 'territorio', tipo: 'territorio', ...place }] : []
  if (
    regioni.join() === '04' &&
    names.length === 0 &&
    /provincia autonoma/i.test(`${record.Titolo} ${record.Soggetto_Concedente}`)
  ) {
    flags.add(
      'criteri.territorio',
      'La fonte indica la regione, ma l’ente è una provincia autonoma: forse vale solo lì',
    )
  }
  if (base.length === 0 && names.length === 0) flags.add('criteri.territorio', 'La fonte non indica il territorio')
  return [
    ...base,
    ...(open.length > 0 ? openComuni(towns, open) : []),
    ...readAmbito(record.Ambito_territoriale, flags),
  ]
}

type Trovato = ComuneRow | VariazioneRow

/** The comuni of a name, else those that had it: only a whole table of comuni can say that nobody has it any more. */
function comuniOf(name: string, regioni: string[], { comuni, variazioni }: Reference): Trovato[] {
  const rows = comuni.byName(name, { regioni })
  return rows.length === 0 && comuni.completo ? variazioni.byName(name, regioni) : rows
}

/** Their codes, and names for these and for the comuni that took the place of those that are no more. */
function townsOf(
  found: readonly Trovato[],
  { comuni }: Reference,
): Required<Pick<CriterioDi<'territorio'>, 'comuni' | 'nomi'>> {
  const later = found.flatMap((row) => ('in' in row ? row.in.flatMap((codice) => comuni.byCode(codice) ?? []) : []))
  return {
    comuni: [...new Set(found.map(({ codice }) => codice))],
    nomi: Object.fromEntries([...later, ...found].map(({ codice, nome }) => [codice, nome])),
  }
}

function readRegioni(names: string[], flags: Flags): string[] {
  const codes = names.flatMap((name) => {
    if (/^(italia|tutte|tutto il territorio|intero territorio|nazionale)/i.test(name))
      return allRegioni.map((each) => each.codice)
    const regione = findRegione(name)
    // companies here are Italian: "Estero" adds nothing
    if (!regione && !/^estero$/i.test(name)) flags.add('criteri.territorio', `Regione non riconosciuta: «${name}»`)
    return regione ? [regione.codice] : []
  })
  return [...new Set(codes)].sort()
}

function openComuni(towns: Pick<CriterioDi<'territorio'>, 'comuni' | 'nomi'> | null, open: string[]): Criterio[] {
  const gruppo = towns ? { gruppo: 'comuni' } : {}
  const known: Criterio[] = towns ? [{ id: 'comuni', tipo: 'territorio', ...towns, peso: 10, ...gruppo }] : []
  const testo = `Sede in uno dei comuni indicati dal bando e non riconosciuti: ${open.join(', ')}`
  return [...known, { id: 'comuni-da-verificare', tipo: 'libero', testo, ...gruppo }]
}

function reasonFor(name: string, matches: number, complete: boolean): string {
  if (matches > 1) return `Più comuni si chiamano «${name}»: scegli quale`
  if (complete) return `Il comune «${name}» non esiste, o non esiste più con questo nome`
  return `Il comune «${name}» non è riconosciuto: l’elenco dei comuni non è stato importato`
}

/** Kinds of area are alternatives; the source also uses them as mere description, hence the flag. */
function readAmbito(given: string[], flags: Flags): Criterio[] {
  const areas = [...new Set(given.flatMap((text) => text.split(/[;,|]/)).map((text) => text.trim()))].filter(Boolean)
  if (areas.length === 0 || areas.some((area) => /^non applicabile$/i.test(area))) return []
  flags.add('criteri.ambito', `La fonte indica «${areas.join(', ')}»: controlla se è un requisito`)
  const others = areas.filter((area) => !/^zes\b/i.test(area))
  const gruppo = others.length > 0 && others.length < areas.length ? { gruppo: 'ambito' } : {}
  return [
    ...(others.length < areas.length
      ? [{ id: 'zes', tipo: 'territorio' as const, zes: true, peso: 5, ...gruppo }]
      : []),
    ...(others.length > 0 ? [{ id: 'ambito', tipo: 'territorio' as const, ambito: others, peso: 5, ...gruppo }] : []),
  ]
}
