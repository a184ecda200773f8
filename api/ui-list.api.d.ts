// @bandiera/ui/list as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export { default as BoardIcon } from '@mui/icons-material/ViewKanbanOutlined';

export interface BulkAction<T> {
    id: string;
    label: string;
    icon?: IconComponent;
    run: (records: readonly T[]) => void | false | Promise<void | false>;
    refusal?: (records: readonly T[]) => string | null;
}

export declare function BulkBar<T>(_: BulkBarProps<T>): ReactNode;

export interface BulkBarProps<T> {
    nome: Noun;
    selection: RowSelection<T>;
    actions: readonly BulkAction<T>[];
}

export { default as CalendarIcon } from '@mui/icons-material/CalendarMonthOutlined';

export declare function ChosenColumnsMenu<T>(_: ChosenColumnsMenuProps<T>): ReactNode;

export interface ChosenColumnsMenuProps<T> {
    list: string;
    all: readonly Column<T>[];
    isShown: (column: Column<T>) => boolean;
}

export interface Column<T> {
    id: string;
    label: string;
    cell: (record: T) => ReactNode;
    sort?: (record: T) => string | number | null | undefined;
    path?: string;
    search?: (record: T) => string | undefined;
    csv?: (record: T) => string | number | null | undefined;
    action?: boolean;
    file?: 'only' | 'never';
    optional?: boolean;
    euro?: boolean;
    align?: 'right';
    order?: 'up' | 'down';
    line?: boolean;
    width?: number | string;
    card?: 2 | 3 | 'never';
    from?: 'sm' | 'md' | 'lg' | 'xl';
}

export type ColumnChoices = Readonly<Record<string, boolean>>;

export declare function ColumnsMenu(_: ColumnsMenuProps): ReactNode;

export interface ColumnsMenuProps {
    columns: readonly {
        id: string;
        label: string;
        shown: boolean;
        extra?: boolean;
        width?: number | undefined;
    }[];
    onChange: (column: string, shown: boolean) => void;
    onWidth?: ((column: string, width: number) => void) | undefined;
    onReset?: (() => void) | undefined;
}

export interface CsvColumn {
    label: string;
    euro?: boolean | undefined;
}

export type CsvValue = string | number | null | undefined;

export declare function DataTable<T extends {
    _id: string;
}>(props: DataTableProps<T>): ReactNode;

export interface DataTableProps<T> {
    label: string;
    nome: Noun;
    list?: ListRecords<T>;
    records?: readonly T[];
    remote?: RemoteRows<T>;
    columns: readonly Column<T>[];
    filters?: readonly ListFilter<T>[];
    href?: (record: T) => string;
    empty: ReactNode;
    loading?: boolean;
    error?: {
        text: string;
        onRetry?: () => void;
    } | null;
    forbidden?: boolean;
    bulk?: readonly BulkAction<T>[];
    csv?: string;
    paper?: PaperShares;
    internal?: boolean;
    quickExport?: boolean;
    tools?: ReactNode;
    memory?: string;
}

interface Export<T> {
    stem: string;
    rows: readonly T[];
    columns: readonly Column<T>[];
}

export declare function ExportButtons<T>(_: ExportButtonsProps<T>): ReactNode;

export interface ExportButtonsProps<T> extends Omit<Export<T>, 'rows'> {
    total: number;
    rows: readonly T[] | (() => Promise<readonly T[]>);
    onPrint?: (rows: readonly T[]) => Promise<unknown>;
    quick?: boolean;
}

type ExportFormat = 'csv' | 'xlsx';

interface Facts<T> {
    nome: Noun;
    shown: number;
    all: number;
    filters: readonly ListFilter<T>[];
    state: ListState;
}

type Facts<T> = Partial<Column<T>> & Pick<Column<T>, 'id' | 'label'>;

export interface FieldColumns<F extends Fields, T> {
    column: (path: PathOf<F>, facts?: Partial<Column<T>>) => Column<T>;
    others: (own: readonly Column<T>[], told?: readonly PathOf<F>[]) => Column<T>[];
}

export declare function FilterMenu(props: FilterMenuProps): ReactNode;

export interface FilterMenuProps {
    label: string;
    options: readonly {
        value: string;
        label: string;
    }[];
    counts: () => ReadonlyMap<string, number> | null;
    values: readonly string[];
    onChange: (values: readonly string[]) => void;
    onOpen?: ((open: boolean) => void) | undefined;
}

export interface FilterTab extends Pick<ViewTab, 'id' | 'label' | 'count'> {
    values: Readonly<Record<string, readonly string[] | null>>;
}

type IconComponent = typeof SvgIcon;

export declare function InlineChoice(_: InlineChoiceProps): ReactNode;

export interface InlineChoiceProps extends InlineProps {
    value: string | undefined;
    options: readonly {
        value: string;
        label: string;
    }[];
    onChoose: (value: string) => void;
}

export declare function InlineDay(_: InlineDayProps): ReactNode;

