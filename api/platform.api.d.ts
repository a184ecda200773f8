// @bandiera/platform as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export interface AvvisiProps {
    report: (voci: readonly AvvisoLine[]) => void;
}

export interface AvvisoLine {
    id: string;
    titolo: string;
    testo: string;
    href: string;
    urgente?: boolean;
}

export declare const CONTRACT: unknown;

export declare const CONTRACTS: readonly string[];

export declare const CONTRACT_BEFORE: unknown;

export interface CommandDeclaration extends Gate {
    id: string;
    label: string;
    to: string;
    icon?: string;
    keywords?: string;
    key?: Exclude<Letter, 'g'>;
}

export type ContractRange = `^${number}.${number}.${number}`;

export type DashboardGroup = 'oggi' | 'cliente' | 'opportunita' | 'soldi' | 'redazione' | 'scadenza' | 'importati' | 'persone' | 'uso' | 'allarmi';

export interface DataDeclaration {
    legge: readonly CollectionName[];
    scrive: readonly CollectionName[];
}

export interface FirstColumn {
    id: string;
    label: string;
    paths?: readonly string[];
    words?: Readonly<Record<string, string>>;
    as?: 'day' | 'euro';
    width?: number | string;
    from?: 'sm' | 'md' | 'lg' | 'xl';
    align?: 'right';
}

export interface FirstRowsDeclaration {
    c: CollectionName;
    list: string;
    f?: readonly string[];
    ord?: string;
    href: string;
    columns: readonly FirstColumn[];
}

interface Gate {
    feature: string;
    roles?: readonly Role[];
    varianti?: readonly PortalVariant[];
}

export interface KeptTexts {
    get: (key: string) => string | null;
    set: (key: string, text: string) => boolean;
    remove: (key: string) => void;
    clear: () => void;
}

export type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z';

export type Loaders = Record<string, () => Promise<{
    Component: ComponentType<never>;
}>>;

export interface MenuDeclaration extends Gate {
    id: string;
    label: string;
    labelPerVariante?: Partial<Record<PortalVariant, string>>;
    to: string;
    icon?: string;
    order: number;
    whenSome?: string;
    popup?: boolean;
    key?: Letter;
}

export interface ModuleDefinition<Refs extends Loaders = Loaders> {
    id: `mf-${string}`;
    contract: ContractRange;
    refs: Refs;
    features: Record<string, {
        label: string;
        on: boolean;
    }>;
    routes: readonly RouteDeclaration<RefTaking<Refs, NoProps>>[];
    menu: readonly MenuDeclaration[];
    comandi?: readonly CommandDeclaration[];
    slots?: readonly SlotDeclaration<Refs>[];
    dati?: DataDeclaration;
    minimo?: string;
}

type NoProps = Record<never, never>;

export interface Notice {
    text: string;
    kind?: 'info' | 'success' | 'error';
    timeout?: number;
    action?: {
        label: string;
        run: () => void;
    };
}

type OfCard<S extends SlotName, T> = S extends 'dashboard.widget' ? T : never;

export type PaletteEntry = {
    id: string;
    label: string;
    detail?: string;
    icon?: string;
    keywords?: string;
    makes?: boolean;
} & ({
    to: string;
    run?: never;
} | {
    run: () => void;
    to?: never;
});

export interface PaletteProps {
    text: string;
    report: (entries: readonly PaletteEntry[], all?: string) => void;
}

export interface Portal {
    usr: Usr | null;
    role: Role | null;
    tenant: {
        id: string;
        nome: string;
    };
    settings: Settings | null;
    theme: {
        mode: Mode;
        toggle: () => void;
    };
    notify: (notice: Notice) => void;
    confirm: (question: {
        title: string;
        text: string;
        ok?: string;
        cancel?: string;
    }) => Promise<boolean>;
    setTitle: (title: string) => void;
    signIn: (token: string) => Promise<void>;
    request: (path: string, init?: RequestInit) => Promise<Response>;
    upload: (path: string, file: Blob, options?: UploadOptions) => Promise<unknown>;
    onVersion: (coll: CollectionName, id: string, listener: () => void) => () => void;
    openPopup: (path: string) => void;
    closePopups: () => Promise<void>;
    inPopup: boolean;
}

