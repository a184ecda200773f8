// @bandiera/ui/charts as modules see it, contract 2.7.0. Written by `npm run api:accept`.

export declare function BarChart(props: BarChartProps): ReactNode;

export type BarChartProps = ChartProps & ChartData & {
    vertical?: boolean;
};

type ChartData = {
    data: readonly ChartPoint[];
} | {
    series: readonly ChartSeries[];
};

export interface ChartPoint {
    label: string;
    value: number | null;
    href?: string;
}

export interface ChartProps {
    title: string;
    titleHidden?: boolean;
    format?: (value: number) => string;
    heading?: string;
    quiet?: boolean;
}

export interface ChartSeries {
    label: string;
    data: readonly ChartPoint[];
}

export interface Figure {
    label: string;
    value: number | string;
    href: string;
}

export declare function Figures(_: {
    items: readonly Figure[];
}): ReactNode;

export declare function LineChart(props: LineChartProps): ReactNode;

export type LineChartProps = ChartProps & ChartData;

export declare function RingChart(props: RingChartProps): ReactNode;

export type RingChartProps = ChartProps & {
    data: readonly ChartPoint[];
};

export interface ShortItem {
    id: string;
    label: string;
    href: string;
    detail?: ReactNode;
    note?: ReactNode;
}

export declare function ShortList(_: ShortListProps): ReactNode;

export interface ShortListProps {
    label: string;
    labelHidden?: boolean;
    items: readonly ShortItem[];
    more?: {
        label: string;
        href: string;
    };
    folded?: boolean;
}

export declare function TrendLine(props: TrendLineProps): ReactNode;

export type TrendLineProps = ChartProps & {
    data: readonly ChartPoint[];
    bare?: boolean;
};

export declare const WidgetSkeleton: () => ReactNode;
