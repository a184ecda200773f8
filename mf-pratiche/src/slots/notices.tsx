import {
  openTasksOf,
  daysBetween,
  formatDate,
  insideSentence,
  scadenzaLabel,
  openScadenze,
  type Pratica,
} from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal, type AvvisiProps, type AvvisoLine } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { useEffect, useMemo } from 'react'
import { hrefPratica } from '../paths.ts'
import { texts } from '../texts.ts'

const { avvisi: t } = texts

/** Reports the user's passed deadlines and tasks to the panel of notices. */
export function Component({ report }: AvvisiProps) {
  const { usr } = usePortal()
  const oggi = useToday()
  const pratiche = useRecords({ coll: 'pratiche', rows: 'all' }).records
  const me = usr?._id ?? ''
  const voci = useMemo(() => pratiche.flatMap((pratica) => expiredOf(pratica, me, oggi)), [pratiche, me, oggi])
  useEffect(() => {
    report(voci)
  }, [voci, report])
  return null
}

function expiredOf(pratica: Pratica, me: string, oggi: string): AvvisoLine[] {
  const { _id, titolo, assegnatoA, gestoreId } = pratica
  const mine = (assegnatoA ?? gestoreId) === me
  const deadlines = mine
    ? openScadenze(pratica).map(({ tipo, data }) => ({ cosa: scadenzaLabel(tipo), data, tab: 'scadenze' }))
    : []
  const tasks = openTasksOf(pratica, me).flatMap(({ testo, entro }) =>
    entro ? [{ cosa: testo, data: entro, tab: 'attivita' }] : [],
  )
  return [...deadlines, ...tasks]
    .filter(({ data }) => daysBetween(oggi, data) < 0)
    .map(({ cosa, data, tab }, n) => ({
      id: `${_id} ${n}`,
      titolo,
      testo: t.overdue(insideSentence(cosa), formatDate(data)),
      href: `${hrefPratica(_id)}?tab=${tab}`,
      urgente: true,
    }))
}
