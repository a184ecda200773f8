// @bandiera/live as modules see it, contract 2.7.0. Written by `npm run api:accept`.

type Answer = WindowView & {
    visible: number;
};

export interface Ask {
    all: <C extends CollectionName>(coll: C, asked: Asked) => Promise<Collections[C][]>;
    one: <C extends CollectionName>(coll: C, id: string) => Promise<Collections[C] | undefined>;
    count: (coll: CollectionName, f: string[]) => Promise<number>;
}

export type Asked = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'fields'>;

interface Before {
    listed: boolean;
    rev: number;
}

interface CacheOptions {
    open: (uid: string) => Promise<RecordCache>;
    writes: () => boolean;
    soon?: number;
}

export interface ChoiceOptions<T, O> {
    of: (records: readonly T[]) => readonly O[];
    f?: readonly string[];
}

export type Choices<O> = readonly O[] | ((text: string, signal: AbortSignal) => Promise<readonly O[]>);

type ComputedOf<C> = C extends keyof typeof computedFields ? keyof (typeof computedFields)[C] & string : never;

type Conflict = z.infer<typeof ConflictSchema>;

declare const ConflictSchema: z.ZodMiniObject<{
    versione: z.ZodMiniNumber<number>;
    conflict: z.ZodMiniArray<z.ZodMiniObject<{
        field: z.ZodMiniString<string>;
        base: z.ZodMiniOptional<z.ZodMiniUnknown>;
        mine: z.ZodMiniOptional<z.ZodMiniUnknown>;
        theirs: z.ZodMiniOptional<z.ZodMiniUnknown>;
        by: z.ZodMiniString<string>;
        at: z.ZodMiniString<string>;
        label: z.ZodMiniOptional<z.ZodMiniString<string>>;
        words: z.ZodMiniOptional<z.ZodMiniObject<{
            base: z.ZodMiniString<string>;
            mine: z.ZodMiniString<string>;
            theirs: z.ZodMiniString<string>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
}, z.core.$strip>;

export interface Edit<T> {
    before: T;
    save: (patch: WritePatch | null, choice?: ConflictChoice) => Promise<LoggedOperation | null>;
    meanwhile: string | null;
}

type FeedEntry = z.infer<typeof FeedEntrySchema>;

declare const FeedEntrySchema: z.ZodMiniDiscriminatedUnion<[z.ZodMiniObject<{
    o: z.ZodMiniLiteral<"u">;
    c: z.ZodMiniEnum<{
        avvisi: "avvisi";
        aziende: "aziende";
        bandi: "bandi";
        docs: "docs";
        istituti: "istituti";
        pratiche: "pratiche";
        settings: "settings";
        usr: "usr";
        viste: "viste";
    }>;
    d: z.ZodMiniObject<{
        _id: z.ZodMiniString<string>;
    }, z.core.$loose>;
    rev: z.ZodMiniNumber<number>;
    few: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
}, z.core.$strip>, z.ZodMiniObject<{
    o: z.ZodMiniLiteral<"d">;
    c: z.ZodMiniEnum<{
        avvisi: "avvisi";
        aziende: "aziende";
        bandi: "bandi";
        docs: "docs";
        istituti: "istituti";
        pratiche: "pratiche";
        settings: "settings";
        usr: "usr";
        viste: "viste";
    }>;
    id: z.ZodMiniString<string>;
    rev: z.ZodMiniNumber<number>;
}, z.core.$strip>], "o">;

export interface FeedListener {
    message: (raw: unknown) => void;
    active: (active: boolean) => void;
}

export type InsertOnce<C extends CollectionName> = (said: unknown, make: () => NewDoc<C> | Promise<NewDoc<C>>) => Promise<string>;

type ListChoice = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'counts' | 'fields'>;

interface ListQuestion {
    asked: ListChoice;
    counted: ListChoice & {
        counts: string[];
    };
    askCounts: (path: string | null) => void;
}

export interface ListRecords<T> extends RecordsAnswer<T> {
    askCounts: (path: string | null) => void;
}

export interface Live {
    start: (uid?: string) => void;
    stop: () => void;
    get: <C extends CollectionName>(coll: C, id: string) => Collections[C] | undefined;
    listed: <C extends CollectionName>(coll: C, id: string) => Collections[C] | undefined;
    ids: (coll: CollectionName) => readonly string[];
    hasSome: (coll: CollectionName) => boolean;
    tell: (coll: CollectionName, docs: readonly {
        _id: string;
        [field: string]: unknown;
    }[], gone?: readonly string[]) => void;
    isTold: (coll: CollectionName, id: string) => boolean;
    writes: Writes;
    named: (by: string) => Pick<Live, 'writes' | 'windows'>;
    heals: () => number;
    status: Atom<LiveStatus>;
    modes: Atom<Modes | null>;
    needAll: (coll: CollectionName) => () => void;
    needOne: (coll: CollectionName, id: string) => void;
    atoms: RecordAtoms;
    windows: WindowSource;
}

interface LiveOptions {
    colls?: readonly CollectionName[];
    saved?: Saved;
    cache?: CacheOptions;
}

export declare function LiveProvider(_: {
    live: Live;
    children: ReactNode;
}): ReactNode;

export interface LiveStatus {
    connected: boolean;
    ready: boolean;
}

declare const ModeSchema: z.ZodMiniEnum<{
    full: "full";
    list: "list";
    window: "window";
}>;

type Modes = Readonly<Record<string, WindowMode>>;

type NamesOf<T> = T extends unknown ? keyof {
    [K in keyof T as string extends K ? never : K]: T[K];
} & string : never;

type NewDoc<C extends CollectionName> = Omit<Collections[C], '_id'> & {
    _id?: string;
};

interface Options<A> {
    load: ((signal: AbortSignal) => Promise<A>) | null;
    colls: readonly CollectionName[];
}

interface Position {
    ep: string;
    cur: number;
}

export interface PullRequest {
    since: number;
    ep: string;
    colls: readonly CollectionName[];
    whole: readonly CollectionName[];
    signal: AbortSignal;
}

interface RecordAtoms {
    store: ReturnType<typeof createStore>;
    record: <C extends CollectionName>(coll: C, id: string) => Atom<Collections[C] | undefined>;
    ids: (coll: CollectionName) => Atom<readonly string[]>;
    records: <C extends CollectionName>(coll: C) => Atom<readonly Collections[C][]>;
    version: (coll: CollectionName) => Atom<number>;
    publish: (touched: Touched) => void;
    mounted: () => number;
}

interface RecordCache {
    load: () => Promise<Saved | null>;
    save: (records: Records, at: Position & {
        hold: Modes;
    }) => Promise<void>;
    note: (touched: Touched) => void;
    clear: () => Promise<void>;
    forget: () => void;
    close: () => void;
}

export type RecordPath<C extends CollectionName> = NamesOf<Collections[C]> | `${NamesOf<Collections[C]>}.${string}` | `calc.${ComputedOf<C>}`;

interface Records {
    get: <C extends CollectionName>(coll: C, id: string) => Collections[C] | undefined;
    ids: (coll: CollectionName) => readonly string[];
    row: (coll: CollectionName, id: string) => [rev: number, record: {
        _id: string;
    }, few: boolean] | undefined;
    isEmpty: () => boolean;
    apply: (entries: readonly FeedEntry[], after?: number) => Touched;
    become: (entries: readonly FeedEntry[]) => Touched;
    mend: (entries: readonly FeedEntry[]) => Touched;
}

export interface RecordsAnswer<T> {
    records: readonly T[];
    total: number;
    visible: number;
    counts: WindowState['counts'];
    more: boolean;
    next: () => void;
    all: () => Promise<readonly T[]>;
    state: 'loading' | 'ready' | 'error';
    error: string | null;
    retry: () => void;
    holdsAll: boolean;
}

export interface RecordsQuery<C extends CollectionName> {
    coll: C;
    search?: string | undefined;
    order?: RecordPath<C> | `-${RecordPath<C>}` | undefined;
    where?: Where<C> | readonly Where<C>[] | undefined;
    counts?: readonly RecordPath<C>[] | undefined;
    fields?: readonly RecordPath<C>[] | undefined;
    rows?: number | 'all' | undefined;
    list?: ListChoice | undefined;
}

type RecordsQuestion = z.infer<typeof RecordsQuestionSchema>;

declare const RecordsQuestionSchema: z.ZodMiniObject<{
    c: z.ZodMiniEnum<{
        avvisi: "avvisi";
        aziende: "aziende";
        bandi: "bandi";
        docs: "docs";
        istituti: "istituti";
        pratiche: "pratiche";
        settings: "settings";
        usr: "usr";
        viste: "viste";
    }>;
    ids: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;

declare const RowSchema: z.ZodMiniObject<{
    rev: z.ZodMiniNumber<number>;
    d: z.ZodMiniObject<{
        _id: z.ZodMiniString<string>;
    }, z.core.$loose>;
}, z.core.$strip>;

export interface Saved {
    ep: string;
    cur: number;
    hold?: Modes;
    entries: readonly FeedEntry[];
}

export type Search<T> = (text: string, found: (records: readonly T[]) => void) => () => void;

export interface ServerAnswer<A> {
    answer: A | null;
    error: string | null;
    retry: () => void;
}

type Store = ReturnType<typeof createStore>;

interface Touch {
    ids: Map<string, Before>;
    membership: boolean;
}

type Touched = Map<CollectionName, Touch>;

export interface Transport {
    pull: (request: PullRequest) => AsyncIterable<unknown>;
    manifest: (request: Pick<PullRequest, 'colls' | 'signal'>) => AsyncIterable<unknown>;
    records: (question: RecordsQuestion, signal: AbortSignal) => Promise<unknown>;
    window: (question: WindowQuestion, signal: AbortSignal) => Promise<unknown>;
    windowLines?: (question: WindowQuestion, signal: AbortSignal) => AsyncIterable<unknown>;
    subscribe: (listener: FeedListener) => () => void;
    insert: (coll: CollectionName, doc: {
        _id: string;
    }) => Promise<void>;
    create?: (coll: CollectionName, doc: {
        _id: string;
    }) => Promise<LoggedOperation | null>;
    update: (coll: CollectionName, id: string, patch: WritePatch, versions?: UpdateVersions) => Promise<LoggedOperation | null>;
    remove: (coll: CollectionName, id: string) => Promise<LoggedOperation | null>;
    named?: (by: string) => Pick<Transport, 'window' | 'insert' | 'update' | 'remove'>;
}

export interface UpdateRequest extends UpdateVersions {
    by?: string | undefined;
}

export interface UpdateVersions {
    base?: number | undefined;
    seen?: number | undefined;
}

type Value = string | number | boolean;

export type Where<C extends CollectionName> = {
    readonly [P in RecordPath<C>]?: Value | readonly Value[] | undefined;
};

export interface Window<T> extends WindowState {
    rows: readonly (T & {
        _id: string;
    })[];
    next: () => void;
    retry: () => void;
}

interface WindowListener {
    changed: () => void;
    forgotten: (again: boolean) => void;
}

type WindowMode = z.infer<typeof ModeSchema>;

export type WindowOptions = Pick<WindowQuestion, 'q' | 'ord' | 'f' | 'counts' | 'fields'> & {
    size?: number;
};

type WindowQuestion = z.infer<typeof WindowQuestionSchema>;

declare const WindowQuestionSchema: z.ZodMiniObject<{
    c: z.ZodMiniEnum<{
        avvisi: "avvisi";
        aziende: "aziende";
        bandi: "bandi";
        docs: "docs";
        istituti: "istituti";
        pratiche: "pratiche";
        settings: "settings";
        usr: "usr";
        viste: "viste";
    }>;
    q: z.ZodMiniOptional<z.ZodMiniString<string>>;
    ord: z.ZodMiniOptional<z.ZodMiniString<string>>;
    f: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    counts: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    fields: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    n: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    after: z.ZodMiniOptional<z.ZodMiniString<string>>;
    all: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
}, z.core.$strip>;

type WindowRow = z.infer<typeof RowSchema>;

interface WindowSource {
    held: (question: WindowQuestion) => Answer | null;
    ask: (question: WindowQuestion, signal: AbortSignal) => Promise<Answer>;
    all: (question: WindowQuestion, signal: AbortSignal) => Promise<WindowRow[]>;
    follow: (coll: CollectionName, listener: WindowListener) => () => void;
}

interface WindowState {
    rows: readonly {
        _id: string;
    }[];
    total: number;
    visible: number;
    counts: Answer['counts'];
    loading: boolean;
    error: string | null;
    more: boolean;
}

type WindowView = z.infer<typeof WindowViewSchema>;

declare const WindowViewSchema: z.ZodMiniObject<{
    total: z.ZodMiniNumber<number>;
    rows: z.ZodMiniArray<z.ZodMiniObject<{
        rev: z.ZodMiniNumber<number>;
        d: z.ZodMiniObject<{
            _id: z.ZodMiniString<string>;
        }, z.core.$loose>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
    counts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniTuple<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>], null>>>;
}, z.core.$strip>;

export declare class WriteError extends Error {
    readonly name = "WriteError";
    readonly code: string;
    readonly conflict: readonly FieldConflict[];
    readonly versione: number | undefined;
    constructor(code: string, message: string, conflict?: Conflict | null);
}

export interface WriteOptions {
    base?: number | undefined;
    choice?: ConflictChoice | undefined;
}

export interface WritePatch {
    set?: Record<string, unknown>;
    unset?: readonly string[];
    push?: Record<string, unknown>;
    where?: Record<string, unknown>;
}

export interface Writes {
    insert: <C extends CollectionName>(coll: C, doc: Omit<Collections[C], '_id'> & {
        _id?: string;
    }) => Promise<string>;
    create: <C extends CollectionName>(coll: C, doc: Collections[C]) => Promise<LoggedOperation | null>;
    update: (coll: CollectionName, id: string, patch: WritePatch, options?: WriteOptions) => Promise<LoggedOperation | null>;
    remove: (coll: CollectionName, id: string) => Promise<LoggedOperation | null>;
}

export declare function createLive(transport: Transport, { colls, saved, cache }?: LiveOptions): Live;

export declare function createLiveIn(store: Store, transport: Transport, { colls, saved, cache }?: LiveOptions): Live;

export declare function followVersion(_: Pick<Live, 'atoms'>, coll: CollectionName, id: string, listener: () => void): () => void;

export declare function useAsk(): Ask;

export declare function useChoices<C extends CollectionName, O>(coll: C, _: ChoiceOptions<Collections[C], O>): Choices<O>;

export declare function useCollection<C extends CollectionName>(coll: C): readonly Collections[C][];

export { useWithGroup as useConGruppo };

export declare function useEdit<C extends CollectionName>(coll: C, record: Collections[C], uid?: string): Edit<Collections[C]>;

export declare function useFinder<C extends CollectionName>(coll: C, find: Find<Collections[C]>): Search<Collections[C]>;

export declare function useHeld<C extends CollectionName>(coll: C): readonly Collections[C][];

export declare function useIds(coll: CollectionName): readonly string[];

export { useSingleUndertaking as useImpresaUnica };

export declare function useInsertOnce<C extends CollectionName>(coll: C): InsertOnce<C>;

export declare function useListRecords<C extends CollectionName>(query: RecordsQuery<C>, question: ListQuestion): ListRecords<Collections[C]>;

export declare function useLive(): Live;

export declare function useLiveStatus(): LiveStatus;

export declare function useMode(coll: CollectionName): WindowMode | null;

export { useReadGroup as useReachGruppo };

export declare function useReadGroup(): (azienda: Azienda) => Promise<Azienda>;

export declare function useRecord<C extends CollectionName>(coll: C, id: string): Collections[C] | undefined;

export declare function useRecords<C extends CollectionName>(query: RecordsQuery<C> | null): RecordsAnswer<Collections[C]>;

export declare function useRecordsOf<C extends CollectionName>(coll: C, ids: readonly string[]): ReadonlyMap<string, Collections[C]>;

export { useServerAnswer as useSeguito };

export declare function useServerAnswer<A>(_: Options<A>): ServerAnswer<A>;

export declare const useSingleUndertaking: () => WithGroupAiuti;

export declare function useSome(coll: CollectionName): boolean;

export declare function useVersion(coll: CollectionName): number;

export declare function useWindow<C extends CollectionName>(coll: C, options?: WindowOptions): Window<Collections[C]>;

export declare function useWithGroup<A extends Azienda | undefined>(azienda: A): A;

export declare function useWrites(): Writes;