export interface InlineDayProps extends InlineProps {
    value: string | undefined;
    onSave: (day: string) => void;
}

interface InlineProps {
    label: string;
    children: ReactNode;
}

export interface ListFilter<T> {
    id: string;
    label: string;
    options: readonly {
        value: string;
        label: string;
    }[];
    of: (record: T) => string | readonly string[] | null | undefined;
    path?: string;
    valueAt?: (value: string) => string;
    initial?: readonly string[];
    linked?: true;
}

export { default as ListIcon } from '@mui/icons-material/FormatListBulleted';

interface ListMemory {
    colonne: NonNullable<Preferences['colonne']>;
    widths: NonNullable<Preferences['larghezze']>;
    viste: readonly SavedView[];
    shared?: readonly Vista[] | undefined;
    shares?: string | null | undefined;
    chooseColumn: (list: string, column: string, shown: boolean) => void;
    chooseWidth: (list: string, column: string, px: number | null) => void;
    resetColumns: (list: string) => void;
    removeView: (id: string) => void;
    removeShared?: (id: string) => void;
    addView: (vista: SavedView) => Promise<unknown>;
    changeViews: (viste: readonly SavedView[]) => Promise<unknown>;
    addShared?: (vista: Vista) => Promise<unknown>;
    changeShared?: (id: string, change: Partial<Vista>) => Promise<unknown>;
}

export declare function ListPage(_: ListPageProps): ReactNode;

export interface ListPageProps {
    title: string;
    level?: 1 | 2;
    tabs?: readonly ViewTab[] | undefined;
    primary?: ReactNode;
    menu?: readonly PageChoice[] | undefined;
    note?: ReactNode;
    children: ReactNode;
}

export interface ListQuestion {
    asked: {
        q?: string;
        ord?: string;
        f: string[];
    };
    counted: {
        q?: string;
        f?: string[];
        counts: string[];
        size: number;
    };
    askCounts: (path: string | null) => void;
}

export interface ListRecords<T> extends Omit<RemoteRows<T>, 'rows' | 'loading'> {
    records: readonly T[];
    state: 'loading' | 'ready' | 'error';
    holdsAll: boolean;
}

export declare function ListSkeleton(_: {
    rows?: number;
}): ReactNode;

export interface ListState {
    q: string;
    sort: Sort | null;
    chosen: ReadonlyMap<string, readonly string[]>;
}

export interface ListStateActions {
    setQuery: (q: string) => void;
    setSort: (sort: Sort | null) => void;
    choose: (values: Readonly<Record<string, readonly string[] | null>>) => void;
    clear: () => void;
}

export declare function ListToolbar<T>(props: ListToolbarProps<T>): ReactNode;

export interface ListToolbarProps<T> {
    nome: Noun;
    records: readonly T[];
    visible: number;
    filters: readonly ListFilter<T>[];
    state: ListState & ListStateActions;
    searchable: boolean;
    all?: number | undefined;
    busy?: boolean | undefined;
    countsOf?: ((filter: ListFilter<T>) => ReadonlyMap<string, number> | null) | undefined;
    onFilter?: ((filter: ListFilter<T> | null) => void) | undefined;
    check?: ReactNode;
    children?: ReactNode;
    tools?: ReactNode;
}

interface ListView<T> {
    rows: readonly T[];
    toolbar: Omit<ListToolbarProps<T>, 'nome' | 'searchable' | 'children'>;
}

export declare function MenuButton(_: MenuButtonProps): ReactNode;

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled'> {
    label: string;
    choices: readonly MenuChoice[];
    icon?: IconComponent;
}

export interface MenuChoice {
    id: string;
    label: string;
    icon?: IconComponent | undefined;
    to?: string | undefined;
    onChoose: () => void;
}

export { default as NativeSelect } from '@mui/material/NativeSelect';

interface Noun {
    uno: string;
    molti: string;
    genere?: 'm' | 'f';
}

interface Option {
    value: string;
    label: string;
}

export type PageChoice = Omit<MenuChoice, 'onChoose'> & Partial<Pick<MenuChoice, 'onChoose'>>;

export interface PaperColumn<T> {
    id: string;
    label: string;
    cell: (record: T) => ReactNode;
    align?: 'right' | undefined;
    line?: boolean | undefined;
    width: number;
}

export declare function PaperList<T>(props: PaperListProps<T>): ReactNode;

export interface PaperListProps<T> {
    label: string;
    rows: readonly T[];
    columns: readonly PaperColumn<T>[];
    keyOf: (record: T) => string;
    facts?: readonly string[];
    total?: number;
    internal?: boolean;
    busy?: boolean;
}

export interface PaperRows<T> {
    rows: readonly T[];
    busy: boolean;
    print: (all: readonly T[]) => Promise<void>;
}

export type PaperShares = Readonly<Record<string, number>>;

