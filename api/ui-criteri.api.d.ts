// @bandiera/ui/criteri as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export interface AtecoOption extends Option {
    codice: string;
    versione?: AtecoVersion | undefined;
    titolo?: string | undefined;
}

interface ComuneOption extends Option {
    nome: string;
    provincia: string;
    regione?: string | undefined;
    soppressoDal?: string | undefined;
}

type Criteri = readonly Criterio[];

export declare function CriteriInput(_: CriteriInputProps): ReactNode;

export interface CriteriInputProps {
    name: string;
    label?: string;
    frase: (criterio: Criterio) => string;
    riferimenti: References;
    pesi: Partial<Record<CriterioKindId, number>>;
}

interface Option {
    value: string;
    label: string;
}

export interface References {
    comuni: Search<ComuneOption>;
    ateco: Search<AtecoOption>;
}

type Search<O> = (text: string, signal: AbortSignal) => Promise<readonly O[]>;

export { criteriBlocks as blocchi };

export declare function createReferences(request: (path: string, init?: RequestInit) => Promise<Response>): References;

export { createReferences as createRiferimenti };

export declare function criteriBlocks(criteri: Criteri): Criterio[][];
