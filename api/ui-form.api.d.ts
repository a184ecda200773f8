// @bandiera/ui/form as modules see it, contract 2.7.0. Written by `npm run api:accept`.

interface AmountForm {
    decimals: number;
    allDecimals: boolean;
    grouped: boolean;
    max?: number | undefined;
    signed?: boolean | undefined;
    unit?: string | undefined;
}

export declare function CheckInput(_: FieldProps): ReactNode;

export declare function CheckListInput(_: FieldProps & {
    options: readonly Option[];
}): ReactNode;

export { default as Checkbox } from '@mui/material/Checkbox';

export declare const CodeInput: (_: CodeInputProps) => ReactNode;

export interface CodeInputProps extends Omit<TextInputProps, 'tidy' | 'maxLength'> {
    code: keyof typeof codeChecks;
}

export declare const CodiceFiscaleInput: (props: TextInputProps) => ReactNode;

export declare function ColourInput(_: FieldProps & ReadOnlyProps): ReactNode;

export declare function ComboBox<O extends Option>(props: ComboBoxProps<O>): ReactNode;

export interface ComboBoxProps<O extends Option> {
    control: Partial<ControlAttributes> & {
        'aria-label'?: string;
        name?: string;
    };
    value: O | null;
    onChange: (value: O | null) => void;
    source: OptionSource<O>;
    onBlur?: () => void;
    inputRef?: Ref<HTMLInputElement>;
    placeholder?: string;
    disabled?: boolean | undefined;
    free?: ((text: string) => readonly O[]) | undefined;
}

export declare function ComboInput<O extends Option>(_: ComboInputProps<O>): ReactNode;

export type ComboInputProps<O extends Option> = FieldProps & Pick<ComboBoxProps<O>, 'source' | 'placeholder' | 'free'>;

export interface Comune {
    codice: string;
    nome: string;
    provincia: string;
    sigla?: string | undefined;
    regione?: string | undefined;
    soppressoDal?: string | undefined;
}

export declare function ComuneInput(_: ComuneInputProps): ReactNode;

export interface ComuneInputProps extends FieldProps {
    source: (text: string, signal: AbortSignal) => Promise<readonly Comune[]>;
}

export interface ComuneOption extends Option {
    nome: string;
    provincia: string;
    regione?: string | undefined;
    soppressoDal?: string | undefined;
}

export declare function ConflictDialog(_: ConflictDialogProps): ReactNode;

export interface ConflictDialogProps {
    conflicts: readonly FieldConflict[];
    labels?: Readonly<Record<string, string>> | undefined;
    onAnswer: (theirs: readonly FieldConflict[] | null) => void;
}

export interface ControlAttributes {
    id: string;
    'aria-invalid': boolean;
    'aria-required': boolean;
    'aria-describedby': string | undefined;
}

export declare function DateInput(_: DateInputProps): ReactNode;

export interface DateInputProps extends FieldProps, ReadOnlyProps {
    min?: string;
    max?: string;
}

export { DefaultValues } from 'react-hook-form';

interface DraftStore {
    get: (key: string) => string | null;
    set: (key: string, text: string) => boolean;
    remove: (key: string) => void;
}

export declare const EmailInput: (props: TextInputProps) => ReactNode;

export declare function ErrorSummary(): ReactNode;

export declare const EuroInput: (props: Omit<NumberInputProps, 'unit' | 'allDecimals'>) => ReactNode;

export declare function FieldFrame(_: FieldFrameProps): ReactNode;

export interface FieldFrameProps extends Omit<FieldProps, 'name'>, ReadOnlyProps {
    error: string | undefined;
    warning?: string | null;
    children: (control: ControlAttributes) => ReactNode;
}

export declare function FieldGroup(_: {
    title: string;
    children: ReactNode;
}): ReactNode;

export declare const FieldPair: (_: {
    children: ReactNode;
    columns?: 2 | 3;
}) => ReactNode;

export interface FieldProps {
    name: string;
    label: string;
    help?: ReactNode;
    optional?: boolean;
    needed?: boolean;
    unlabelled?: boolean;
    disabled?: boolean;
}

export { FieldValues } from 'react-hook-form';

export declare function FormBar(_: {
    children: ReactNode;
}): ReactNode;

export declare function FormDialog<V extends FieldValues, O, R>(props: FormDialogProps<V, O, R>): ReactNode;

export interface FormDialogProps<V extends FieldValues, O, R> extends Submission<V, O, R> {
    open: boolean;
    title: string;
    submit?: string;
    onClose: () => void;
    width?: DialogProps['maxWidth'];
    children: ReactNode;
}

export interface FormDraft {
    key: string;
    version?: number | undefined;
    store: DraftStore;
    label: (field: string) => string;
}

export { FormProvider } from 'react-hook-form';

export interface FormSchema<V> {
    readonly '~standard': {
        readonly types?: {
            readonly output: V;
        } | undefined;
    };
}

