// @bandiera/ui/detail as modules see it, contract 2.5.0. Written by `npm run api:accept`.

export declare function ActionsMenu(_: {
    label: string;
    actions: readonly PageAction[];
}): ReactNode;

export interface CampoCambiato {
    campo: string;
    etichetta?: string;
    prima: string;
    dopo: string;
}

export declare function ContoAllaRovescia(_: ContoProps): ReactNode;

interface ContoProps {
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

type IconComponent = typeof SvgIcon;

export interface PageAction {
    id: string;
    label: string;
    icon?: IconComponent;
    onClick: () => void;
    apart?: boolean;
}

export type StatoPasso = 'fatto' | 'attuale' | 'prossimo' | 'saltato';

export declare function StatoPraticaChip(_: {
    stato: StatoPratica;
}): ReactNode;

export interface Step {
    id: string;
    label: string;
    stato: StatoPasso;
}

export declare function Steps(_: StepsProps): ReactNode;

export interface StepsProps {
    steps: readonly Step[];
    label?: string;
}

export declare function Stima(_: StimaProps): ReactNode;

interface StimaProps {
    stima: StimaAgevolazione;
    per?: string | undefined;
}

export declare function Timeline(_: TimelineProps): ReactNode;

export interface TimelineEntry {
    id: string;
    quando: string;
    chi: string;
    titolo: string;
    campi?: readonly CampoCambiato[];
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
