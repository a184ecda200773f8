// @bandiera/ui/import as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export interface CsvColumn {
    label: string;
    euro?: boolean | undefined;
}

export type CsvRead = {
    ok: true;
    table: CsvTable;
} | {
    ok: false;
    motivo: string;
};

export interface CsvRow {
    riga: number;
    cells: string[];
    inPiu: number;
}

export interface CsvTable {
    headers: string[];
    rows: CsvRow[];
    sopra: readonly {
        riga: number;
        testo: string;
    }[];
}

export type CsvValue = string | number | null | undefined;

export declare function FileDrop(props: FileDropProps): ReactNode;

export interface FileDropProps {
    label: string;
    help?: string;
    accept?: string;
    fileName?: string | undefined;
    error?: string | undefined;
    disabled?: boolean;
    onFile?: (file: File) => void;
    onFiles?: (files: readonly File[]) => void;
}

export interface ImportChange {
    etichetta: string;
    prima: string;
    dopo: string;
}

export type ImportOutcome = 'nuovo' | 'aggiornato' | 'identico' | 'errore';

export interface ImportQuestion {
    testo: string;
    opzioni: readonly {
        valore: string;
        etichetta: string;
    }[];
    scelta?: string | undefined;
}

export declare function ImportReportTable(_: ImportReportTableProps): ReactNode;

interface ImportReportTableProps {
    rows: readonly ReportRow[];
    href?: (id: string) => string;
    femminile?: boolean;
    onRisposta?: ((riga: number, valore: string) => void) | undefined;
}

export interface ReadOptions {
    isKnown?: (header: string) => boolean;
}

export interface ReportRow {
    riga: number;
    idEsterno: string;
    titolo: string;
    esito: ImportOutcome;
    id?: string | undefined;
    motivo?: string | undefined;
    daControllare: readonly {
        campo: string;
        motivo: string;
    }[];
    saltato?: boolean | undefined;
    cambi?: readonly ImportChange[] | undefined;
    restano?: readonly ImportChange[] | undefined;
    stato?: string | undefined;
    domanda?: ImportQuestion | undefined;
}

export interface SheetChoice {
    nome: string;
    table: CsvTable;
}

export type TableRead = {
    ok: true;
    fogli: readonly SheetChoice[];
} | {
    ok: false;
    motivo: string;
};

export interface Upload {
    id: string;
    nome: string;
    byte: number;
    parte: number;
    stato: 'attesa' | 'invio' | 'fallito';
    errore?: string;
    definitivo?: true;
}

export interface UploadHow {
    onProgress: (part: number) => void;
    signal: AbortSignal;
}

export interface UploadJob {
    file: {
        name: string;
        size: number;
    };
    send: (how: UploadHow) => Promise<unknown>;
    onDone?: () => void;
    fault?: string | null;
}

export declare function UploadList(_: {
    uploads: Uploads;
}): ReactNode;

export interface Uploads {
    add: (job: UploadJob) => void;
    remove: (id: string) => void;
    retry: (id: string) => void;
    list: () => readonly Upload[];
    subscribe: (listener: () => void) => () => void;
}

export declare function createUploads(): Uploads;

export declare function csvText(columns: readonly CsvColumn[], rows: readonly (readonly CsvValue[])[]): string;

export declare function download(name: string, content: BlobPart, type?: string): void;

export declare function downloadFrom(address: string): void;

export declare const importOutcomeLabels: Record<ImportOutcome, string>;

export declare function readCsv(file: Blob): Promise<CsvRead>;

export declare function readJson(file: File): Promise<unknown>;

export declare function readTable(file: Blob, { isKnown }?: ReadOptions): Promise<TableRead>;

export declare function reportCsv(rows: readonly ReportRow[]): string;