export declare function FormSkeleton(_: {
    fields?: number;
}): ReactNode;

export declare function FormStatus(): ReactNode;

export declare const IbanInput: (props: Omit<MaskedInputProps, 'mask' | 'bare' | 'clean' | 'helpFor'>) => ReactNode;

export declare function MaskedInput(_: MaskedInputProps): ReactNode;

export interface MaskedInputProps extends FieldProps, ReadOnlyProps {
    mask: string;
    bare?: boolean;
    placeholder?: string;
    autoComplete?: string;
    clean?: (text: string) => string;
    helpFor?: (value: string) => ReactNode;
}

export declare function MoveButtons(_: MoveButtonsProps): ReactNode;

export interface MoveButtonsProps {
    su: string;
    giu: string;
    onMove: (step: -1 | 1) => void;
    parte?: string;
}

export declare function NumberInput(_: NumberInputProps): ReactNode;

export interface NumberInputProps extends FieldProps, ReadOnlyProps, Partial<AmountForm> {
    unit?: string;
}

export interface Option {
    value: string;
    label: string;
}

export type OptionSource<O extends Option> = readonly O[] | ((text: string, signal: AbortSignal) => Promise<readonly O[]>);

export declare const PartitaIvaInput: (props: TextInputProps) => ReactNode;

interface Payload {
    value: string;
    issues: {
        push: (issue: {
            code: 'custom';
            input: unknown;
            message: string;
        }) => unknown;
    };
}

export declare const PecInput: (props: TextInputProps) => ReactNode;

export type PhoneCheck = {
    ok: true;
    valore: string;
    paese: CountryCode | null;
} | {
    ok: false;
    codice: PhoneFaultCode;
    motivo: string;
};

export type PhoneFaultCode = keyof typeof phoneTexts.errori;

export declare function PhoneInput(_: PhoneInputProps): ReactNode;

export interface PhoneInputProps extends FieldProps, ReadOnlyProps, Omit<PhoneRuleOptions, 'country'> {
    country?: CountryCode;
    placeholder?: string;
    autoComplete?: string;
    guessCountry?: (() => Promise<string | null>) | undefined;
}

type PhoneLibrary = typeof import('./phone-chunk.ts');

export declare function PhoneLink(_: {
    value: string;
}): ReactNode;

export interface PhoneRuleOptions {
    country?: string | undefined;
    maxLength?: number | undefined;
    validityMessage?: ValidityMessage | undefined;
}

export declare function PickListInput(_: PickListInputProps): ReactNode;

export interface PickListInputProps extends FieldProps {
    options: readonly Option[];
    search: string;
}

export declare function PortalForm<V extends FieldValues, O, R>(props: PortalFormProps<V, O, R>): ReactNode;

export interface PortalFormProps<V extends FieldValues, O, R> extends Submission<V, O, R> {
    onCancel?: () => void;
    escape?: boolean;
    submit?: string;
    label: string;
    wide?: boolean;
    meanwhile?: string | null;
    draft?: FormDraft | undefined;
    children: ReactNode;
}

export interface ReadOnlyProps {
    readOnly?: boolean;
}

export declare const RecordFacts: (_: RecordFactsProps) => ReactNode;

export interface RecordFactsProps {
    fields: Fields;
    keys: readonly string[];
    record: object;
}

export declare const RecordInputs: <K extends string>(_: RecordInputsProps<K>) => ReactNode;

export interface RecordInputsProps<K extends string> {
    fields: Fields;
    keys: readonly K[];
    at?: string;
    after?: Partial<Record<K, ReactNode>>;
    required?: readonly K[];
}

export declare function RecordPicker(_: RecordPickerProps): ReactNode;

export interface RecordPickerProps {
    label: string;
    placeholder: string;
    options: OptionSource<Option>;
    value: Option | string | undefined;
    onChange: (id: string) => void;
    wide?: boolean;
    children?: ReactNode;
}

export declare function Refusal(): ReactNode;

export declare function RequiredMarks(_: {
    children: ReactNode;
}): ReactNode;

export { Resolver } from 'react-hook-form';

export declare function RowsInput(props: RowsInputProps): ReactNode;

export interface RowsInputProps {
    name: string;
    label: string;
    help?: ReactNode;
    add: string;
    empty: object | (() => object);
    rowLabel: (index: number) => string;
    children: (at: string, index: number) => ReactNode;
    movable?: boolean;
    max?: number;
}

export declare function SectionIndex(_: SectionIndexProps): ReactNode;

export interface SectionIndexProps {
    label?: string;
    action?: ReactNode;
    children: ReactNode;
}

export declare function SelectInput(_: SelectInputProps): ReactNode;

export interface SelectInputProps extends FieldProps {
    options: readonly Option[];
    placeholder?: string;
}

