// @bandiera/ui/detail as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export declare function ActionsMenu(_: {
    label: string;
    actions: readonly PageAction[];
}): ReactNode;

export interface ChangedField {
    campo: string;
    etichetta?: string;
    prima: string;
    dopo: string;
}

export { Countdown as ContoAllaRovescia };

export declare function Countdown(_: CountdownProps): ReactNode;

interface CountdownProps {
    istante: number;
    breve?: boolean;
}

export declare function DetailPage(_: DetailPageProps): ReactNode;

export interface DetailPageProps {
    above?: ReactNode;
    title: string;
    chips?: ReactNode;
    keyFacts?: readonly Fact[] | undefined;
    facts?: ReactNode;
    primary?: ReactNode;
    menu?: readonly PageAction[];
    actions?: ReactNode;
    level?: 1 | 2;
    children?: ReactNode;
    notice?: ReactNode;
    tabs: readonly UrlTab[];
    aside?: ReactNode;
    asideLabel?: string;
    label: string;
}

export declare function EditableSection(_: EditableSectionProps): ReactNode;

export interface EditableSectionProps {
    title: string;
    edit: string;
    onEdit?: (() => void) | undefined;
    form: ReactNode;
    field?: string | null;
    children: ReactNode;
}

export declare function Estimate(_: EstimateProps): ReactNode;

interface EstimateProps {
    stima: AgevolazioneEstimate;
    per?: string | undefined;
}

interface Fact {
    label: string;
    value: ReactNode;
}

type IconComponent = typeof SvgIcon;

export declare function MasterDetail(_: MasterDetailProps): ReactNode;

export interface MasterDetailProps {
    name: string;
    ids: readonly string[];
    label: (id: string) => string;
    back: string;
    panel: (id: string) => ReactNode;
    children: ReactNode;
}

export declare function MissingRecord(_: MissingRecordProps): ReactNode;

export interface MissingRecordProps {
    ready: boolean;
    text: string;
    to: string;
    back: string;
}

export interface Outlet {
    Frame: ComponentType<{
        children: ReactNode;
    }>;
    Place: ComponentType<Omit<BoxProps, 'ref' | 'children'>>;
    Fill: ComponentType<{
        children: ReactNode;
        orHere?: boolean;
    }>;
}

export interface PageAction {
    id: string;
    label: string;
    icon?: IconComponent;
    onClick: () => void;
    apart?: boolean;
}

export declare function PraticaStateChip(_: {
    stato: PraticaState;
}): ReactNode;

export interface RecordSection {
    id: string;
    label: string;
    content: ReactNode;
}

export declare function RecordSections(_: {
    sections: readonly RecordSection[];
}): ReactNode;

export declare function RecordSkeleton(): ReactNode;

export interface RowChoice {
    chosen: boolean;
    choose: () => void;
    button: {
        'aria-controls': string;
        'aria-expanded': boolean;
        'data-row-button': string;
        onClick: (event: MouseEvent) => void;
    };
}

export interface Step {
    id: string;
    label: string;
    stato: StepState;
}

export type StepState = 'fatto' | 'attuale' | 'prossimo' | 'saltato';

export declare function Steps(_: StepsProps): ReactNode;

export interface StepsProps {
    steps: readonly Step[];
    label?: string;
}

export { Estimate as Stima };

export declare function Timeline(_: TimelineProps): ReactNode;

export interface TimelineEntry {
    id: string;
    quando: string;
    chi: string;
    titolo: string;
    campi?: readonly ChangedField[];
    testo?: string;
}

export interface TimelineProps {
    entries: readonly TimelineEntry[];
    labels?: Readonly<Record<string, string>>;
    loading?: boolean;
    error?: {
        text: string;
        onRetry?: () => void;
    } | null;
}

export declare function TitleEnd(_: {
    children: ReactNode;
}): ReactNode;

export declare function TitleTabs(_: TitleTabsProps): ReactNode;

export interface TitleTabsProps {
    title: string;
    label: string;
    level?: 1 | 2;
    tabs: readonly UrlTab[];
}

interface UrlTab {
    id: string;
    label: string;
    also?: readonly string[];
    content: ReactNode;
    printed?: boolean;
    headed?: boolean;
}

export declare function createOutlet(): Outlet;

export declare function useFocusField<E extends HTMLElement>(open: boolean, path: string | null): RefObject<E | null>;

export declare function useRowChoice(id: string): RowChoice | null;
