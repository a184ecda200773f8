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
  type Usr,
} from '@bandiera/domain'
import { AppLink, LOADING } from '@bandiera/ui'
import { type Column, fieldColumns } from '@bandiera/ui/list'
import { useState } from 'react'
import { hrefFittingBandi } from './paths.ts'
import { texts } from './texts.ts'
import { CompletenessBar } from './parts/completeness-bar.tsx'
import { OwnerCell } from './parts/owner-cell.tsx'
import { titleIn, useAtecoCodes } from './parts/use-ateco-codes.ts'

const { completezza, dimensioneRango } = computedFields.aziende

export interface ListContext {
  oggi: string
  nameOf: (id: string) => string | undefined
  /** Professionisti whom a gestore may give a company; without it no row offers a choice. */
  teamOf?: (gestoreId: string) => readonly Usr[]
  praticheOf?: (id: string) => number
  /** Open grants that a company fits; `null` until counted, absent where no module counts them. */
  incrociOf?: ((id: string) => number | null) | undefined
  unica?: WithGroupAiuti
  /** An admin sees the gestore of each company. */
  gestore: boolean
}

export function aziendeColumns(context: ListContext): Column<Azienda>[] {
  const own = ownColumns(context)
  return [...own, ...others(own, ['ragioneSociale'])]
}

function ownColumns({
  gestore,
  nameOf,
  teamOf = noTeam,
  unica,
  oggi,
  incrociOf,
  praticheOf,
}: ListContext): Column<Azienda>[] {
  return [
    ...identityColumns,
    ...(gestore ? [gestoreColumn(nameOf, unica === undefined)] : []),
    {
      id: 'dimensione',
      label: texts.columns.dimensione,
      cell: (azienda) => sizeClassOf(azienda) ?? '—',
      sort: dimensioneRango,
      path: 'calc.dimensioneRango',
      csv: sizeClassOf,
      width: 116,
      from: 'md',
    },
    {
      id: 'completezza',
      label: texts.columns.completeness,
      cell: (azienda) => <CompletenessBar percento={completezza(azienda)} />,
      sort: completezza,
      path: 'calc.completezza',
      width: 136,
    },
    ...(unica ? [remainingAidColumn(unica, oggi)] : []),
    ...(incrociOf ? [incrociColumn(incrociOf)] : []),
    {
      id: 'professionisti',
      label: aziendaFields.professionisti.label,
      cell: (azienda) => (
        <OwnerCell azienda={azienda} team={teamOf(azienda.gestoreId)}>
          {team(azienda.professionisti, nameOf) || '—'}
        </OwnerCell>
      ),
      sort: ({ professionisti }) => team(professionisti, nameOf) || null,
      search: ({ professionisti }) => professionisti.map((id) => nameOf(id) ?? '').join(' '),
      csv: ({ professionisti }) => professionisti.map((id) => nameOf(id) ?? id).join(', '),
      width: '12%',
      from: 'xl',
    },
    ...(praticheOf ? [praticheColumn(praticheOf)] : []),
  ]
}

const noTeam = (): readonly Usr[] => []

const gestoreColumn = (nameOf: ListContext['nameOf'], isNarrow: boolean): Column<Azienda> => ({
  id: 'gestore',
  label: aziendaFields.gestoreId.label,
  cell: ({ gestoreId }) => nameOf(gestoreId) ?? '—',
  sort: ({ gestoreId }) => nameOf(gestoreId),
  // without the columns of other records a name fits on one line
  width: isNarrow ? '18%' : '12%',
})

function remainingAidColumn(unica: WithGroupAiuti, oggi: string): Column<Azienda> {
  /** `null` while the company's aids were never recorded, which does not mean that it received none. */
  const residuo = (azienda: Azienda) =>
    azienda.aiuti ? deMinimisRoom(unica(azienda), 'deMinimis', oggi).residuo : null
  return {
    id: 'residuo',
    label: texts.columns.residue,
    cell: (azienda) => euroOrDash(residuo(azienda), 0),
    sort: residuo,
    euro: true,
    align: 'right',
    width: 188,
    from: 'md',
  }
}

function incrociColumn(incrociOf: NonNullable<ListContext['incrociOf']>): Column<Azienda> {
  const of = ({ _id }: Azienda) => incrociOf(_id)
  const cell = ({ _id }: Azienda) => <Incroci aziendaId={_id} n={incrociOf(_id)} />
  return { id: 'incroci', label: texts.list.incroci, cell, sort: of, csv: of, align: 'right', width: 148, from: 'md' }
}

function praticheColumn(praticheOf: NonNullable<ListContext['praticheOf']>): Column<Azienda> {
  const of = ({ _id }: Azienda) => praticheOf(_id)
  return { id: 'pratiche', label: texts.list.pratiche, cell: of, sort: of, align: 'right', width: 104, from: 'xl' }
}

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

/** The first by name and how many more: one line per row. */
function team(ids: readonly string[], nameOf: ListContext['nameOf']): string {
  const names = ids.flatMap((id) => nameOf(id) ?? [])
  const rest = ids.length - 1
  if (names.length === 0) return ids.length > 0 ? String(ids.length) : ''
  return rest > 0 ? `${names[0]} +${rest}` : names[0]!
}

function sizeClassOf(azienda: Azienda): string | undefined {
  const { classe } = dimensione(azienda)
  return classe ? texts.classes[classe] : undefined
}

const { ateco, sede } = computedFields.aziende
const { column, others } = fieldColumns(aziendaFields, { of: (azienda: Azienda) => azienda })

const identityColumns: Column<Azienda>[] = [
  column('ragioneSociale', { id: 'nome', order: 'up' }),
  column('partitaIva', {
    // without a partita IVA the codice fiscale identifies the company
    cell: ({ partitaIva, codiceFiscale }) => partitaIva ?? codiceFiscale ?? '—',
    width: 124,
    from: 'lg',
  }),
  {
    id: 'comune',
    label: texts.columns.comune,
    cell: (azienda) => sede(azienda) ?? '—',
    sort: sede,
    path: 'calc.sede',
    search: (azienda) => sede(azienda) ?? '',
    width: '13%',
  },
  {
    id: 'ateco',
    label: texts.columns.ateco,
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
