import type { Tx } from '../../store/port.ts'
import { dropRow, putRow, releaseKey, rowsOf, type Alert } from '../rows.ts'

/** What operators have not seen yet, at most; the oldest ones make room. */
export const ALERTS = 200

/** Which release of which tenant. */
export const crashKey = ({ tenant, id, version }: { tenant: string; id: string; version: string }): string =>
  `${tenant}/${releaseKey(id, version)}`

/** Stands on the overview until an operator has seen it, or decided. */
export async function putAlert(tx: Tx, alert: Alert): Promise<void> {
  const others = (await rowsOf(tx, 'segnalazione')).filter(({ key }) => key !== alert.key)
  const tooMany = others.toSorted((a, b) => a.value.at.localeCompare(b.value.at)).slice(0, -(ALERTS - 1))
  for (const { key } of tooMany) await dropRow(tx, 'segnalazione', key)
  await putRow(tx, 'segnalazione', alert.key, alert)
}