export interface RemoteRows<T> {
    rows: readonly T[];
    total: number;
    visible: number;
    counts: Readonly<Record<string, readonly (readonly [value: string, records: number])[]>>;
    askCounts: (path: string | null) => void;
    loading: boolean;
    error: string | null;
    retry: () => void;
    more: boolean;
    next: () => void;
    all: () => Promise<readonly T[]>;
}

export declare function RowCheck(_: RowCheckProps): ReactNode;

export interface RowCheckProps {
    label: string;
    checked: boolean;
    partly?: boolean;
    onToggle: (range: boolean) => void;
    text?: string;
    ref?: Ref<HTMLInputElement>;
}

export interface RowSelection<T> {
    records: readonly T[];
    unseen: number;
    has: (id: string) => boolean;
    all: boolean;
    some: boolean;
    toggle: (id: string, range: boolean) => void;
    set: (ids: readonly string[], on: boolean) => void;
    toggleAll: () => void;
    clear: () => void;
}

interface Rows<T> {
    of: (row: T) => object;
    at?: string;
}

interface Selection<T> {
    columns: readonly Column<T>[];
    filters: readonly ListFilter<T>[];
    textOf: (record: T) => string;
}

interface ShownProps<T> {
    records?: readonly T[] | undefined;
    remote?: RemoteRows<T> | undefined;
    columns: readonly Column<T>[];
    filters?: readonly ListFilter<T>[];
}

export interface Sort {
    id: string;
    desc: boolean;
}

export declare function SortLabel(_: SortLabelProps): ReactNode;

export interface SortLabelProps {
    id: string;
    children: string;
    sort: Sort | null;
    onSort: (sort: Sort | null) => void;
    usual?: Sort | null;
    told?: boolean;
}

export { default as Table } from '@mui/material/Table';

export { default as TableBody } from '@mui/material/TableBody';

export { default as TableCell } from '@mui/material/TableCell';

export { default as TableHead } from '@mui/material/TableHead';

export { default as TableRow } from '@mui/material/TableRow';

type Text<T> = (record: T) => string | undefined;

export declare function Tips(_: {
    children: ReactNode;
}): ReactNode;

export interface ViewTab {
    id: string;
    label: string;
    count?: number | null | undefined;
    selected: boolean;
    to?: string | undefined;
    onChoose?: (() => void) | undefined;
}

export declare function ViewsMenu(_: ViewsMenuProps): ReactNode;

export interface ViewsMenuProps {
    list: string;
}

export declare const countShown: <T>(filter: ListFilter<T>, records: readonly T[], state: ListState, selection: Selection<T>) => Map<string, number>;

export declare function countValues<T>(filter: ListFilter<T>, records: readonly T[]): Map<string, number>;

export declare function countsThere<T>(_: ListFilter<T>, counts: RemoteRows<T>['counts']): ReadonlyMap<string, number> | null;

export declare function createTextOf<T extends object>(columns: readonly Column<T>[]): (record: T) => string;

export declare function csvText(columns: readonly CsvColumn[], rows: readonly (readonly CsvValue[])[]): string;

export declare const dayColumn: <T>(of: Text<T>, facts: Facts<T>) => Column<T>;

export declare function fieldColumns<F extends Fields, T>(fields: F, _: Rows<T>): FieldColumns<F, T>;

export declare function listFacts<T>(_: Facts<T>): string[];

export declare const optionsOf: (labels: Readonly<Record<string, string>> | readonly string[]) => Option[];

export declare function paperColumns<T>(columns: readonly Column<T>[], shares: PaperShares | undefined, choices?: ColumnChoices): PaperColumn<T>[];

export declare function parseListState(params: URLSearchParams): ListState;

export declare function saveRows<T>(_: Export<T>, formato: ExportFormat): Promise<void>;

export declare function selectRows<T>(records: readonly T[], state: ListState, _: Selection<T>): T[];

export declare const textColumn: <T>(of: Text<T>, facts: Facts<T>) => Column<T>;

export declare function useDefaultView(list: string | undefined): void;

export declare function useFilterTabs(views: readonly FilterTab[]): ViewTab[];

export declare function useListMemory(): ListMemory;

export declare function useListQuestion<T>(columns: readonly Column<T>[], filters: readonly ListFilter<T>[]): ListQuestion;

export declare function useListState(): ListState & ListStateActions;

export declare function useListView<T extends {
    _id: string;
}>(list: ListRecords<T>, shape: Pick<ShownProps<T>, 'columns' | 'filters'>): ListView<T>;

export declare function usePaperRows<T>(shown: readonly T[], all?: () => Promise<readonly T[]>): PaperRows<T>;

export declare function useSearchText(q: string, setQuery: (q: string) => void): [string, (text: string) => void];

export declare function useSelection<T extends {
    _id: string;
}>(all: readonly T[], rows: readonly T[]): RowSelection<T>;

export declare function useSettled(text: string): string;

export declare const valuesOf: <T>(filter: ListFilter<T>, state: ListState) => readonly string[];
