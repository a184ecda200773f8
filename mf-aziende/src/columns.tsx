import {
  mainAteco,
  atecoTitle,
  type Azienda,
  aziendaFields,
  computedFields,
  type CodiceAteco,
  type WithGroupAiuti,
  dimensione,
  euroOrDash,
  formatAteco,
  deMinimisRoom,
} from '@bandiera/domain'
import { AppLink, LOADING } from '@bandiera/ui'
import { type Column, fieldColumns } from '@bandiera/ui/list'
import { useState } from 'react'
import { hrefFittingBandi } from './paths.ts'
import { texts } from './texts.ts'
import { CompletenessBar } from './parts/completeness-bar.tsx'
import { titleIn, useAtecoCodes } from './parts/use-ateco-codes.ts'

const { completezza, dimensioneRango } = computedFields.aziende

export interface ListContext {
  oggi: string
  nameOf: (id: string) => string | undefined
  praticheOf?: (id: string) => number
  /** Open grants that a company fits; `null` until counted, absent where no module counts them. */
  incrociOf?: ((id: string) => number | null) | undefined
  unica?: WithGroupAiuti
  /** An admin sees the gestore of each company. */
  gestore: boolean
}

export function aziendeColumns(context: ListContext): Column<Azienda>[] {
  const own = ownColumns(context)
  return [...own, ...otherColumns(own)]
}

function ownColumns(context: ListContext): Column<Azienda>[] {
  return [
    ...identityColumns,
    ...(context.gestore ? [gestoreColumn(context)] : []),
    {
      id: 'dimensione',
      label: texts.colonne.dimensione,
      cell: (azienda) => sizeClassOf(azienda) ?? '—',
      sort: dimensioneRango,
      path: 'calc.dimensioneRango',
      csv: sizeClassOf,
      width: 116,
      from: 'md',
    },
    {
      id: 'completezza',
      label: texts.colonne.completezza,
      cell: (azienda) => <CompletenessBar percento={completezza(azienda)} />,
      sort: completezza,
      path: 'calc.completezza',
      width: 136,
    },
    ...(context.unica ? [remainingAidColumn(context.unica, context.oggi)] : []),
    ...(context.incrociOf ? [incrociColumn(context.incrociOf)] : []),
    professionistiColumn(context),
    ...(context.praticheOf ? [praticheColumn(context.praticheOf)] : []),
  ]
}

const gestoreColumn = ({ nameOf, unica }: ListContext): Column<Azienda> => ({
  id: 'gestore',
  label: texts.gestore,
  cell: ({ gestoreId }) => nameOf(gestoreId) ?? '—',
  sort: ({ gestoreId }) => nameOf(gestoreId),
  // without the columns of other records a name fits on one line
  width: unica ? '12%' : '18%',
})

function remainingAidColumn(unica: WithGroupAiuti, oggi: string): Column<Azienda> {
  const residuo = (azienda: Azienda) => remainingAidOf(azienda, unica, oggi)
  return {
    id: 'residuo',
    label: texts.colonne.residuo,
    cell: (azienda) => euroOrDash(residuo(azienda), 0),
    sort: residuo,
    euro: true,
    align: 'right',
    width: 188,
    from: 'md',
  }
}

const incrociColumn = (incrociOf: (id: string) => number | null): Column<Azienda> => ({
  id: 'incroci',
  label: texts.elenco.incroci,
  cell: ({ _id }) => <Incroci aziendaId={_id} n={incrociOf(_id)} />,
  sort: ({ _id }) => incrociOf(_id),
  csv: ({ _id }) => incrociOf(_id),
  align: 'right',
  width: 148,
  from: 'md',
})

function Incroci({ aziendaId, n }: { aziendaId: string; n: number | null }) {
  if (n === null) return <span className={LOADING}>…</span>
  if (n === 0) return n
  return (
    <AppLink sx={target} to={hrefFittingBandi(aziendaId)}>
      {n}
    </AppLink>
  )
}

// a single digit is too narrow to be met with a finger
const target = { display: 'inline-block', minWidth: 32, textAlign: 'right' } as const

const professionistiColumn = ({ nameOf }: ListContext): Column<Azienda> => ({
  id: 'professionisti',
  label: texts.elenco.professionisti,
  cell: ({ professionisti }) => team(professionisti, nameOf) || '—',
  sort: ({ professionisti }) => team(professionisti, nameOf) || null,
  search: ({ professionisti }) => professionisti.map((id) => nameOf(id) ?? '').join(' '),
  csv: ({ professionisti }) => professionisti.map((id) => nameOf(id) ?? id).join(', '),
  width: '12%',
  from: 'xl',
})

const praticheColumn = (praticheOf: (id: string) => number): Column<Azienda> => ({
  id: 'pratiche',
  label: texts.elenco.pratiche,
  cell: ({ _id }) => praticheOf(_id),
  sort: ({ _id }) => praticheOf(_id),
  align: 'right',
  width: 104,
  from: 'xl',
})

/** The first by name and how many more: one line per row. */
function team(ids: readonly string[], nameOf: ListContext['nameOf']): string {
  const names = ids.flatMap((id) => nameOf(id) ?? [])
  const rest = ids.length - 1
  if (names.length === 0) return ids.length > 0 ? String(ids.length) : ''
  return rest > 0 ? `${names[0]} +${rest}` : names[0]!
}

/** `null` while the company's aids were never recorded, which does not mean that it received none. */
const remainingAidOf = (azienda: Azienda, unica: WithGroupAiuti, oggi: string): number | null =>
  azienda.aiuti ? deMinimisRoom(unica(azienda), 'deMinimis', oggi).residuo : null

function sizeClassOf(azienda: Azienda): string | undefined {
  const { classe } = dimensione(azienda)
  return classe ? texts.classi[classe] : undefined
}

const { ateco, sede } = computedFields.aziende
const { column, others } = fieldColumns(aziendaFields, { of: (azienda: Azienda) => azienda })

const otherColumns = (own: readonly Column<Azienda>[]): Column<Azienda>[] => others(own, ['ragioneSociale'])

const identityColumns: Column<Azienda>[] = [
  column('ragioneSociale', { id: 'nome' }),
  column('partitaIva', {
    // without a partita IVA the codice fiscale identifies the company
    cell: ({ partitaIva, codiceFiscale }) => partitaIva ?? codiceFiscale ?? '—',
    width: 124,
    from: 'lg',
  }),
  {
    id: 'comune',
    label: texts.colonne.comune,
    cell: (azienda) => sede(azienda) ?? '—',
    sort: sede,
    path: 'calc.sede',
    search: (azienda) => sede(azienda) ?? '',
    width: '13%',
  },
  {
    id: 'ateco',
    label: texts.colonne.ateco,
    cell: (azienda) => {
      const code = mainAteco(azienda)
      return code ? <AtecoCell code={code} /> : '—'
    },
    sort: ateco,
    path: 'calc.ateco',
    search: (azienda) => azienda.ateco?.map(({ codice }) => formatAteco(codice)).join(' '),
    csv: (azienda) => formatAteco(ateco(azienda) ?? ''),
    width: 100,
    from: 'xl',
  },
]

/** A code; its title is fetched and shown when the pointer is over it. */
function AtecoCell({ code }: { code: CodiceAteco }) {
  const [wanted, setWanted] = useState(false)
  const found = useAtecoCodes([code], wanted)
  return (
    <span onPointerEnter={() => setWanted(true)} title={titleIn(found(code), code) ?? atecoTitle(code)}>
      {formatAteco(code.codice)}
    </span>
  )
}
