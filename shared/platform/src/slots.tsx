import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** One part that a module adds to a slot; its code loads when `Component` is first rendered. */
export interface SlotPart<P> {
  /** Stable within the page: module and ref. */
  id: string
  title: string
  /** The tab of the page that this part belongs to. */
  within?: string | undefined
  Component: ComponentType<P>
  /** Of a card of the dashboard: a `DashboardGroup`, or one that a newer module knows. */
  group?: string | undefined
  /** Of a card of the dashboard: lines of 36 px that its place has from the first paint on, so that nothing moves. */
  lines?: number | undefined
  /** The same on a phone, where it differs. */
  phoneLines?: number | undefined
}

/** Groups of the dashboard: four of gestore and professionista, three of an editore, three of an admin. */
export type DashboardGroup =
  | 'oggi'
  | 'cliente'
  | 'opportunita'
  | 'soldi'
  | 'redazione'
  | 'scadenza'
  | 'importati'
  | 'persone'
  | 'uso'
  | 'allarmi'

/** Parts of a slot that this user may see, in order. */
export type SlotSource = <S extends SlotName>(name: S) => readonly SlotPart<SlotMap[S]>[]

const empty: SlotSource = () => []

/** Filled by the shell from the manifest; empty outside the portal, so that a screen can be tested alone. */
export const SlotsContext = createContext<SlotSource>(empty)

/** The parts of a slot as data, for pages that show them as tabs or cards. */
export function useSlot<S extends SlotName>(name: S): readonly SlotPart<SlotMap[S]>[] {
  return useContext(SlotsContext)(name)
}

/**
 * Shows every part of a slot, one after the other. A part that fails shows its own error and leaves the others alone.
 * @example <Slot name="azienda.scheda" props={{ aziendaId }} />
 */
export function Slot<S extends SlotName>({ name, props, children = plain }: SlotProps<S>) {
  return useSlot(name).map((part) => {
    const Part = part.Component as ComponentType<object>
    return <div key={part.id}>{children(part.title, <Part {...props} />)}</div>
  })
}

export interface SlotProps<S extends SlotName> {
  name: S
  props: SlotMap[S]
  children?: (title: string, part: ReactNode) => ReactNode
}

const plain = (_: string, part: ReactNode) => part

/** Places where modules show parts inside each other's pages, and the props each part receives. */
export interface SlotMap {
  'dashboard.widget': Record<string, never>
  'azienda.scheda': { aziendaId: string }
  /** Shows nothing: counts the open grants that each company fits, and reports again when that changes. */
  'aziende.incroci': { report: (perAzienda: ReadonlyMap<string, number>) => void }
  /** A window that makes a case file for each of these companies. `onDone` closes it; `true` when the list is done with its selection. */
  'aziende.pratiche': { aziende: readonly string[]; onDone: (done: boolean) => void }
  'bando.scheda': { bandoId: string }
  'pratica.scheda': { praticaId: string }
  'impostazioni.pannello': Record<string, never>
  /** Commands that depend on the page or on data; the palette keeps those whose words fit. */
  comandi: PaletteProps
  /** Records found by the text; the palette shows them as they arrive. */
  ricerca: PaletteProps
  avvisi: AvvisiProps
}
export type SlotName = keyof SlotMap

/** One line that a module adds to the command palette: a place to go to, or something to do. */
export type PaletteEntry = {
  /** Stable among the entries of this part: the record's id. */
  id: string
  label: string
  /** Distinguishes entries with the same label: a tax number, a town. */
  detail?: string
  icon?: string
  keywords?: string
  /** Makes something of the text: shown below all that was found, whether its words fit or not. */
  makes?: boolean
} & ({ to: string; run?: never } | { run: () => void; to?: never })

/**
 * What a part of the slots `comandi` and `ricerca` receives. It renders nothing and calls `report` in an effect for every
 * text, also when it found nothing; a new `report` is a new question.
 * @example
 * export function Component({ text, report }: PaletteProps) {
 *   const search = useFinder('aziende', find)
 *   useEffect(() => search(text, (found) => report(found.map(entryOf))), [search, text, report])
 *   return null
 * }
 */
export interface PaletteProps {
  /** As typed; empty when the palette has just opened. */
  text: string
  /** Replaces what this part reported before. `all` is the address of the list with every record found. */
  report: (entries: readonly PaletteEntry[], all?: string) => void
}

/** One line that a module adds to the panel of notices: what to look at, and where. */
export interface AvvisoLine {
  /** Stable among the lines of this part: the record's id. */
  id: string
  titolo: string
  /** What is the matter, in one sentence. */
  testo: string
  href: string
  /** Highlights the line: it is late already. */
  urgente?: boolean
}

/**
 * What a part of the slot `avvisi` receives. It renders nothing and calls `report` in an effect, again whenever its lines
 * change. Its code loads when the panel opens, so its lines are not in the number on the bell.
 * @example
 * export function Component({ report }: AvvisiProps) {
 *   const overdue = useOverdue()
 *   useEffect(() => report(overdue.map(toLine)), [overdue, report])
 *   return null
 * }
 */
export interface AvvisiProps {
  /** Replaces what this part reported before. */
  report: (voci: readonly AvvisoLine[]) => void
}
