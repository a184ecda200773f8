// @bandiera/ui as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export { default as AddIcon } from '@mui/icons-material/Add';

export { default as Alert } from '@mui/material/Alert';

export { AlertProps } from '@mui/material/Alert';

export declare function AppLink(props: Omit<LinkProps, 'href'> & {
    to: string;
}): ReactNode;

export { default as ArrowBackIcon } from '@mui/icons-material/ArrowBack';

export { default as Avatar } from '@mui/material/Avatar';

export declare function BackLink(_: {
    to: string;
    children: ReactNode;
}): ReactNode;

export declare function BandoStateChip(_: BandoStateChipProps): ReactNode;

interface BandoStateChipProps {
    stato: BandoState;
    giorni?: number | null | undefined;
    ora?: string | undefined;
}

export { default as Box } from '@mui/material/Box';

export { BoxProps } from '@mui/material/Box';

export { default as Button } from '@mui/material/Button';

export { default as ButtonBase } from '@mui/material/ButtonBase';

export { ButtonProps } from '@mui/material/Button';

export { default as CancelIcon } from '@mui/icons-material/CancelOutlined';

export type ChangeUrl = (edit: UrlEdit, options?: {
    replace?: boolean;
}) => void;

export { default as CheckCircleIcon } from '@mui/icons-material/CheckCircleOutlined';

export { default as ChevronLeftIcon } from '@mui/icons-material/ChevronLeft';

export { default as ChevronRightIcon } from '@mui/icons-material/ChevronRight';

export { default as Chip } from '@mui/material/Chip';

export { ChipProps } from '@mui/material/Chip';

export { default as CloseIcon } from '@mui/icons-material/Close';

export declare function ConfirmDialog(_: ConfirmDialogProps): ReactNode;

export interface ConfirmDialogProps {
    open: boolean;
    title: string;
    text: string;
    ok?: string;
    cancel?: string;
    main?: 'ok' | 'cancel';
    onAnswer: (confirmed: boolean) => void;
}

export type CriterioEsito = 'si' | 'no' | 'da_verificare';

export declare function CriterioEsitoChip(_: {
    esito: CriterioEsito;
}): ReactNode;

export { default as CssBaseline } from '@mui/material/CssBaseline';

export { default as DeleteIcon } from '@mui/icons-material/DeleteOutlined';

export type Density = 'compatta' | 'comoda';

export { default as Dialog } from '@mui/material/Dialog';

export { default as DialogActions } from '@mui/material/DialogActions';

export { default as DialogContent } from '@mui/material/DialogContent';

export { default as DialogTitle } from '@mui/material/DialogTitle';

export declare function Disclosure(_: DisclosureProps): ReactNode;

interface DisclosureProps {
    title: string;
    children: ReactNode;
    open?: boolean;
}

export { default as Divider } from '@mui/material/Divider';

export { default as DownloadIcon } from '@mui/icons-material/Download';

export { default as Drawer } from '@mui/material/Drawer';

export { default as EditIcon } from '@mui/icons-material/EditOutlined';

export declare function EmptyState(_: EmptyStateProps): ReactNode;

export interface EmptyStateProps {
    title: string;
    text?: ReactNode;
    icon?: IconComponent;
    action?: ReactNode;
    whole?: boolean;
}

export declare function ErrorState(_: ErrorStateProps): ReactNode;

export interface ErrorStateProps extends Pick<EmptyStateProps, 'whole'> {
    title?: string;
    text: string;
    onRetry?: () => void;
}

export declare function EsitoChip(_: {
    esito: EsitoIncrocio;
}): ReactNode;

export type EsitoIncrocio = 'ammissibile' | 'da_verificare' | 'non_ammissibile';

export { default as ExpandMoreIcon } from '@mui/icons-material/ExpandMore';

export interface Fact {
    label: string;
    value: ReactNode;
}

export declare function Facts(_: {
    items: readonly Fact[];
}): ReactNode;

export declare function FirstField(_: {
    children: ReactNode;
}): ReactNode;

export declare const ForbiddenState: () => ReactNode;

export { default as FormControl } from '@mui/material/FormControl';

export { default as FormControlLabel } from '@mui/material/FormControlLabel';

export { default as FormHelperText } from '@mui/material/FormHelperText';

export { default as FormLabel } from '@mui/material/FormLabel';

export { default as HelpIcon } from '@mui/icons-material/HelpOutlineOutlined';

export declare function HiddenText(_: {
    children: ReactNode;
    role?: 'status';
}): ReactNode;

export declare const INTERNAL: unknown;

export { default as IconButton } from '@mui/material/IconButton';

export type IconComponent = typeof SvgIcon;

export declare const InternalMark: () => ReactNode;

export interface KeptForms {
    hold: (read: () => TypedForm | null) => () => void;
    find: (page: string, name: string) => TypedForm | null;
    forget: (page: string, name: string) => void;
}