export declare function ShowPassword(_: ShowPasswordProps): ReactNode;

export interface ShowPasswordProps {
    shown: boolean;
    onChange: (shown: boolean) => void;
    field?: string;
}

interface Submission<V extends FieldValues, O, R> {
    form: UseFormReturn<V, unknown, O>;
    onSubmit: (values: O, choice?: ConflictChoice) => Promise<R>;
    onSaved?: ((result: R) => void) | undefined;
    fieldLabels?: Readonly<Record<string, string>> | undefined;
}

export declare const SubmitButton: (props: Omit<ButtonProps, 'type' | 'variant'>) => ReactNode;

export declare const TextAreaInput: (_: TextAreaInputProps) => ReactNode;

export type TextAreaInputProps = Omit<TextControlProps, 'type' | 'unit'>;

interface TextControlProps extends FieldProps, ReadOnlyProps {
    type?: 'text' | 'email' | 'tel' | 'url' | 'password';
    inputMode?: 'text' | 'numeric' | 'email' | 'tel';
    autoComplete?: string;
    placeholder?: string;
    unit?: string;
    maxLength?: number;
    tidy?: (text: string) => string;
    warn?: (text: string) => string | null;
    rows?: number | undefined;
}

export declare const TextInput: (props: TextInputProps) => ReactNode;

export type TextInputProps = Omit<TextControlProps, 'rows'>;

export declare function TimeInput(_: FieldProps & ReadOnlyProps): ReactNode;

export { UseFormReturn } from 'react-hook-form';

type ValidityMessage = string | Partial<Record<PhoneFaultCode, string>>;

export declare function YesNoInput(_: FieldProps & {
    sure?: boolean;
    negated?: boolean;
}): ReactNode;

export interface YesNoRow {
    name: string;
    label: string;
    help?: ReactNode;
    negated?: boolean;
    disabled?: boolean;
}

export declare const YesNoTable: (_: YesNoTableProps) => ReactNode;

export interface YesNoTableProps {
    label: string;
    rows: readonly YesNoRow[];
    sure?: boolean;
}

export declare function comuneOption(_: Comune): ComuneOption;

export declare const keepChoiceTexts: (control: object) => void;

export declare function loadPhone(): Promise<PhoneLibrary>;

export declare const optionsOf: (labels: Readonly<Record<string, string>> | readonly string[]) => Option[];

export declare function parseDay(text: string, today?: string): string | null;

export declare function parseNumber(text: string): number | null;

export declare function parseSigned(text: string): number | null;

export declare function phoneFault(text: string, options?: PhoneRuleOptions): Promise<string | null>;

export declare function phoneRule(options?: PhoneRuleOptions): (payload: Payload) => void | Promise<void>;

declare const phoneTexts: {
    readonly recapito: unknown;
    readonly interno: unknown;
    readonly prefissi: unknown;
    readonly prefisso: (paese: string, numero: string) => string;
    readonly nessunPaese: unknown;
    readonly nonControllato: unknown;
    readonly errori: {
        readonly INVALID_COUNTRY: unknown;
        readonly TOO_SHORT: unknown;
        readonly TOO_LONG: unknown;
        readonly NOT_A_NUMBER: unknown;
        readonly NOT_VALID: unknown;
    };
};

export declare const ruleValidate: (rule: FieldRule, message?: string) => (value: unknown) => true | string;

export declare function settleChoices<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>): Promise<(() => void) | null>;

export declare function useChosenRecord(key: string, first: string | undefined): [string | undefined, (id: string) => void];

export { useFieldArray } from 'react-hook-form';

export { useForm } from 'react-hook-form';

export { useFormContext } from 'react-hook-form';

export declare function useKeptForm<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>, name: string, { isWindow }?: {
    isWindow?: boolean | undefined;
}): {
    note: ReactNode;
    forget: () => void;
};

export declare function useKeptGuard(dirty: boolean, forget?: () => void): ReturnType<typeof useUnsavedGuard>;

export { useChosenRecord as useScelta };

export declare const useSchemaForm: <V extends FieldValues>(schema: FormSchema<V>, defaultValues: DefaultValues<V>, how?: Pick<UseFormProps<V>, 'mode' | 'values' | 'resetOptions'>) => import("react-hook-form").UseFormReturn<V, any, V>;

export declare function useSubmission<V extends FieldValues, O, R>(_: Submission<V, O, R>, release: () => void): {
    send: (e?: React.BaseSyntheticEvent) => Promise<void | undefined>;
    question: ReactElement<unknown, string | JSXElementConstructor<any>>;
    following: boolean;
};

export declare function useTyped<V extends FieldValues, O>(control: Control<V, unknown, O>): boolean;

export declare function useUnsavedGuard(dirty: boolean): {
    question: ReactNode;
    release: () => void;
    leave: (goOn: () => void) => void;
};

export { useWatch } from 'react-hook-form';
