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
    facts?: ReactNode;
    actions?: ReactNode;
    children?: ReactNode;
    notice?: ReactNode;
    tabs: readonly UrlTab[];
    aside?: ReactNode;
    label: string;
    level?: 1 | 2;
}

export declare function Estimate(_: EstimateProps): ReactNode;

interface EstimateProps {
    stima: AgevolazioneEstimate;
    per?: string | undefined;
}

type IconComponent = typeof SvgIcon;

export declare function MissingRecord(_: MissingRecordProps): ReactNode;

export interface MissingRecordProps {
    ready: boolean;
    text: string;
    to: string;
    back: string;
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

export declare function RecordSkeleton(): ReactNode;

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

interface UrlTab {
    id: string;
    label: string;
    content: ReactNode;
    printed?: boolean;
    headed?: boolean;
}
