// @bandiera/platform/examples as modules see it, contract 2.7.0. Written by `npm run api:accept`.

interface AvvisiProps {
    report: (voci: readonly AvvisoLine[]) => void;
}

interface AvvisoLine {
    id: string;
    titolo: string;
    testo: string;
    href: string;
    urgente?: boolean;
}

interface CommandDeclaration extends Gate {
    id: string;
    label: string;
    to: string;
    icon?: string;
    keywords?: string;
    key?: Exclude<Letter, 'g'>;
}

type ContractRange = `^${number}.${number}.${number}`;

type DashboardGroup = 'oggi' | 'cliente' | 'opportunita' | 'soldi' | 'redazione' | 'scadenza' | 'importati' | 'persone' | 'uso' | 'allarmi';

interface DataDeclaration {
    legge: readonly CollectionName[];
    scrive: readonly CollectionName[];
}

export type Example<Refs extends Loaders> = {
    [S in SlotName]: Scene & {
        slot: S;
        ref: RefTaking<Refs, SlotMap[S]>;
        props: SlotData<S>;
    };
}[SlotName];

interface FirstColumn {
    id: string;
    label: string;
    paths?: readonly string[];
    words?: Readonly<Record<string, string>>;
    as?: 'day' | 'euro';
    width?: number | string;
    from?: 'sm' | 'md' | 'lg' | 'xl';
    align?: 'right';
}

interface FirstRowsDeclaration {
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

type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z';

type Loaders = Record<string, () => Promise<{
    Component: ComponentType<never>;
}>>;

interface MenuDeclaration extends Gate {
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

interface ModuleDefinition<Refs extends Loaders = Loaders> {
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

type OfCard<S extends SlotName, T> = S extends 'dashboard.widget' ? T : never;

type PaletteEntry = {
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

interface PaletteProps {
    text: string;
    report: (entries: readonly PaletteEntry[], all?: string) => void;
}

type RefTaking<Refs extends Loaders, P> = {
    [K in keyof Refs & string]: Refs[K] extends () => Promise<{
        Component: ComponentType<P>;
    }> ? K : never;
}[keyof Refs & string];

type RefsOf<Module> = Module extends ModuleDefinition<infer Refs> ? Refs : never;

interface RouteDeclaration<Ref extends string> extends Gate {
    path: string;
    ref: Ref;
    title: string;
    public?: boolean;
    firstRows?: FirstRowsDeclaration;
}

interface Scene {
    titolo: string;
    chi: Usr;
    oggi: string;
    dove?: `/${string}`;
    variante?: PortalVariant;
    record?: {
        readonly [C in CollectionName]?: readonly Collections[C][];
    };
    risposte?: Readonly<Record<string, unknown>>;
    mostra: readonly [string, ...string[]];
}

export type SlotData<S extends SlotName> = {
    [K in keyof SlotMap[S] as SlotMap[S][K] extends (...args: never[]) => unknown ? never : K]: SlotMap[S][K];
};

type SlotDeclaration<Refs extends Loaders> = {
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

interface SlotMap {
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

type SlotName = keyof SlotMap;

export declare function defineExamples<Module extends {
    refs: Loaders;
}>(examples: readonly Example<RefsOf<Module>>[]): readonly Example<RefsOf<Module>>[];
