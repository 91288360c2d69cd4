import type {
  CheckedRow,
  Import,
  ImportKind,
  ImportRow,
  ImportRunForm,
  ImportUndoAnswer,
} from '@maktab/contract/schema'

/** The result of a request; errors that were already reported have no message. */
export type ImportResponse<Result> =
  | { state: 'done'; result: Result }
  | {
      state: 'failed'
      message: string | undefined
      /** Faults by row and field, such as `rows[12].email`. */
      fields?: Readonly<Record<string, readonly string[]>>
    }

export type RowsToCheck = { name: string; kind: ImportKind; start: number; rows: readonly ImportRow[] }

/** The requests of an import. */
export type ImportActions = {
  onCheckRows: (rows: RowsToCheck) => Promise<ImportResponse<readonly CheckedRow[]>>
  onRunImport: (form: ImportRunForm) => Promise<ImportResponse<Import>>
  onUndoImport: (name: string) => Promise<ImportResponse<ImportUndoAnswer>>
  /** Creates the random name of an import. */
  createName: () => string
}
