export { DataTable } from './list/data-table.tsx'
export type { DataTableProps } from './list/filled-list.tsx'
export { useListState, parseListState, type ListState, type ListStateActions } from './list/list-state.ts'
export { useListQuestion, useSettled, type ListQuestion } from './list/use-list-question.ts'
export { countsThere, type ListRecords, type RemoteRows } from './list/remote-rows.ts'
export { useListView } from './list/use-list-view.ts'
export { countShown, createTextOf, countValues, selectRows, valuesOf } from './list/select-rows.ts'
export {
  FilterMenu,
  ListToolbar,
  useSearchText,
  type FilterMenuProps,
  type ListToolbarProps,
} from './list/list-toolbar.tsx'
export { ListSkeleton } from './list/list-skeleton.tsx'
export { paperColumns, type PaperColumn, type PaperShares } from './print/paper-columns.ts'
export { listFacts } from './print/list-facts.ts'
export { usePaperRows, type PaperRows } from './print/use-paper-rows.ts'
export { PaperList, type PaperListProps } from './print/paper-list.tsx'
export type { Column, ListFilter, Sort } from './list/columns.ts'
export { optionsOf } from './form/options.ts'
export { dayColumn, textColumn } from './list/value-columns.ts'
export { fieldColumns, type FieldColumns } from './list/field-columns.ts'
export { default as Table } from '@mui/material/Table'
export { default as TableBody } from '@mui/material/TableBody'
export { default as TableCell } from '@mui/material/TableCell'
export { default as TableHead } from '@mui/material/TableHead'
export { default as TableRow } from '@mui/material/TableRow'
export { BulkBar, type BulkAction, type BulkBarProps } from './list/bulk-bar.tsx'
export {
  ChosenColumnsMenu,
  ColumnsMenu,
  type ChosenColumnsMenuProps,
  type ColumnsMenuProps,
} from './list/columns-panel.tsx'
export {
  type FilterTab,
  ListPage,
  type ListPageProps,
  type PageChoice,
  useFilterTabs,
  type ViewTab,
} from './list/list-page.tsx'
export { InlineChoice, InlineDay, type InlineChoiceProps, type InlineDayProps } from './list/inline-edit.tsx'
export { Tips } from './list/tips.tsx'
export { SortLabel, type SortLabelProps } from './list/table-head-row.tsx'
export { useListMemory } from './list/use-list-memory.ts'
export type { ColumnChoices } from './list/use-columns.ts'
export { ViewsMenu, type ViewsMenuProps } from './list/views-menu.tsx'
export { useDefaultView } from './list/use-views.ts'
export { ExportButtons, type ExportButtonsProps } from './list/export-buttons.tsx'
export { useSelection, type RowSelection } from './list/use-selection.ts'
export { RowCheck, type RowCheckProps } from './list/row-check.tsx'
export { saveRows } from './export/table-export.ts'
export { csvText, type CsvColumn, type CsvValue } from './export/csv-text.ts'
export { MenuButton, type MenuButtonProps, type MenuChoice } from './list/menu-button.tsx'
export { default as NativeSelect } from '@mui/material/NativeSelect'
export { default as BoardIcon } from '@mui/icons-material/ViewKanbanOutlined'
export { default as CalendarIcon } from '@mui/icons-material/CalendarMonthOutlined'
export { default as ListIcon } from '@mui/icons-material/FormatListBulleted'