export declare const KeptFormsContext: Context<KeptForms | null>;

export declare const LOADING: unknown;

export { default as LinearProgress } from '@mui/material/LinearProgress';

export { default as Link } from '@mui/material/Link';

export declare function LinkButton(props: Omit<ButtonProps, 'href'> & {
    to: string;
}): ReactNode;

export { LinkProps } from '@mui/material/Link';

export { default as List } from '@mui/material/List';

export { default as ListItem } from '@mui/material/ListItem';

export { default as ListItemButton } from '@mui/material/ListItemButton';

export interface ListMemory {
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

export declare const ListMemoryContext: Context<ListMemory | null>;

export { default as LogoutIcon } from '@mui/icons-material/LogoutOutlined';

export { default as MailIcon } from '@mui/icons-material/MailOutlined';

export declare function Marker(_: MarkerProps): ReactNode;

export interface MarkerProps {
    tone: Tone;
    icon: IconComponent;
    children: ReactNode;
}

export { default as MenuIcon } from '@mui/icons-material/Menu';

export { Mode } from '@bandiera/domain';

export { default as MoreIcon } from '@mui/icons-material/MoreVert';

export { default as MoveIcon } from '@mui/icons-material/DriveFileMoveOutlined';

export declare const Muted: (props: TypographyProps) => ReactNode;

export { default as NotificationsIcon } from '@mui/icons-material/NotificationsNoneOutlined';

export interface Noun {
    uno: string;
    molti: string;
    genere?: 'm' | 'f';
}

export interface OnDemand<T> {
    get: () => Promise<T>;
    ready: () => T | undefined;
    preload: () => void;
}

export { default as OpenInNewIcon } from '@mui/icons-material/OpenInNew';

export { default as OutlinedInput } from '@mui/material/OutlinedInput';

export declare function Page(_: PageProps): ReactNode;

export interface PageProps {
    title: string;
    facts?: ReactNode;
    actions?: ReactNode;
    above?: ReactNode;
    children: ReactNode;
}

export { default as Paper } from '@mui/material/Paper';

export { default as PauseIcon } from '@mui/icons-material/Pause';

export { default as PersonIcon } from '@mui/icons-material/PersonOutlined';

export { default as PlayArrowIcon } from '@mui/icons-material/PlayArrow';

export declare function PortalIcon(_: {
    name?: string | undefined;
}): ReactNode;

export type PortalIconName = keyof typeof portalIcons;

export interface PrintOptions {
    internal?: boolean;
}

export declare function SafeHtml(_: {
    html: string;
}): ReactNode;

export { default as SearchIcon } from '@mui/icons-material/Search';

export { default as SearchOffIcon } from '@mui/icons-material/SearchOff';

export declare function Section(_: SectionProps): ReactNode;

interface SectionProps extends Pick<PageProps, 'title' | 'actions' | 'children'> {
    first?: boolean;
    internal?: boolean;
}

export { default as Skeleton } from '@mui/material/Skeleton';

export { default as Stack } from '@mui/material/Stack';

export { StackProps } from '@mui/material/Stack';

export { default as Switch } from '@mui/material/Switch';

export { SxProps } from '@mui/material/styles';

export { Theme } from '@mui/material/styles';

export { ThemeProvider } from '@mui/material/styles';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

export interface TypedForm {
    page: string;
    name: string;
    isWindow: boolean;
    from: Record<string, unknown>;
    set: Record<string, unknown>;
    gone: readonly string[];
    texts: Record<string, string>;
}

export { default as Typography } from '@mui/material/Typography';

export { default as UploadFileIcon } from '@mui/icons-material/UploadFileOutlined';

export type UrlEdit = Readonly<Record<string, string | null>> | ((now: URLSearchParams) => URLSearchParams);

export interface UrlTab {
    id: string;
    label: string;
    also?: readonly string[];
    content: ReactNode;
    printed?: boolean;
    headed?: boolean;
}

export declare function UrlTabs(_: {
    label: string;
    tabs: readonly UrlTab[];
}): ReactNode;

export declare function UserAvatar(_: {
    usr: Pick<PublicUsr, '_id' | 'name' | 'photo'>;
    size: number;
}): ReactNode;

export { default as WarningIcon } from '@mui/icons-material/WarningAmberOutlined';

export interface WayBack {
    asLeft: (list: string) => string;
    goBack: (list: string) => boolean;
}

export declare const WayBackContext: Context<WayBack | null>;

export declare function WhenLoaded<T>(_: {
    code: OnDemand<T>;
    children: (loaded: T) => ReactNode;
}): ReactNode;

export { alpha } from '@mui/material/styles';

export { countText as conta };

export declare function countText(nome: Noun, visibili: number, totale?: number): string;

export declare function createOnDemand<T>(load: () => Promise<T>): OnDemand<T>;

export declare function createPortalTheme(mode: Mode, primary?: string, density?: Density): Theme;

export declare const esitoLabels: Record<EsitoIncrocio, string>;

export declare const hidden: {
    readonly position: unknown;
    readonly width: unknown;
    readonly height: unknown;
    readonly overflow: unknown;
    readonly clipPath: unknown;
    readonly '@media print': {
        readonly display: unknown;
    };
};

export declare function holdUnsaved(): () => void;

export declare const paperTexts: {
    readonly stampa: unknown;
    readonly stampaInterna: unknown;
    readonly usoInterno: unknown;
    readonly soloPrime: (righe: number, tutte: number) => string;
    readonly soloArrivate: (righe: number, tutte: number) => string;
    readonly cerca: (testo: string) => string;
    readonly filtro: (etichetta: string, valori: readonly string[]) => string;
};

export declare const portalIcons: {
    readonly azienda: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly banca: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly calcolo: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly carica: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly cartella: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly casa: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly cerca: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly cestino: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly collegamento: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly documento: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly esci: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly euro: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly finestra: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly griglia: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly idea: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly incrocio: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly ingranaggio: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly nuovo: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly orologio: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly persona: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly persone: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly tastiera: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly tema: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
    readonly video: import("@mui/material/OverridableComponent").OverridableComponent<import("@mui/material/SvgIcon").SvgIconTypeMap<{}, "svg">> & {
        muiName: string;
    };
};

export declare const printOnly: {
    readonly display: unknown;
    readonly '@media print': {
        readonly display: unknown;
    };
};

export declare function printPage({ internal }?: PrintOptions): Promise<void>;

export declare const reaching: (_: Pick<OnDemand<unknown>, 'preload'>) => {
    onPointerEnter: () => void;
    onFocus: () => void;
};

export { styled } from '@mui/material/styles';

export { paperTexts as testiCarta };

export { uiTexts as testiComuni };

export declare const uiTexts: {
    readonly salva: unknown;
    readonly salvataggio: unknown;
    readonly annulla: unknown;
    readonly conferma: unknown;
    readonly chiudi: unknown;
    readonly modifica: unknown;
    readonly riprova: unknown;
    readonly rimuovi: unknown;
    readonly indietro: unknown;
    readonly caricamento: unknown;
    readonly cerca: unknown;
    readonly filtri: unknown;
    readonly azzera: unknown;
    readonly ordinaPer: unknown;
    readonly scarica: unknown;
    readonly caricamenti: unknown;
    readonly caricamentoDi: unknown;
    readonly fermaCaricamento: unknown;
    readonly inAttesa: unknown;
    readonly controllo: unknown;
    readonly facoltativo: unknown;
    readonly si: unknown;
    readonly no: unknown;
    readonly nonNoto: unknown;
    readonly nessunRisultato: unknown;
    readonly selezionaTutto: unknown;
    readonly sceltiDi: (n: number, allOf: number) => string;
    readonly nessunRisultatoAiuto: unknown;
    readonly nessunPermesso: unknown;
    readonly nessunPermessoAiuto: unknown;
    readonly erroreElenco: unknown;
    readonly erroreSalvataggio: unknown;
    readonly erroriNelModulo: unknown;
    readonly modificheTitolo: unknown;
    readonly modificheTesto: unknown;
    readonly modificheEsci: unknown;
    readonly modificheResta: unknown;
    readonly ritrovato: unknown;
    readonly ritrovatoCambiato: unknown;
    readonly nonTrovato: unknown;
    readonly nonTrovatoAiuto: unknown;
    readonly esportaCsv: (quanti: number) => string;
    readonly seleziona: (nome: string) => string;
    readonly annullaSelezione: unknown;
    readonly azioniSelezione: unknown;
    readonly nascosti: (quanti: number, nome: Noun) => string;
    readonly mostraPassword: unknown;
    readonly nuovaFinestra: unknown;
};

export declare const useAsLeft: (to: string) => string;

export declare function useGoBack(to: string): () => void;

export declare function useGoOn(): (to: string, options?: {
    replace?: boolean;
}) => Promise<void>;

export { default as useMediaQuery } from '@mui/material/useMediaQuery';

export declare function useMoment(bandi: readonly Pick<Bando, 'data'>[]): Required<RomeMoment>;

export { useMoment as useMomento };

export declare function useOnDemand<T>(code: OnDemand<T>, wanted: boolean, onFailure: (error: unknown) => void): T | undefined;

export declare function usePrinting(): boolean;

export { useTheme } from '@mui/material/styles';

export declare const useToday: () => string;

export declare const useUnsaved: () => boolean;

export declare function useUrlOpened(name: string): [string | null, (opened: string | null) => void];

export declare function useUrlParams(): [URLSearchParams, ChangeUrl];

export declare function useWidth(place: RefObject<HTMLElement | null>, usual?: number): number;