export declare const PortalContext: Context<Portal | null>;

export interface RecordHistory {
    voci: readonly HistoryEntry[];
    stato: 'carica' | 'pronto' | 'errore';
    errore?: string;
    riprova: () => void;
}

export type RefTaking<Refs extends Loaders, P> = {
    [K in keyof Refs & string]: Refs[K] extends () => Promise<{
        Component: ComponentType<P>;
    }> ? K : never;
}[keyof Refs & string];

type Request = Portal['request'];

export interface RouteDeclaration<Ref extends string> extends Gate {
    path: string;
    ref: Ref;
    title: string;
    public?: boolean;
    firstRows?: FirstRowsDeclaration;
}

export declare function Slot<S extends SlotName>(_: SlotProps<S>): ReactNode;

export type SlotDeclaration<Refs extends Loaders> = {
    [S in SlotName]: Gate & {
        slot: S;
        ref: RefTaking<Refs, SlotMap[S]>;
        title: string;
        order: number;
        within?: string;
        group?: OfCard<S, DashboardGroup>;
        lines?: OfCard<S, number>;
        phoneLines?: OfCard<S, number>;
    };
}[SlotName];

export interface SlotMap {
    'dashboard.widget': Record<string, never>;
    'azienda.scheda': {
        aziendaId: string;
    };
    'aziende.incroci': {
        report: (perAzienda: ReadonlyMap<string, number>) => void;
    };
    'aziende.pratiche': {
        aziende: readonly string[];
        onDone: (done: boolean) => void;
    };
    'bando.scheda': {
        bandoId: string;
    };
    'pratica.scheda': {
        praticaId: string;
    };
    'impostazioni.pannello': Record<string, never>;
    comandi: PaletteProps;
    ricerca: PaletteProps;
    avvisi: AvvisiProps;
}

export type SlotName = keyof SlotMap;

export interface SlotPart<P> {
    id: string;
    title: string;
    within?: string | undefined;
    Component: ComponentType<P>;
    group?: string | undefined;
    lines?: number | undefined;
    phoneLines?: number | undefined;
}

export interface SlotProps<S extends SlotName> {
    name: S;
    props: SlotMap[S];
    children?: (title: string, part: ReactNode) => ReactNode;
}

export type SlotSource = <S extends SlotName>(name: S) => readonly SlotPart<SlotMap[S]>[];

export declare const SlotsContext: Context<SlotSource>;

export interface UploadOptions {
    onProgress?: (part: number) => void;
    signal?: AbortSignal;
    method?: 'POST' | 'PUT';
}

export declare function defineModule<const Refs extends Loaders>(definition: ModuleDefinition<Refs>): ModuleDefinition<Refs>;

export declare function keepTexts(storage: () => Storage): KeptTexts;

export { readChangedComuni as reachComuniVariati };

export { readAtecoConversion as reachRaccordoAteco };

export declare function readAtecoConversion(request: Request): Promise<AtecoConversion | undefined>;

export declare function readChangedComuni(request: Request): Promise<ChangedComuni | undefined>;

export declare const siteTexts: KeptTexts;

export declare const tabTexts: KeptTexts;

export declare function useAtecoConversion(): AtecoConversion | undefined;

export declare function useAttempt(): (text: string | undefined, work: Promise<LoggedOperation | null>) => Promise<boolean>;

export declare function useChangedComuni(): ChangedComuni | undefined;

export { useChangedComuni as useComuniVariati };

export declare function useHistory(coll: CollectionName, id: string): RecordHistory;

export declare function usePortal(): Portal;

export declare const useProvince: () => ProvinceTable | undefined;

export { useAtecoConversion as useRaccordoAteco };

export declare function useSaved(text: string, then?: () => void): (operation: LoggedOperation | null) => void;

export declare function useSlot<S extends SlotName>(name: S): readonly SlotPart<SlotMap[S]>[];

export declare function useUndo(): (text: string, operations: readonly (LoggedOperation | null)[]) => void;

export declare function whenNotKept(listener: () => void): () => void;
