import { aziendaFields, changesOf, type Azienda, type CampoCambiato } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import type { CampoImport } from './campi.ts'
import type { RigaGiudicata } from './giudica.ts'
import type { Modo } from './unisci.ts'

/** Whether lines only fill what companies lack, or also replace what they have: for the file, and for the fields that differ from it. */
export interface Modi {
  file: Modo
  campi: Readonly<Partial<Record<CampoImport, Modo>>>
}

export const SOLO_VUOTI: Modi = { file: 'vuoti', campi: {} }
export const SOVRASCRIVI: Modi = { file: 'sovrascrivi', campi: {} }
export const modoOf = ({ file, campi }: Modi, campo: CampoImport): Modo => campi[campo] ?? file

/** An update of a company. */
export interface Proposta {
  patch: WritePatch | null
  cambi: readonly CampoCambiato[]
}

export function propostaOf(azienda: Azienda, patch: WritePatch | null): Proposta {
  if (!patch) return { patch, cambi: [] }
  const after: Record<string, unknown> = { ...azienda, ...patch.set }
  for (const campo of patch.unset ?? []) delete after[campo]
  return { patch, cambi: changesOf(aziendaFields, azienda, after, () => null) }
}

/** The line with the update that is chosen; a line that updates no company as it is. */
export function inModi(riga: RigaGiudicata, modi: Modi): RigaGiudicata {
  const { proposta, patch: _patch, cambi: _cambi, ...rest } = riga
  if (!proposta) return riga
  const { patch, cambi } = proposta(modi)
  return patch ? { ...rest, proposta, esito: 'aggiornato', patch, cambi } : { ...rest, proposta, esito: 'identico' }
}

/** What the line says otherwise than the company, and its update leaves as it is. */
export const restano = ({ tutto, cambi = [] }: RigaGiudicata): readonly CampoCambiato[] =>
  (tutto?.cambi ?? []).filter(({ campo, dopo }) => !cambi.some((one) => one.campo === campo && one.dopo === dopo))
