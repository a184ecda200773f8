import type { Azienda, Bilancio, Sede } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { sectionPatch } from '../actions/section-patch.ts'
import type { CampoImport } from './campi.ts'

/**
 * What a line changes of a company that is there already, `null` when nothing: only what the line says. An empty cell takes
 * nothing away; the legal seat, the main code and the year of the accounts are brought up to date in their place.
 */
export function unisci(
  azienda: Azienda,
  nuova: Omit<Azienda, '_id'>,
  dette: ReadonlySet<CampoImport>,
): WritePatch | null {
  const { gestoreId: _gestore, professionisti: _team, sedi, ateco, bilanci, tag, referente, ...plain } = nuova
  // the form takes the partita IVA for a codice fiscale that was not written: here the stored one is
  if (!dette.has('codiceFiscale') && azienda.codiceFiscale) delete plain.codiceFiscale
  return sectionPatch(azienda, {
    ...plain,
    ...(sedi?.[0] && { sedi: withSede(azienda.sedi ?? [], sedi[0]) }),
    ...(ateco?.[0] && { ateco: withAteco(azienda.ateco ?? [], ateco[0]) }),
    ...(bilanci?.[0] && { bilanci: withYear(azienda.bilanci ?? [], bilanci[0]) }),
    ...(tag && { tag: [...new Set([...(azienda.tag ?? []), ...tag])] }),
    ...(referente && { referente: { ...azienda.referente, ...referente } }),
  })
}

function withSede(sedi: readonly Sede[], next: Sede): Sede[] {
  const at = sedi.findIndex(({ tipo }) => tipo === 'legale')
  const before = sedi[at]
  if (!before) return [next, ...sedi]
  const { operativa: _unknown, ...told } = next
  const moved = told.comune !== undefined && told.comune !== before.comune
  const { comuneNome: _old, ...kept } = before
  return sedi.with(at, { ...(moved ? kept : before), ...told })
}

function withAteco(codes: NonNullable<Azienda['ateco']>, next: NonNullable<Azienda['ateco']>[number]) {
  const same = codes.findIndex(
    ({ codice, versione }) => codice === next.codice && (next.versione === undefined || versione === next.versione),
  )
  if (same >= 0 && codes[same]!.prevalente) return codes
  const others = codes.filter((_code, index) => index !== same).map((code) => ({ ...code, prevalente: false }))
  return [same >= 0 ? { ...codes[same]!, prevalente: true } : next, ...others]
}

function withYear(bilanci: readonly Bilancio[], next: Bilancio): Bilancio[] {
  const at = bilanci.findIndex(({ anno }) => anno === next.anno)
  return at >= 0 ? bilanci.with(at, { ...bilanci[at]!, ...next }) : [next, ...bilanci].sort((a, b) => b.anno - a.anno)
}
