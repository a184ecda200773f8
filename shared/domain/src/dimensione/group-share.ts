import type { GroupMember } from '../azienda/azienda.ts'

/** Part of its figures that is added (Rec. 2003/361/EC, annex, art. 3 and 6): 1 linked, its share when partner (half when not given). */
export function groupShare({ relazione, quota }: GroupMember): number {
  if (/^(collegata|collegata_persone|controllata|controllante)$/.test(relazione) || (quota ?? 0) > 50) return 1
  if (quota !== undefined) return quota >= 25 ? quota / 100 : 0
  return relazione === 'associata' ? 0.5 : 0
}
